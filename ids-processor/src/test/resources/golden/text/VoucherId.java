package shop;

import com.acme.tag.TagId;
import com.acme.tag.TagScheme;
import dev.ids.Carrier;
import dev.ids.GeneratedTypedId;
import dev.ids.IdType;
import dev.ids.TypedId;
import java.io.Serial;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** A typed id, declared at {@code shop.Order.id}. Immutable and thread-safe. */
@TagId
@Generated("dev.ids.processor.TypedIdProcessor")
@GeneratedTypedId("shop.Order.id")
public final class VoucherId implements TypedId<VoucherId> {
  /** What integrations need to know: text, storage, and how new ids are issued. */
  public static final IdType<VoucherId> TYPE = IdType.of(
      VoucherId.class,
      TagId.class,
      TagScheme::of,
      Carrier.text(VoucherId::new, id -> id.text));

  private static final TagScheme SCHEME = TYPE.scheme(TagScheme.class);

  @Serial
  private static final long serialVersionUID = 1L;

  private final String text;

  private VoucherId(String text) {
    this.text = text;
  }

  /**
   * The id with this value.
   *
   * @throws dev.ids.InvalidIdException if no id has it
   */
  public static VoucherId of(String value) {
    return new VoucherId(SCHEME.parse(value));
  }

  /**
   * A new id.
   *
   * @throws dev.ids.IdExhaustedException if there are none left for now
   * @throws IllegalStateException if a setting that they need is missing, such as a slot
   */
  public static VoucherId next() {
    return TYPE.next();
  }

  /**
   * Reads the text that {@link #toString} writes.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static VoucherId parse(String text) {
    return TYPE.parse(text);
  }

  /** Reads the text that {@link #toString} writes; empty if it is no such text. */
  public static Optional<VoucherId> tryParse(String text) {
    return TYPE.tryParse(text);
  }

  /**
   * The same as {@link #parse}; web frameworks convert parameters by this name.
   *
   * @throws dev.ids.InvalidIdException if it is no such text
   */
  public static VoucherId valueOf(String text) {
    return parse(text);
  }

  /** The value of this id, without its type. */
  public String value() {
    return text;
  }

  /** What {@link TagScheme#firstLetter} reads from this id. */
  public char firstLetter() {
    return TagScheme.firstLetter(text);
  }

  @Override
  public int compareTo(VoucherId other) {
    return text.compareTo(other.text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof VoucherId id && text.equals(id.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }

  @Serial
  private Object readResolve() {
    // A stream may bring any bits: check them again.
    return new VoucherId(SCHEME.parse(text));
  }
}
