package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Cosid80;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(datePrefix = "yyMMdd"), @Codec(radix = 62)})
  OrderId id;

  @Snowflake(codec = {@Codec(radix = 62), @Codec(friendly = "UTC")})
  InvoiceId invoice;

  @Cosid80(codec = {@Codec(radix = 62), @Codec(suffix = "-de")})
  TraceId trace;

  @Cosid80(codec = @Codec(suffix = "-de"))
  SpanId span;
}
