package shop;

import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(layout = LayoutPreset.COSID_80)
  DeviceId id;
  DeviceId parent;
}
