// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.codec.Base32;
import dev.ids.internal.Quoted;
import java.nio.charset.StandardCharsets;

/**
 * The text of a Relative ID: tag, time and random part in 6, 10 and 10 characters of Crockford's
 * base 32, joined by hyphens. Spec: algorithms.md, "Relative ID", "Text form" and "Decoding".
 *
 * <p>Stateless and thread-safe.
 */
final class RelidCodec {
  static final int TEXT_LENGTH = 28;

  private static final int TAG_LENGTH = 6;
  private static final int FIELD_LENGTH = 10;
  private static final int BARE_LENGTH = TAG_LENGTH + 2 * FIELD_LENGTH;
  private static final int PAIR_BITS = 10;
  private static final int MAX_FIRST_DIGIT_OF_TIME = 7;

  static final String PATTERN =
      "%1$s{%2$d}-[0-%4$d]%1$s{%3$d}-%1$s{%5$d}"
          .formatted(
              Base32.CROCKFORD.pattern(),
              TAG_LENGTH,
              FIELD_LENGTH - 1,
              MAX_FIRST_DIGIT_OF_TIME,
              FIELD_LENGTH);

  private RelidCodec() {}

  static String format(long high, long low) {
    byte[] ascii = new byte[TEXT_LENGTH];
    put(ascii, 0, high, low);
    return new String(ascii, StandardCharsets.ISO_8859_1);
  }

  /** Writes what {@link #format} returns, from {@code offset} on; returns its length. */
  static int put(byte[] ascii, int offset, long high, long low) {
    int time = offset + TAG_LENGTH + 1;
    int random = time + FIELD_LENGTH + 1;
    put(ascii, offset, TAG_LENGTH, Relid.tag(high));
    ascii[time - 1] = '-';
    put(ascii, time, FIELD_LENGTH, Relid.epochMillis(high, low));
    ascii[random - 1] = '-';
    put(ascii, random, FIELD_LENGTH, Relid.random(low));
    return TEXT_LENGTH;
  }

  static String formatTag(int tag) {
    byte[] ascii = new byte[TAG_LENGTH];
    put(ascii, 0, TAG_LENGTH, tag);
    return new String(ascii, StandardCharsets.ISO_8859_1);
  }

  static <T> T parse(String text, Bits128Scheme.Factory<T> factory) {
    int hyphen = text.length() == TEXT_LENGTH ? 1 : 0;
    if (hyphen == 0 && text.length() != BARE_LENGTH) {
      throw new InvalidIdException(
          RelativeIdScheme.NAME,
          text,
          "needs 28 characters, or 26 without hyphens, has " + text.length());
    }
    int time = TAG_LENGTH + hyphen;
    int random = time + FIELD_LENGTH + hyphen;
    if (hyphen == 1) {
      checkHyphen(text, time - 1);
      checkHyphen(text, random - 1);
    }
    long tag = field(text, 0, TAG_LENGTH);
    long epochMillis = field(text, time, FIELD_LENGTH);
    long rest = field(text, random, FIELD_LENGTH);
    if (Base32.CROCKFORD.digit(text.charAt(time)) > MAX_FIRST_DIGIT_OF_TIME) {
      throw new InvalidIdException(
          RelativeIdScheme.NAME,
          text,
          "overflow: the first character of the time, at index " + time + ", must be 0-7");
    }
    return Relid.made((int) tag, epochMillis, rest, factory);
  }

  private static void put(byte[] ascii, int offset, int length, long value) {
    long rest = value;
    for (int at = offset + length - 2; at >= offset; at -= 2) {
      Base32.CROCKFORD.putPair(ascii, at, rest);
      rest >>>= PAIR_BITS;
    }
  }

  private static long field(String text, int from, int length) {
    long value = Base32.CROCKFORD.decode(text, from, from + length);
    if (value < 0) {
      Base32.CROCKFORD.checkCharacters(RelativeIdScheme.NAME, text, from, from + length);
    }
    return value;
  }

  private static void checkHyphen(String text, int index) {
    if (text.charAt(index) != '-') {
      throw new InvalidIdException(
          RelativeIdScheme.NAME,
          text,
          "character "
              + Quoted.character(text.charAt(index))
              + " at index "
              + index
              + " is not the '-' that stands there");
    }
  }
}
