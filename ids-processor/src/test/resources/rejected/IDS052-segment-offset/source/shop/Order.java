package shop;

import dev.ids.segment.SegmentId;

class Order {
  @SegmentId(name = "order", offset = -1)
  OrderId id;

  // Four digits end with 9999.
  @SegmentId(name = "table", digits = 4, offset = 10_000)
  TableId table;
}
