package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(layout = LayoutPreset.JS_SAFE_MS, bits = @Bits(time = 41, node = 3, seq = 9))
  DeviceId id;
  DeviceId parent;
}
