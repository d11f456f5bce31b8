package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId error.NonExistentClass id;
}
