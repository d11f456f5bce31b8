// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Ascii;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** A scheme whose ids are at most 63 bits: a non-negative {@code long}. */
public non-sealed interface Bits64Scheme extends IdScheme {
  /** How many bits the largest id has. JSON numbers are allowed up to 53. */
  int bits();

  /**
   * Returns {@code bits} if they are an id of this scheme.
   *
   * @throws InvalidIdException if they are not
   */
  long check(long bits);

  /** The canonical text. */
  String format(long bits);

  /**
   * Writes the canonical text into {@code ascii} from {@code offset} on, for writers that have
   * bytes and want no {@code String}. Worth overriding where the text can be written without one.
   *
   * @return how many bytes that are; -1 if the text is not ASCII, with part of it written
   * @throws IndexOutOfBoundsException if there is room for less than {@link #textLength()}
   */
  default int format(long bits, byte[] ascii, int offset) {
    return Ascii.put(format(bits), ascii, offset);
  }

  /**
   * Reads a canonical text.
   *
   * @throws InvalidIdException if it is not one
   */
  long parse(String text);

  /**
   * An id to show in descriptions, always the same; empty if any number of this size will do. Worth
   * overriding where few numbers are ids.
   */
  default OptionalLong example() {
    return OptionalLong.empty();
  }

  /** A scheme that issues ids without input. */
  interface Issuing extends Bits64Scheme, SelfIssuing {
    /** A new thread-safe source of ids; called once for each id class and issuing domain. */
    LongSupplier source(Issuer issuer);
  }
}
