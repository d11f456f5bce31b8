package shop;

import com.acme.OrderFlake;

class Order {
  @OrderFlake(prefix = "ord_")
  OrderId id;
}
