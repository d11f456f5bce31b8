package shop;

import dev.ids.relative.RelativeId;

interface Ids {
  @RelativeId(keyField = "tenant")
  InvoiceId invoice();
}
