package shop;

import dev.ids.Issued;
import dev.ids.ulid.UlidId;

class Order {
  @Issued @UlidId OrderId id;
}
