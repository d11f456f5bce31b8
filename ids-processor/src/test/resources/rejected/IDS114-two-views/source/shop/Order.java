package shop;

import dev.ids.ulid.UlidId;
import java.util.UUID;

class Order {
  @UlidId private UUID id;

  @UlidId
  UUID getId() {
    return id;
  }
}
