package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(radix = 62, suffix = "-de")})
  OrderId id;

  @Snowflake(codec = {@Codec(radix = 62), @Codec(width = 11)})
  InvoiceId invoice;

  @Snowflake(codec = {@Codec(friendly = "UTC", width = 11)})
  TraceId trace;

  @Snowflake(codec = {@Codec(suffix = "-de", padStart = true)})
  DeviceId device;

  @Snowflake(codec = {@Codec(suffix = "-de", zone = "Asia/Tokyo")})
  CustomerId customer;
}
