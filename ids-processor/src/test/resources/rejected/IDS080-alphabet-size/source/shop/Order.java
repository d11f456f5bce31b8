package shop;

import dev.ids.nanoid.NanoId;

class Order {
  @NanoId(alphabet = "")
  OrderId id;
  OrderId previous;
}
