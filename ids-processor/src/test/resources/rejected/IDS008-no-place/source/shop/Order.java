package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId
  OrderId find(String text) {
    return null;
  }

  @UlidId
  void clear() {}

  @UlidId
  interface Ids {}

  enum State {
    @UlidId
    OPEN
  }
}
