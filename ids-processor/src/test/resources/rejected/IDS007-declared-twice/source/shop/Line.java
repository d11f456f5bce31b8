package shop;

import dev.ids.ulid.UlidId;

class Line {
  @UlidId(prefix = "ord_")
  OrderId copiedFrom;
}
