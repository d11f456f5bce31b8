package shop;

import dev.ids.ulid.UlidId;

class Customer {
  @UlidId(prefix = "cus_")
  CustomerId id;
}
