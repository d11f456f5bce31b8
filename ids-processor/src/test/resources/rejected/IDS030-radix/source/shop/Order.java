package shop;

import dev.ids.snowflake.Cosid80;

class Order {
  @Cosid80(radix = 64)
  OrderId id;
  OrderId previous;
}
