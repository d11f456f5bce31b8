package shop;

import dev.ids.relative.RelativeId;

class Order {
  @RelativeId(keyField = "tenant", secret = "My secret!")
  OrderId id;
  OrderId previous;
  String tenant;
}
