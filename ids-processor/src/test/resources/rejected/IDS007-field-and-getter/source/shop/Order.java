package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId private OrderId id;

  @UlidId
  OrderId getId() {
    return id;
  }
}
