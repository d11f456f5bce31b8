package shop;

import dev.ids.codec.Codec;
import dev.ids.codec.IdCodec;
import dev.ids.codec.Radix;
import dev.ids.snowflake.Snowflake;

class Order {
  @Snowflake(codec = {@Codec(custom = Radix.class)})
  OrderId id;

  @Snowflake(codec = {@Codec(custom = Hashids.class), @Codec(suffix = "-de")})
  InvoiceId invoice;

  static final class Hashids implements IdCodec {
    Hashids(int salt) {}

    @Override
    public String encode(long id) {
      return "";
    }

    @Override
    public long decode(String text) {
      return 0;
    }
  }
}
