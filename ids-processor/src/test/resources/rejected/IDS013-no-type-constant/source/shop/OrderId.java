package shop;

import dev.ids.TypedId;
import dev.ids.ulid.UlidId;

@UlidId(prefix = "ord_")
final class OrderId implements TypedId<OrderId> {
  private static final long serialVersionUID = 1L;

  @Override
  public int compareTo(OrderId other) {
    return 0;
  }
}
