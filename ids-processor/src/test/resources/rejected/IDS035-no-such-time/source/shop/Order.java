package shop;

import dev.ids.codec.Codec;
import dev.ids.codec.DateSource;
import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(datePrefix = "yyMMdd", source = DateSource.NOW)})
  OrderId id;

  @Snowflake(bits = @Bits(time = 50, node = 3, seq = 10), codec = @Codec(friendly = "UTC"))
  InvoiceId invoice;

  @Snowflake(bits = @Bits(time = 50, node = 3, seq = 10), codec = @Codec(datePrefix = "yyMM"))
  TraceId trace;
}
