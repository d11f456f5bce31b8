package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId(in = "ids")
  ids.OrderId id;
}
