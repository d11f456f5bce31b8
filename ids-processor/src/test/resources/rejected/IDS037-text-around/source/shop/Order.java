package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(radix = 62), @Codec(suffix = "/de")})
  OrderId id;

  @Snowflake(codec = @Codec(datePrefix = "yyMMdd", delimiter = "\u0000 "))
  InvoiceId invoice;

  @Snowflake(codec = @Codec(datePrefix = "yyyy/MM/dd"))
  TraceId trace;

  @Snowflake(codec = @Codec(suffix = "-of-the-orders-of-the-north-sea-branch"))
  DeviceId device;
}
