package shop;

import com.acme.OrderFlake;

class Order {
  @OrderFlake OrderId id;
}
