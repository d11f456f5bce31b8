package shop;

import dev.ids.segment.SegmentId;

class Order {
  @SegmentId(name = "order", zone = "Europe/Berlin")
  OrderId id;

  @SegmentId(name = "line", delimiter = ".")
  LineId line;
}
