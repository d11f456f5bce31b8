package shop;

import dev.ids.nanoid.NanoId;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;
import java.util.UUID;

class Order {
  @UlidId private long id;
  @Snowflake UUID external;
  @UlidId Object token;
  @Snowflake int number;

  @NanoId
  byte[] getTrackingId() {
    return null;
  }
}
