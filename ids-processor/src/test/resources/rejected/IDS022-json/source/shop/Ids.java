package shop;

import dev.ids.JsonForm;
import dev.ids.ulid.UlidId;

interface Ids {
  @UlidId(json = JsonForm.NUMBER)
  OrderId order();
}
