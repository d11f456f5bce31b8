// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import java.time.ZoneId;

/**
 * Turns the parts of an id into text and back, for layouts of any size. Each part has a fixed
 * width, so texts sort like ids if compared byte by byte (friendly ones: if their zone's clocks do
 * not change). Decoding is strict. Thread-safe.
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
   * Time, node and sequence for people: {@code yyyyMMddHHmmssSSS-node-seq}, without SSS for layouts
   * of seconds; node and sequence padded with 0 to the decimal width of their bits.
   *
   * <p>A zone whose clocks change has hours that do not decode: {@link Friendly}.
   */
  static PartsCodec friendly(Layout layout, ZoneId zone) {
    return new FriendlyParts(layout, zone, true);
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
