// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.codec.Crockford32;
import java.nio.charset.StandardCharsets;

/**
 * The text of a ULID: 26 characters of Crockford's base 32, the 128 bits padded with two zero bits
 * on the left. Spec: algorithms.md, "ULID", "Text form" and "Decoding".
 *
 * <p>Stateless and thread-safe.
 */
final class UlidCodec {
  static final int TEXT_LENGTH = 26;

  private static final int BITS_PER_CHARACTER = 5;
  private static final int MAX_FIRST_DIGIT = 7;
  // 13 characters make 65 bits, of which the first two are 0; the 14th straddles the two longs.
  private static final int STRADDLE = 13;
  private static final int TAIL_BITS = (TEXT_LENGTH - STRADDLE - 1) * BITS_PER_CHARACTER;

  private UlidCodec() {}

  static String format(long high, long low) {
    byte[] ascii = new byte[TEXT_LENGTH];
    Crockford32.putPair(ascii, 0, high >>> 56);
    Crockford32.putPair(ascii, 2, high >>> 46);
    Crockford32.putPair(ascii, 4, high >>> 36);
    Crockford32.putPair(ascii, 6, high >>> 26);
    Crockford32.putPair(ascii, 8, high >>> 16);
    Crockford32.putPair(ascii, 10, high >>> 6);
    Crockford32.putPair(ascii, 12, high << 4 | low >>> 60);
    Crockford32.putPair(ascii, 14, low >>> 50);
    Crockford32.putPair(ascii, 16, low >>> 40);
    Crockford32.putPair(ascii, 18, low >>> 30);
    Crockford32.putPair(ascii, 20, low >>> 20);
    Crockford32.putPair(ascii, 22, low >>> 10);
    Crockford32.putPair(ascii, 24, low);
    return new String(ascii, StandardCharsets.ISO_8859_1);
  }

  static <T> T parse(String text, Bits128Scheme.Factory<T> factory) {
    if (text.length() != TEXT_LENGTH) {
      throw new InvalidIdException(
          UlidScheme.NAME, text, "needs " + TEXT_LENGTH + " characters, has " + text.length());
    }
    long first = Crockford32.digit(text.charAt(0));
    long head = Crockford32.decode(text, 1, STRADDLE);
    long straddle = Crockford32.digit(text.charAt(STRADDLE));
    long tail = Crockford32.decode(text, STRADDLE + 1, TEXT_LENGTH);
    if ((first | head | straddle | tail) < 0) {
      Crockford32.checkCharacters(UlidScheme.NAME, text, 0, TEXT_LENGTH);
    }
    if (first > MAX_FIRST_DIGIT) {
      throw new InvalidIdException(
          UlidScheme.NAME, text, "overflow: the first character must be 0-7");
    }
    long high = first << 61 | head << 1 | straddle >>> 4;
    long low = straddle << TAIL_BITS | tail;
    return factory.of(high, low);
  }
}
