package shop;

import dev.ids.relative.RelativeId;
import java.util.List;

class Invoice {
  enum Kind {
    NEW
  }

  long number;
  List<Invoice> others;
  Kind kind;
  NoteId previous;
  Invoice replaces;

  @RelativeId(keyField = "number.value")
  InvoiceId id;

  @RelativeId(keyField = "others.number")
  NoteId note;

  @RelativeId(keyField = "kind.name")
  PageId page;

  @RelativeId(keyField = "previous.value")
  LineId line;
}
