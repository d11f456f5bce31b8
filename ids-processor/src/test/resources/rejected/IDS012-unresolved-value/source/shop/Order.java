package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId(prefix = Prefixes.ORDER)
  OrderId id;

  @UlidId CustomerId customer;
}
