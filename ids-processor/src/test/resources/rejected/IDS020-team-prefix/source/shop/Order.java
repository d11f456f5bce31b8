package shop;

class Order {
  @OrderFlake(prefix = "ord/")
  OrderId id;

  CustomerId customer;

  @OrderFlake(prefix = "cus_")
  CustomerId getCustomer() {
    return customer;
  }
}
