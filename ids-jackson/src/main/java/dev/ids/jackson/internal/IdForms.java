// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.internal;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.IdType;
import dev.ids.InvalidIdException;
import dev.ids.JsonForm;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import java.io.Serializable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The forms in which the ids of one class stand in a document. Text is always one of them.
 *
 * @param type the id class
 * @param number the form of ids that are numbers; else null
 * @param bytes the form of ids in formats that have bytes; null if the scheme has none
 * @param plain whether JSON writes every text as it is; known from the pattern
 */
public record IdForms<T extends TypedId<T>>(
    IdType<T> type,
    @Nullable StorageForm<T, Long> number,
    @Nullable StorageForm<T, byte[]> bytes,
    boolean plain)
    implements Serializable {

  /** The forms that the declaration of the class asks for. */
  public static <T extends TypedId<T>> IdForms<T> of(IdType<T> type) {
    if (type.declaration().json() == JsonForm.NUMBER) {
      return new IdForms<>(type, as(Long.class, type.form(StorageKind.LONG)), null, false);
    }
    StorageForm<T, byte[]> bytes =
        type.findForm(StorageKind.BINARY).map(form -> as(byte[].class, form)).orElse(null);
    return new IdForms<>(type, null, bytes, Plain.isEveryMatchOf(type.textPattern()));
  }

  private static <T extends TypedId<T>> IdForms<T> onlyText(IdType<T> type) {
    return new IdForms<>(type, null, null, Plain.isEveryMatchOf(type.textPattern()));
  }

  /** The type of what is written: a class inherits it, so that a subclass is written the same. */
  public static Optional<IdType<?>> findToWrite(Class<?> written) {
    for (Class<?> c = written; c != null && TypedId.class.isAssignableFrom(c); ) {
      Optional<IdType<?>> type = IdType.find(c);
      if (type.isPresent()) {
        return type;
      }
      c = c.getSuperclass();
    }
    return Optional.empty();
  }

  /** What is wrong with a shape that a property asks for; null if nothing is. */
  public @Nullable String problemWith(JsonFormat.@Nullable Value format) {
    JsonFormat.Shape shape = format == null ? JsonFormat.Shape.ANY : format.getShape();
    if (!shape.isNumeric() || (number != null && shape != JsonFormat.Shape.NUMBER_FLOAT)) {
      return null;
    }
    String asked = "@JsonFormat(shape = " + shape + ") cannot apply to " + name() + ": ";
    return number == null
        ? asked + "its declaration says that it is text; json = NUMBER there makes it a number"
        : asked + "an id is an integer; leave the shape out";
  }

  /** These forms, or only text where a property asks for that; other shapes change nothing. */
  public IdForms<T> shaped(JsonFormat.@Nullable Value format) {
    boolean text = format != null && format.getShape() == JsonFormat.Shape.STRING;
    return text ? onlyText(type) : this;
  }

  /**
   * Writes the text into {@code scratch}.
   *
   * @return how long it is; -1 if it is longer than the array or not ASCII
   */
  public int ascii(T id, byte[] scratch) {
    return type.textLength() <= scratch.length ? type.format(id, scratch, 0) : -1;
  }

  /** Mappers of Jackson 2 are serialized with all that they hold. */
  private Object writeReplace() {
    return new Serialized<>(type.idClass(), number == null && bytes == null);
  }

  private record Serialized<T extends TypedId<T>>(Class<T> idClass, boolean onlyText)
      implements Serializable {
    private Object readResolve() {
      IdType<T> type = IdType.of(idClass);
      return onlyText ? IdForms.onlyText(type) : IdForms.of(type);
    }
  }

  /** The id class without its package, as messages call it. */
  String name() {
    return type.idClass().getSimpleName();
  }

  /** Reads the decimal digits of a number, without leading zeros. */
  long digits(String text) {
    try {
      long value = Long.parseLong(text);
      if (Long.toString(value).equals(text)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // refused below, as a second way to write a number is
    }
    throw new InvalidIdException(name(), text, "needs decimal digits");
  }

  /** The form with its stored type, which {@link StorageForm#storedType()} promises. */
  private static <T, S, C> StorageForm<T, C> as(Class<C> storedType, StorageForm<T, S> form) {
    return new StorageForm<>(
        form.kind(),
        storedType,
        form.size(),
        id -> storedType.cast(form.toStored().apply(id)),
        stored -> form.fromStored().apply(form.storedType().cast(stored)));
  }
}
