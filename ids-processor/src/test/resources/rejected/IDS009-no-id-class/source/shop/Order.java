package shop;

import dev.ids.ulid.UlidId;

@UlidId
class Order {
  String name;
}
