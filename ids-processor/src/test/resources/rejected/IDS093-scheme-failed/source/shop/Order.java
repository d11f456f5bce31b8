package shop;

import com.acme.faulty.FaultyId;

class Order {
  @FaultyId OrderId id;

  @FaultyId(how = "assertion")
  LineId line;

  @FaultyId(how = "recursion")
  NoteId note;

  @FaultyId(how = "message")
  PageId page;

  @FaultyId(how = "advice")
  BillId bill;
}
