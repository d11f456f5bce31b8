package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(prefix = "dev_", bits = @Bits(time = 41, node = 10, seq = 13))
  DeviceId id;
  DeviceId parent;
}
