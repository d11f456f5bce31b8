package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId(prefix = "ord_", in = "shop.my ids")
  OrderId id;
}
