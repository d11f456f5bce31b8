package shop;

import com.acme.tag.TagId;
import com.acme.tag.TagScheme;
import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

@TagId(prefix = "ord#")
final class OrderId implements TypedId<OrderId> {
  public static final IdType<OrderId> TYPE =
      IdType.of(
          OrderId.class, TagId.class, TagScheme::of, Carrier.text(OrderId::new, id -> id.text));

  private static final long serialVersionUID = 1L;

  private final String text;

  private OrderId(String text) {
    this.text = text;
  }

  @Override
  public int compareTo(OrderId other) {
    return text.compareTo(other.text);
  }
}
