// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/**
 * How an id class carries its bits: one of the four shapes of {@link IdScheme}.
 *
 * @param <T> the id class
 */
public sealed interface Carrier<T> {
  /** Carries 64 bits. */
  static <T> Carrier<T> bits64(LongFunction<T> make, ToLongFunction<T> bits) {
    return new Bits64<>(make, bits);
  }

  /** Carries 128 bits. */
  static <T> Carrier<T> bits128(
      Bits128Scheme.Factory<T> make, ToLongFunction<T> high, ToLongFunction<T> low) {
    return new Bits128<>(make, high, low);
  }

  /** Carries the words of a fixed number of bytes. */
  static <T> Carrier<T> bytes(BytesScheme.Factory<T> make, WordOf<T> word) {
    return new Bytes<>(make, word);
  }

  /** Carries text. */
  static <T> Carrier<T> text(Function<String, T> make, Function<T, String> text) {
    return new Text<>(make, text);
  }

  /** Reads one 64-bit word of an id; index 0 is the most significant, unused words are 0. */
  @FunctionalInterface
  interface WordOf<T> {
    long of(T id, int index);
  }

  /** For a {@link Bits64Scheme}. */
  record Bits64<T>(LongFunction<T> make, ToLongFunction<T> bits) implements Carrier<T> {}

  /** For a {@link Bits128Scheme}. */
  record Bits128<T>(Bits128Scheme.Factory<T> make, ToLongFunction<T> high, ToLongFunction<T> low)
      implements Carrier<T> {}

  /** For a {@link BytesScheme}. */
  record Bytes<T>(BytesScheme.Factory<T> make, WordOf<T> word) implements Carrier<T> {}

  /** For a {@link TextScheme}. */
  record Text<T>(Function<String, T> make, Function<T, String> text) implements Carrier<T> {}
}
