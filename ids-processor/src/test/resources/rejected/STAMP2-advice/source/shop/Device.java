package shop;

import com.acme.stamp.Parts;
import com.acme.stamp.StampId;

class Device {
  @StampId(parts = @Parts(sequence = 2))
  DeviceId id;
}
