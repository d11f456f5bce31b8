package shop;

import dev.ids.JsonForm;
import dev.ids.StorageKind;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;
import java.util.UUID;

class Device {
  @UlidId(prefix = "dev_")
  String id;

  @Snowflake(layout = LayoutPreset.JS_SAFE_MS, json = JsonForm.NUMBER)
  long number;

  @UlidId(in = "shop.ids")
  UUID external;

  @UlidId(storage = StorageKind.TEXT)
  byte[] token;
}
