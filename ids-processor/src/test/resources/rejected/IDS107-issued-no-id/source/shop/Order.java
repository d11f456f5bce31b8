package shop;

import dev.ids.Issued;
import java.util.List;

class Order {
  @Issued String id;
  @Issued List<OrderId> others;
  @dev.ids.ulid.UlidId OrderId copiedFrom;
}
