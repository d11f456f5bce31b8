package shop;

import dev.ids.StorageKind;
import dev.ids.ulid.UlidId;

class Order {
  private OrderId id;

  @UlidId(prefix = "ord_", storage = StorageKind.LONG)
  OrderId getId() {
    return id;
  }
}
