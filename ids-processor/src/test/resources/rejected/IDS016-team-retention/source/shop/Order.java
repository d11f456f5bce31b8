package shop;

class Order {
  @OrderFlake OrderId id;
}
