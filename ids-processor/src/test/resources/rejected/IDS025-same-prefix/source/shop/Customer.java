package shop;

import dev.ids.nanoid.NanoId;

class Customer {
  @NanoId(prefix = "ord_")
  CustomerId id;

  @NanoId(prefix = "o")
  NoteId note;
}
