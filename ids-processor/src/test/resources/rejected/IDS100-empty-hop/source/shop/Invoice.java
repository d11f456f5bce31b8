package shop;

import dev.ids.relative.RelativeId;

class Invoice {
  @RelativeId(keyField = "customer..name")
  InvoiceId id;
}
