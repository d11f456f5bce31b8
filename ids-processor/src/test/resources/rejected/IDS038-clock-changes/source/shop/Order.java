package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Cosid80;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(friendly = "Europe/Berlin")})
  OrderId id;

  @Snowflake(codec = {@Codec(radix = 62), @Codec(datePrefix = "yyyyMMddHH", zone = "Europe/Berlin")})
  InvoiceId invoice;

  @Cosid80(codec = @Codec(friendly = "America/New_York"))
  TraceId trace;

  @Snowflake(codec = @Codec(friendly = "Asia/Shanghai"))
  DeviceId device;
}
