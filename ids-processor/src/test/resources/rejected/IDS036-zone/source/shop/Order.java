package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Cosid80;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(friendly = "Asia/Shangai")})
  OrderId id;

  @Snowflake(codec = {@Codec(radix = 36), @Codec(datePrefix = "yyMMdd", zone = "utc+25")})
  InvoiceId invoice;

  @Cosid80(codec = @Codec(friendly = "CEST"))
  TraceId trace;

  @Snowflake(codec = @Codec(datePrefix = "yyMMdd", zone = ""))
  DeviceId device;
}
