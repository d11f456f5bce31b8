package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId Order.Id id;
}
