package shop;

class Customer {
  double size;

  String getName() {
    return "";
  }
}
