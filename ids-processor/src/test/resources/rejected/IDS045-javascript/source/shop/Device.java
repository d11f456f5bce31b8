package shop;

import dev.ids.JsonForm;
import dev.ids.snowflake.Snowflake;

class Device {
  @Snowflake(json = JsonForm.NUMBER)
  DeviceId id;
  DeviceId parent;
}
