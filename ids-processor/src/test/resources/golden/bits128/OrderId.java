package shop;

import dev.ids.Carrier;
import dev.ids.GeneratedTypedId;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.ulid.Ulid;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;
import java.io.Serial;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** A typed id, declared at {@code shop.Order.id}. Immutable and thread-safe. */
@UlidId(prefix = "ord_")
@Generated("dev.ids.processor.TypedIdProcessor")
@GeneratedTypedId("shop.Order.id")
public final class OrderId implements TypedId<OrderId> {
  /** What integrations need to know: text, storage, and how new ids are issued. */
  public static final IdType<OrderId> TYPE = IdType.of(
      OrderId.class,
      UlidId.class,
      UlidScheme::of,
      Carrier.bits128(OrderId::new, id -> id.high, id -> id.low));

  private static final UlidScheme SCHEME = TYPE.scheme(UlidScheme.class);

  @Serial
  private static final long serialVersionUID = 1L;

  private final long high;
  private final long low;

  private OrderId(long high, long low) {
    SCHEME.check(high, low);
    this.high = high;
    this.low = low;
  }

  /**
   * The id with this value.
   *
   * @throws dev.ids.InvalidIdException if no id has it
   */
  public static OrderId of(Ulid value) {
    return new OrderId(SCHEME.high(value), SCHEME.low(value));
  }

  /**
   * A new id.
   *
   * @throws dev.ids.IdExhaustedException if there are none left for now
   * @throws IllegalStateException if a setting that they need is missing, such as a slot
   */
  public static OrderId next() {
    return TYPE.next();
  }

  /**
   * Reads the text that {@link #toString} writes.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static OrderId parse(String text) {
    return TYPE.parse(text);
  }

  /** Reads the text that {@link #toString} writes; empty if it is no such text. */
  public static Optional<OrderId> tryParse(String text) {
    return TYPE.tryParse(text);
  }

  /**
   * The same as {@link #parse}; web frameworks convert parameters by this name.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static OrderId valueOf(String text) {
    return parse(text);
  }

  /** The value of this id, without its type. */
  public Ulid value() {
    return SCHEME.value(high, low);
  }

  /** What {@link UlidScheme#timestamp} reads from this id. */
  public Instant timestamp() {
    return UlidScheme.timestamp(high, low);
  }

  @Override
  public int compareTo(OrderId other) {
    if (high != other.high) {
      return Long.compareUnsigned(high, other.high);
    }
    return Long.compareUnsigned(low, other.low);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OrderId id && high == id.high && low == id.low;
  }

  @Override
  public int hashCode() {
    // Ids of one moment differ in a few bits; the product spreads them over the hash.
    return (int) ((high * 31 + low) * 0x9E3779B97F4A7C15L >>> 32);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }

  @Serial
  private Object readResolve() {
    // A stream may bring any bits: check them again.
    return new OrderId(high, low);
  }
}
