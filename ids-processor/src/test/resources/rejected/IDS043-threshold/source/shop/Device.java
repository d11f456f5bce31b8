package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(bits = {@Bits(time = 41, node = 10, seq = 12, seqResetThreshold = 4096)})
  DeviceId id;
  DeviceId parent;
}
