package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId(prefix = "order/") OrderId id;
  OrderId previous;
}
