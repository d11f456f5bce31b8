package shop;

import com.acme.stamp.StampId;
import dev.ids.JsonForm;

class Device {
  @StampId(json = JsonForm.NUMBER, prefix = "dev_")
  DeviceId id;
}
