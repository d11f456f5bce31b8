package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(bits = @Bits(time = 41, node = 40, seq = 12))
  DeviceId id;
  DeviceId parent;
}
