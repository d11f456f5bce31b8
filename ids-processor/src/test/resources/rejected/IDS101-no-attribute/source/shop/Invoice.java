package shop;

import dev.ids.relative.RelativeId;
import java.util.Date;
import java.util.UUID;

class Invoice extends Base<Customer> {
  @RelativeId(keyField = "tenent")
  InvoiceId id;

  String tenant;
  Date since;

  @RelativeId(keyField = "owner.nmae")
  NoteId note;

  @RelativeId(keyField = "ownr.name")
  PageId page;

  @RelativeId(keyField = "somethingElse")
  UUID raw;
}
