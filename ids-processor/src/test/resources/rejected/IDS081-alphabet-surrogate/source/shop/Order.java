package shop;

import dev.ids.nanoid.NanoId;

class Order {
  @NanoId(alphabet = "ab\uD83D\uDE00")
  OrderId id;
  OrderId previous;
}
