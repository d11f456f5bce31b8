// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

/**
 * Turns the parts of an id into text and back, for layouts of any size. Each part has a fixed
 * width, so texts sort like ids if compared byte by byte. Decoding is strict. Thread-safe.
 */
public interface PartsCodec {
  /**
   * Each part in a radix, side by side.
   *
   * @param radix 2 to 62
   * @throws dev.ids.InvalidDeclarationException if the radix is out of range
   */
  static PartsCodec radix(Layout layout, int radix) {
    return new RadixParts(layout, radix);
  }

  /**
   * The text of an id.
   *
   * @throws IllegalArgumentException if a part is out of its range
   */
  String encode(IdParts parts);

  /**
   * The parts of a text.
   *
   * @throws dev.ids.InvalidIdException if {@link #encode} never writes this text
   */
  IdParts decode(String text);

  /** Characters of every text. */
  int length();
}
