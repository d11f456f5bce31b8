package shop;

import dev.ids.segment.SegmentId;

class Order {
  @SegmentId(name = "order", step = 0)
  OrderId id;

  @SegmentId(name = "line", step = 2_000_000_000)
  LineId line;
}
