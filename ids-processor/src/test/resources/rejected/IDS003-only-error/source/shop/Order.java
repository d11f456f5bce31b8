package shop;

import dev.ids.ulid.UlidId;
import java.util.List;
import java.util.Map;

class Order {
  @UlidId List<PartId> parts;
  @UlidId Map<String, List<LineId[]>> lines;
  @UlidId NoteId[] notes;

  @UlidId
  BillId bill(int number) {
    return null;
  }

  @UlidId CustomerId customer;
  @UlidId List<CustomerId> others;
}
