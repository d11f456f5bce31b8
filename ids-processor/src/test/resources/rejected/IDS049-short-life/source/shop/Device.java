package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(bits = @Bits(time = 30, node = 10, seq = 12))
  DeviceId id;
  DeviceId parent;
}
