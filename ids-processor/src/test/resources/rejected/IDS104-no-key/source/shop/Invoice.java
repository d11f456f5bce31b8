package shop;

import dev.ids.relative.RelativeId;
import java.util.Date;
import java.util.List;

class Invoice {
  Date since;
  double amount;
  List<String> tags;
  Stamp stamp;
  Slip slip;
  String tenant;
  int number;

  @RelativeId(keyField = "since")
  InvoiceId id;

  @RelativeId(keyField = "amount")
  NoteId note;

  @RelativeId(keyField = "tags")
  PageId page;

  @RelativeId(keyField = "stamp")
  LineId line;

  @RelativeId(keyField = "slip")
  ItemId item;
}
