package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;
import java.time.temporal.ChronoUnit;

class Device {
  @Snowflake(bits = @Bits(time = 41, node = 10, seq = 12, unit = ChronoUnit.HOURS))
  DeviceId id;
  DeviceId parent;
}
