// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Ascii;

/**
 * A scheme whose ids are a fixed number of bytes, 1 to 32, kept as {@code long}s.
 *
 * <p>The bytes are one big-endian unsigned number, cut into 64-bit words from the low end: an id of
 * 10 bytes has two words, the first with 16 bits. Words that the size does not need are 0.
 *
 * @param <V> the value that users see
 */
public non-sealed interface BytesScheme<V> extends IdScheme {
  /** How many bytes an id has; the same as {@link SchemeOf#bytes()}. */
  int size();

  /** The value with these words, most significant first. */
  V value(long w0, long w1, long w2, long w3);

  /** One word of a value; {@code index} 0 is the most significant. */
  long word(V value, int index);

  /** The canonical text. */
  String format(long w0, long w1, long w2, long w3);

  /**
   * Writes the canonical text into {@code ascii} from {@code offset} on, for writers that have
   * bytes and want no {@code String}. Worth overriding where the text can be written without one.
   *
   * @return how many bytes that are; -1 if the text is not ASCII, with part of it written
   * @throws IndexOutOfBoundsException if there is room for less than {@link #textLength()}
   */
  default int format(long w0, long w1, long w2, long w3, byte[] ascii, int offset) {
    return Ascii.put(format(w0, w1, w2, w3), ascii, offset);
  }

  /**
   * Reads a canonical text and hands its words to {@code factory}.
   *
   * @throws InvalidIdException if it is not one
   */
  <T> T parse(String text, Factory<T> factory);

  /**
   * Throws unless these words are an id of this scheme. Most schemes take every value, as does this
   * default.
   *
   * @throws InvalidIdException if they are not
   */
  default void check(long w0, long w1, long w2, long w3) {}

  /** Makes an id from its words. */
  @FunctionalInterface
  interface Factory<T> {
    T of(long w0, long w1, long w2, long w3);
  }

  /** A scheme that issues ids without input. */
  interface Issuing<V> extends BytesScheme<V>, SelfIssuing {
    /** A new thread-safe source of ids; called once for each id class and issuing domain. */
    Source source(Issuer issuer);
  }

  /** Issues ids as words. */
  @FunctionalInterface
  interface Source {
    <T> T next(Factory<T> factory);
  }
}
