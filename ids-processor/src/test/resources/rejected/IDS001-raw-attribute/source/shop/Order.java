package shop;

import dev.ids.ulid.UlidId;
import java.util.UUID;

class Order {
  @UlidId private long id;
  @UlidId UUID external;
  @UlidId byte[] token;

  @UlidId
  String getTrackingId() {
    return "";
  }
}
