package shop;

class Order {
  @OrderFlake(prefix = "ord_")
  OrderId id;

  @OrderFlake(prefix = "cus_")
  CustomerId customer;
}
