package shop;

import dev.ids.nanoid.NanoId;

class Order {
  @NanoId(size = 4)
  OrderId id;
  OrderId previous;
}
