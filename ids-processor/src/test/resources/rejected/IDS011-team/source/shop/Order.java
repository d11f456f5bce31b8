package shop;

import dev.ids.snowflake.Snowflake;

class Order {
  @OrderFlake @Snowflake OrderId id;
}
