package shop;

class Stamp {
  String text;
}
