package shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.nanoid.NanoId;
import dev.ids.nanoid.NanoIdScheme;

@NanoId
@SuppressWarnings("serial")
class OrderId implements TypedId<OrderId> {
  public static final IdType<OrderId> TYPE =
      IdType.of(
          OrderId.class, NanoId.class, NanoIdScheme::of, Carrier.text(OrderId::new, id -> id.text));

  private final String text;

  private OrderId(String text) {
    this.text = text;
  }

  @Override
  public int compareTo(OrderId other) {
    return text.compareTo(other.text);
  }
}
