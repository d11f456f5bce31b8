package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId Ref<OrderId> id;
}
