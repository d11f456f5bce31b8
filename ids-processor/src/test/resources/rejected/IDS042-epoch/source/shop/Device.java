package shop;

import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(epoch = "2024-01-01")
  DeviceId id;
  DeviceId parent;
}
