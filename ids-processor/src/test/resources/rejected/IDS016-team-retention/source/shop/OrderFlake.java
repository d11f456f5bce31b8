package shop;

import dev.ids.snowflake.Snowflake;

@Snowflake
@interface OrderFlake {}
