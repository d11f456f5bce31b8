package shop;

import dev.ids.Issued;
import dev.ids.relative.RelativeId;

class Invoice {
  @Issued InvoiceId id;

  @Issued(keyField = "tenent")
  InvoiceId copiedFrom;

  String tenant;

  interface Ids {
    @RelativeId
    InvoiceId invoice();
  }
}
