package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId(prefix = "o\u0007 \ud83c")
  OrderId id;
}
