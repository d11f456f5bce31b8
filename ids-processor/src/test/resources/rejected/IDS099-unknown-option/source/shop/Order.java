package shop;

class Order {
  @dev.ids.ulid.UlidId OrderId id;
}
