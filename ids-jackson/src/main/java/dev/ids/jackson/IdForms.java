// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.IdType;
import dev.ids.InvalidIdException;
import dev.ids.JsonForm;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import org.jspecify.annotations.Nullable;

/**
 * The forms in which the ids of one class stand in a document. Text is always one of them. Knows
 * nothing of Jackson.
 *
 * @param type the id class
 * @param number the form of ids that are numbers; else null
 * @param bytes the form of ids in formats that have bytes; null if the scheme has none
 */
record IdForms<T extends TypedId<T>>(
    IdType<T> type, @Nullable StorageForm<T, Long> number, @Nullable StorageForm<T, byte[]> bytes) {

  /** The forms that the declaration of the class asks for. */
  static <T extends TypedId<T>> IdForms<T> of(IdType<T> type) {
    if (type.declaration().json() == JsonForm.NUMBER) {
      return new IdForms<>(type, as(Long.class, type.form(StorageKind.LONG)), null);
    }
    StorageForm<T, byte[]> bytes =
        type.findForm(StorageKind.BINARY).map(form -> as(byte[].class, form)).orElse(null);
    return new IdForms<>(type, null, bytes);
  }

  /** The same ids as nothing but text. */
  IdForms<T> asText() {
    return new IdForms<>(type, null, null);
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

  /** The token that always stands for these ids, for messages. */
  String expected() {
    return number == null ? "a string" : "an integer";
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
