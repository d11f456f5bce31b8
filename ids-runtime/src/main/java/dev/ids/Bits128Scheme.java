// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Ascii;

/**
 * A scheme whose ids are 128 bits, kept as two {@code long}s.
 *
 * @param <V> the value that users see, such as {@code Ulid} or {@code java.util.UUID}
 */
public non-sealed interface Bits128Scheme<V> extends IdScheme {
  /** The value with these bits. */
  V value(long high, long low);

  /** The more significant 64 bits. */
  long high(V value);

  /** The less significant 64 bits. */
  long low(V value);

  /** The canonical text. */
  String format(long high, long low);

  /**
   * Writes the canonical text into {@code ascii} from {@code offset} on, for writers that have
   * bytes and want no {@code String}. Worth overriding where the text can be written without one.
   *
   * @return how many bytes that are; -1 if the text is not ASCII, with part of it written
   * @throws IndexOutOfBoundsException if there is room for less than {@link #textLength()}
   */
  default int format(long high, long low, byte[] ascii, int offset) {
    return Ascii.put(format(high, low), ascii, offset);
  }

  /**
   * Reads a canonical text and hands its bits to {@code factory}.
   *
   * @throws InvalidIdException if it is not one
   */
  <T> T parse(String text, Factory<T> factory);

  /**
   * Throws unless these bits are an id of this scheme. Most schemes take every value, as does this
   * default.
   *
   * @throws InvalidIdException if they are not
   */
  default void check(long high, long low) {}

  /** Makes an id from its bits. */
  @FunctionalInterface
  interface Factory<T> {
    T of(long high, long low);
  }

  /** A scheme that issues ids without input. */
  interface Issuing<V> extends Bits128Scheme<V>, SelfIssuing {
    /** A new thread-safe source of ids; called once for each id class and issuing domain. */
    Source source(Issuer issuer);
  }

  /** Issues ids as bits, so that no wrapper stands between a generator and an id class. */
  @FunctionalInterface
  interface Source {
    <T> T next(Factory<T> factory);
  }

  /** A scheme that issues ids for a key. */
  interface Keyed<V> extends Bits128Scheme<V>, KeyIssuing {
    /** A new thread-safe source of ids; called once for each id class and issuing domain. */
    KeyedSource source(Issuer issuer);
  }

  /** Issues ids for keys. The ids of one key lie in one range. */
  interface KeyedSource {
    /** The next id of a key. */
    <T> T next(String key, Factory<T> factory);

    /** The smallest id that a key can have. */
    <T> T lowest(String key, Factory<T> factory);

    /** The largest id that a key can have. */
    <T> T highest(String key, Factory<T> factory);
  }
}
