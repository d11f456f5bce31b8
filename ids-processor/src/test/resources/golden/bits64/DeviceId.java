package shop;

import com.acme.stamp.Parts;
import com.acme.stamp.StampId;
import com.acme.stamp.StampScheme;
import dev.ids.Carrier;
import dev.ids.GeneratedTypedId;
import dev.ids.IdType;
import dev.ids.TypedId;
import java.io.Serial;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** A typed id, declared at {@code shop.Order.id}. Immutable and thread-safe. */
@StampId(parts = @Parts(node = 8), prefix = "dev_")
@Generated("dev.ids.processor.TypedIdProcessor")
@GeneratedTypedId("shop.Order.id")
public final class DeviceId implements TypedId<DeviceId> {
  /** What integrations need to know: text, storage, and how new ids are issued. */
  public static final IdType<DeviceId> TYPE = IdType.of(
      DeviceId.class,
      StampId.class,
      StampScheme::of,
      Carrier.bits64(DeviceId::new, id -> id.bits));

  private static final StampScheme SCHEME = TYPE.scheme(StampScheme.class);

  @Serial
  private static final long serialVersionUID = 1L;

  private final long bits;

  private DeviceId(long bits) {
    this.bits = SCHEME.check(bits);
  }

  /**
   * The id with this value.
   *
   * @throws dev.ids.InvalidIdException if no id has it
   */
  public static DeviceId of(long value) {
    return new DeviceId(value);
  }

  /**
   * A new id.
   *
   * @throws dev.ids.IdExhaustedException if there are none left for now
   * @throws IllegalStateException if a setting that they need is missing, such as a slot
   */
  public static DeviceId next() {
    return TYPE.next();
  }

  /**
   * Reads the text that {@link #toString} writes.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static DeviceId parse(String text) {
    return TYPE.parse(text);
  }

  /** Reads the text that {@link #toString} writes; empty if it is no such text. */
  public static Optional<DeviceId> tryParse(String text) {
    return TYPE.tryParse(text);
  }

  /**
   * The same as {@link #parse}; web frameworks convert parameters by this name.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static DeviceId valueOf(String text) {
    return parse(text);
  }

  /** The value of this id, without its type. */
  public long value() {
    return bits;
  }

  /** What {@link StampScheme#issuedAt} reads from this id. */
  public Instant issuedAt() {
    return SCHEME.issuedAt(bits);
  }

  /** What {@link StampScheme#node} reads from this id. */
  public int node() {
    return SCHEME.node(bits);
  }

  @Override
  public int compareTo(DeviceId other) {
    return Long.compare(bits, other.bits);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DeviceId id && bits == id.bits;
  }

  @Override
  public int hashCode() {
    // Ids of one moment differ in a few bits; the product spreads them over the hash.
    return (int) (bits * 0x9E3779B97F4A7C15L >>> 32);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }

  @Serial
  private Object readResolve() {
    // A stream may bring any bits: check them again.
    return new DeviceId(bits);
  }
}
