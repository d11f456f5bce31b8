package shop;

import dev.ids.Issued;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;

class Order {
  @UlidId OrderId id;
  @Issued static OrderId first;
  @Issued transient OrderId cached;
  @Snowflake static long last;

  @Issued
  OrderId of(String name) {
    return id;
  }

  interface HasOrder {
    @Issued
    OrderId order();
  }

  enum State {
    @Issued
    OPEN
  }
}
