package shop;

import dev.ids.nanoid.NanoId;

class Order {
  @NanoId(size = 0)
  OrderId id;
  OrderId previous;
}
