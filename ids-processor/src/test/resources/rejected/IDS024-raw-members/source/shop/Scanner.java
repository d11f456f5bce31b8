package shop;

import dev.ids.codec.Codec;
import dev.ids.snowflake.Cosid80;
import dev.ids.snowflake.Snowflake;
import dev.ids.uuid.UuidId;
import dev.ids.uuid.UuidText;
import java.util.UUID;

class Scanner {
  @Snowflake(codec = @Codec(radix = 62))
  long number;

  @Cosid80(codec = @Codec(radix = 36))
  byte[] bytes;

  @UuidId(text = UuidText.ID25)
  UUID uuid;

  @Snowflake(codec = @Codec(radix = 62))
  String text;
}
