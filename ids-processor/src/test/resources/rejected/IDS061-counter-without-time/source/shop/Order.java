package shop;

import dev.ids.uuid.UuidGenerator;
import dev.ids.uuid.UuidId;

class Order {
  @UuidId(version = 4, generator = UuidGenerator.COUNTER)
  OrderId id;
  OrderId previous;
}
