package shop;

import dev.ids.Issued;
import dev.ids.ulid.UlidId;

class Order {
  @Issued(keyField = "tenant")
  OrderId id;

  String tenant;

  interface Ids {
    @UlidId
    OrderId order();
  }
}
