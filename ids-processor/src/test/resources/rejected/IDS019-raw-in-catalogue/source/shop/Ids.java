package shop;

import dev.ids.snowflake.Snowflake;

interface Ids {
  @Snowflake
  long order();
}
