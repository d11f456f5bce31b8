package shop;

import dev.ids.relative.RelativeId;

class Order {
  @RelativeId(keyField = "tenant", salt = "\ud800")
  OrderId id;
  OrderId previous;
  String tenant;
}
