package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId(in = "shop.ids")
  com.acme.ids.OrderId id;
}
