package shop;

import dev.ids.uuid.UuidId;

class Order {
  @UuidId(version = 1)
  OrderId id;
  OrderId previous;
}
