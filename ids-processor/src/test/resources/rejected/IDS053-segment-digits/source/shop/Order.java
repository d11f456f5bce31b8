package shop;

import dev.ids.segment.SegmentId;
import dev.ids.segment.SegmentPeriod;

class Order {
  @SegmentId(name = "order", digits = 19)
  OrderId id;

  // Eight digits of a day and eleven are more than a number has.
  @SegmentId(name = "invoice", period = SegmentPeriod.DAY, digits = 11)
  InvoiceId invoice;

  @SegmentId(name = "line", digits = -6)
  LineId line;
}
