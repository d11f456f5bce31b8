package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Cosid80;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(radix = 62, width = 10), @Codec(suffix = "-de")})
  OrderId id;

  @Snowflake(codec = @Codec(radix = 62, width = 12, padStart = true))
  InvoiceId invoice;

  @Cosid80(codec = @Codec(radix = 36, width = 9))
  TraceId trace;
}
