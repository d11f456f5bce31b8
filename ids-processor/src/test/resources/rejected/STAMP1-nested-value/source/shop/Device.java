package shop;

import com.acme.stamp.Parts;
import com.acme.stamp.StampId;

class Device {
  @StampId(parts = {@Parts(node = 12, sequence = 14)})
  DeviceId braces;

  @StampId(parts = @Parts(node = 12, sequence = 14))
  SensorId without;

  @StampId(parts = @Parts(node = 12))
  MeterId byDefault;
}
