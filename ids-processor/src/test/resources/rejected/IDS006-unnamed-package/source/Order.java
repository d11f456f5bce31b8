import dev.ids.ulid.UlidId;

class Order {
  @UlidId OrderId id;
  OrderId previous;
}
