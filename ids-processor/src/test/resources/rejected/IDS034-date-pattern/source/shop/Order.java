package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(radix = 62), @Codec(datePrefix = "yyMMMdd")})
  OrderId id;

  @Snowflake(codec = @Codec(datePrefix = "YYYY-MM-dd"))
  InvoiceId invoice;

  @Snowflake(codec = @Codec(datePrefix = "yyyyMMddyy"))
  TraceId trace;

  @Snowflake(codec = @Codec(datePrefix = "2026"))
  DeviceId device;
}
