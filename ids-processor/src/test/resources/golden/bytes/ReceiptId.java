package shop;

import com.acme.digest.Digest;
import com.acme.digest.DigestId;
import com.acme.digest.DigestScheme;
import dev.ids.Carrier;
import dev.ids.GeneratedTypedId;
import dev.ids.IdType;
import dev.ids.TypedId;
import java.io.Serial;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** A typed id, declared at {@code shop.Order.id}. Immutable and thread-safe. */
@DigestId
@Generated("dev.ids.processor.TypedIdProcessor")
@GeneratedTypedId("shop.Order.id")
public final class ReceiptId implements TypedId<ReceiptId> {
  /** What integrations need to know: text, storage, and how new ids are issued. */
  public static final IdType<ReceiptId> TYPE = IdType.of(
      ReceiptId.class,
      DigestId.class,
      DigestScheme::of,
      Carrier.bytes((w0, w1, w2, w3) -> new ReceiptId(w0, w1, w2), ReceiptId::word));

  private static final DigestScheme SCHEME = TYPE.scheme(DigestScheme.class);

  @Serial
  private static final long serialVersionUID = 1L;

  private final long w0;
  private final long w1;
  private final long w2;

  private ReceiptId(long w0, long w1, long w2) {
    SCHEME.check(w0, w1, w2, 0);
    this.w0 = w0;
    this.w1 = w1;
    this.w2 = w2;
  }

  /**
   * The id with this value.
   *
   * @throws dev.ids.InvalidIdException if no id has it
   */
  public static ReceiptId of(Digest value) {
    return new ReceiptId(SCHEME.word(value, 0), SCHEME.word(value, 1), SCHEME.word(value, 2));
  }

  /**
   * A new id.
   *
   * @throws dev.ids.IdExhaustedException if there are none left for now
   * @throws IllegalStateException if a setting that they need is missing, such as a slot
   */
  public static ReceiptId next() {
    return TYPE.next();
  }

  /**
   * Reads the text that {@link #toString} writes.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static ReceiptId parse(String text) {
    return TYPE.parse(text);
  }

  /** Reads the text that {@link #toString} writes; empty if it is no such text. */
  public static Optional<ReceiptId> tryParse(String text) {
    return TYPE.tryParse(text);
  }

  /**
   * The same as {@link #parse}; web frameworks convert parameters by this name.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static ReceiptId valueOf(String text) {
    return parse(text);
  }

  /** The value of this id, without its type. */
  public Digest value() {
    return SCHEME.value(w0, w1, w2, 0);
  }

  /** What {@link DigestScheme#firstWord} reads from this id. */
  public int firstWord() {
    return DigestScheme.firstWord(w0, w1, w2, 0);
  }

  @Override
  public int compareTo(ReceiptId other) {
    if (w0 != other.w0) {
      return Long.compareUnsigned(w0, other.w0);
    }
    if (w1 != other.w1) {
      return Long.compareUnsigned(w1, other.w1);
    }
    return Long.compareUnsigned(w2, other.w2);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReceiptId id && w0 == id.w0 && w1 == id.w1 && w2 == id.w2;
  }

  @Override
  public int hashCode() {
    // Ids of one moment differ in a few bits; the product spreads them over the hash.
    return (int) (((w0 * 31 + w1) * 31 + w2) * 0x9E3779B97F4A7C15L >>> 32);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }

  private long word(int index) {
    return switch (index) {
      case 0 -> w0;
      case 1 -> w1;
      case 2 -> w2;
      default -> 0;
    };
  }

  @Serial
  private Object readResolve() {
    // A stream may bring any bits: check them again.
    return new ReceiptId(w0, w1, w2);
  }
}
