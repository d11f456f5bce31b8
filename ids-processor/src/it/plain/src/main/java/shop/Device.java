package shop;

import dev.ids.uuid.UuidId;

class Device {
  @UuidId DeviceId id;
}
