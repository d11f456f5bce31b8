package shop;

import dev.ids.segment.SegmentId;

class Order {
  // A class name is no name of a counter: it changes.
  @SegmentId OrderId id;

  @SegmentId(name = "order line")
  LineId line;

  @SegmentId(
      name =
          "the-invoices-of-the-branch-by-the-north-sea-and-of-that-on-the-island-which-closes-in-winter-and-opens-at-easter")
  InvoiceId invoice;
}
