package shop;

import dev.ids.relative.RelativeId;

class Invoice {
  String tenant;
  private InvoiceId number;

  @RelativeId(keyField = "number")
  InvoiceId getNumber() {
    return number;
  }
}
