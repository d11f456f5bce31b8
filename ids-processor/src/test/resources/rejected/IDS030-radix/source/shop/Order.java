package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Cosid80;

class Order {
  @Cosid80(codec = @Codec(radix = 64))
  OrderId id;
  OrderId previous;
}
