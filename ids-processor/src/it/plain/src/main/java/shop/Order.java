package shop;

import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(layout = LayoutPreset.SNOWFLAKE_MS)
  OrderId id;

  CustomerId customer;
}
