package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId(prefix = "ord_")
  OrderId id;

  CustomerId customer;
}
