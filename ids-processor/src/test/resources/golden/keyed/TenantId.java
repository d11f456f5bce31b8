package shop;

import com.acme.keyed.KeyedId;
import com.acme.keyed.KeyedScheme;
import dev.ids.Carrier;
import dev.ids.GeneratedTypedId;
import dev.ids.IdRange;
import dev.ids.IdType;
import dev.ids.TypedId;
import java.io.Serial;
import java.util.Optional;
import java.util.UUID;
import javax.annotation.processing.Generated;

/** A typed id, declared at {@code shop.Order.id}. Immutable and thread-safe. */
@KeyedId(allowAssigned = false)
@Generated("dev.ids.processor.TypedIdProcessor")
@GeneratedTypedId("shop.Order.id")
public final class TenantId implements TypedId<TenantId> {
  /** What integrations need to know: text, storage, and how new ids are issued. */
  public static final IdType<TenantId> TYPE = IdType.of(
      TenantId.class,
      KeyedId.class,
      KeyedScheme::of,
      Carrier.bits128(TenantId::new, id -> id.high, id -> id.low));

  private static final KeyedScheme SCHEME = TYPE.scheme(KeyedScheme.class);

  @Serial
  private static final long serialVersionUID = 1L;

  private final long high;
  private final long low;

  private TenantId(long high, long low) {
    SCHEME.check(high, low);
    this.high = high;
    this.low = low;
  }

  /**
   * The id with this value.
   *
   * @throws dev.ids.InvalidIdException if no id has it
   */
  public static TenantId of(UUID value) {
    return new TenantId(SCHEME.high(value), SCHEME.low(value));
  }

  /**
   * A new id for {@code key}.
   *
   * @throws dev.ids.IdExhaustedException if there are none left for now
   * @throws IllegalStateException if a setting that they need is missing, such as a slot
   */
  public static TenantId next(String key) {
    return TYPE.next(key);
  }

  /**
   * All ids that {@code key} can have: those between the two, both included.
   *
   * @throws IllegalStateException if a setting that they need is missing, such as a secret
   */
  public static IdRange<TenantId> rangeOf(String key) {
    return TYPE.rangeOf(key);
  }

  /**
   * Reads the text that {@link #toString} writes.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static TenantId parse(String text) {
    return TYPE.parse(text);
  }

  /** Reads the text that {@link #toString} writes; empty if it is no such text. */
  public static Optional<TenantId> tryParse(String text) {
    return TYPE.tryParse(text);
  }

  /**
   * The same as {@link #parse}; web frameworks convert parameters by this name.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static TenantId valueOf(String text) {
    return parse(text);
  }

  /** The value of this id, without its type. */
  public UUID value() {
    return SCHEME.value(high, low);
  }

  @Override
  public int compareTo(TenantId other) {
    if (high != other.high) {
      return Long.compareUnsigned(high, other.high);
    }
    return Long.compareUnsigned(low, other.low);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TenantId id && high == id.high && low == id.low;
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
    return new TenantId(high, low);
  }
}
