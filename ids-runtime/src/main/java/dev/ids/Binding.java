// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A scheme and an id class of the same shape, joined: the one place that knows the shapes. */
abstract class Binding<T extends TypedId<T>> {
  /** The canonical text, without the prefix of the id class. */
  abstract String format(T id);

  /** The same text as ASCII, and how long it is; -1 if it is not ASCII. */
  abstract int format(T id, byte[] ascii, int offset);

  /** The id as a number, for ids that have a form of kind LONG. */
  long number(T id) {
    throw new IllegalArgumentException(id.getClass().getName() + " is no number");
  }

  /** An id to show in descriptions, always the same; null if the scheme refuses all that we try. */
  abstract @Nullable T example();

  /** Reads what {@link #format} writes. */
  abstract T parse(String text);

  /** The conversion for one kind other than TEXT, or null where the shape has none. */
  abstract @Nullable StorageForm<T, ?> form(StorageKind kind);

  /** Ids without input; the scheme is {@link IdScheme.SelfIssuing}. */
  abstract @Nullable Supplier<T> source(Issuer issuer);

  /** Ids for a key; the scheme is {@link IdScheme.KeyIssuing}. */
  @Nullable KeyedIds<T> keyedSource(Issuer issuer) {
    return null;
  }

  /** The first of these that is an id. */
  @SafeVarargs
  static <T> @Nullable T firstOf(Supplier<T>... candidates) {
    for (Supplier<T> candidate : candidates) {
      try {
        return candidate.get();
      } catch (InvalidIdException e) {
        // the next one
      }
    }
    return null;
  }

  static <T extends TypedId<T>> Binding<T> of(IdScheme scheme, Carrier<T> carrier) {
    if (scheme instanceof Bits64Scheme bits && carrier instanceof Carrier.Bits64<T> c) {
      return new Bits64Binding<>(bits, c);
    }
    if (scheme instanceof Bits128Scheme<?> bits && carrier instanceof Carrier.Bits128<T> c) {
      return new Bits128Binding<>(bits, c);
    }
    if (scheme instanceof BytesScheme<?> bytes && carrier instanceof Carrier.Bytes<T> c) {
      return new BytesBinding<>(bytes, c);
    }
    if (scheme instanceof TextScheme text && carrier instanceof Carrier.Text<T> c) {
      return new TextBinding<>(text, c);
    }
    throw new IllegalArgumentException(
        "scheme "
            + scheme.name()
            + " has another shape than the class that carries it: "
            + carrier.getClass().getSimpleName());
  }
}
