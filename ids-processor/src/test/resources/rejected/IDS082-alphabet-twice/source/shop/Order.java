package shop;

import dev.ids.nanoid.NanoId;

class Order {
  @NanoId(alphabet = "0123456789abca")
  OrderId id;
  OrderId previous;
}
