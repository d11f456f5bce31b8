// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.UUID;

/**
 * The 36 characters of a UUID. Spec: algorithms.md, "UUIDv4 and UUIDv7", "Parsing". {@link
 * UUID#fromString} is no parser for them: it takes {@code 1-1-1-1-1}.
 *
 * <p>Stateless and thread-safe.
 */
final class UuidCodec {
  static final int TEXT_LENGTH = 36;
  static final String PATTERN = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

  private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
  private static final VarHandle FOUR_BYTES =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final int ASCII = 128;
  private static final byte[] DIGITS = new byte[ASCII];

  static {
    Arrays.fill(DIGITS, (byte) -1);
    for (int c = 0; c < ASCII; c++) {
      DIGITS[c] = (byte) Character.digit(c, 16);
    }
  }

  private UuidCodec() {}

  static String format(long high, long low) {
    return new UUID(high, low).toString();
  }

  /** Writes what {@link #format} returns, from {@code offset} on; returns its length. */
  static int put(byte[] ascii, int offset, long high, long low) {
    long timeMidAndHigh = eightDigits(high);
    long clockAndNode = eightDigits(low >>> Integer.SIZE);
    EIGHT_BYTES.set(ascii, offset, eightDigits(high >>> Integer.SIZE));
    ascii[offset + 8] = '-';
    FOUR_BYTES.set(ascii, offset + 9, (int) (timeMidAndHigh >>> Integer.SIZE));
    ascii[offset + 13] = '-';
    FOUR_BYTES.set(ascii, offset + 14, (int) timeMidAndHigh);
    ascii[offset + 18] = '-';
    FOUR_BYTES.set(ascii, offset + 19, (int) (clockAndNode >>> Integer.SIZE));
    ascii[offset + 23] = '-';
    FOUR_BYTES.set(ascii, offset + 24, (int) clockAndNode);
    EIGHT_BYTES.set(ascii, offset + 28, eightDigits(low));
    return TEXT_LENGTH;
  }

  /** The low 32 bits as eight hex digits, a byte each. */
  private static long eightDigits(long bits) {
    long spread = bits & 0xFFFF_FFFFL;
    spread = (spread << 16 | spread) & 0x0000_FFFF_0000_FFFFL;
    spread = (spread << 8 | spread) & 0x00FF_00FF_00FF_00FFL;
    spread = (spread << 4 | spread) & 0x0F0F_0F0F_0F0F_0F0FL;
    // 6 more carries a 1 into the upper half of those above 9.
    long letters = (spread + 6 * EACH_BYTE) >>> 4 & EACH_BYTE;
    return spread + '0' * EACH_BYTE + letters * ('a' - '9' - 1);
  }

  static <T> T parse(String text, Bits128Scheme.Factory<T> factory) {
    if (text.length() != TEXT_LENGTH) {
      throw new InvalidIdException(
          UuidScheme.NAME, text, "needs " + TEXT_LENGTH + " characters, has " + text.length());
    }
    long timeLow = hex(text, 0, 8);
    long timeMid = hex(text, 9, 13);
    long timeHigh = hex(text, 14, 18);
    long clock = hex(text, 19, 23);
    long node = hex(text, 24, 36);
    boolean hyphens =
        text.charAt(8) == '-'
            && text.charAt(13) == '-'
            && text.charAt(18) == '-'
            && text.charAt(23) == '-';
    if (!hyphens || (timeLow | timeMid | timeHigh | clock | node) < 0) {
      throw badCharacter(text);
    }
    return factory.of((timeLow << 32) | (timeMid << 16) | timeHigh, (clock << 48) | node);
  }

  /** At most 12 digits as a number; negative if one is no hex digit, since -1 has every bit. */
  private static long hex(String text, int from, int to) {
    long value = 0;
    for (int i = from; i < to; i++) {
      value = (value << 4) | digit(text.charAt(i));
    }
    return value;
  }

  private static int digit(char c) {
    return c < ASCII ? DIGITS[c] : -1;
  }

  private static InvalidIdException badCharacter(String text) {
    for (int i = 0; i < TEXT_LENGTH; i++) {
      boolean hyphen = i == 8 || i == 13 || i == 18 || i == 23;
      char c = text.charAt(i);
      if (hyphen ? c != '-' : digit(c) < 0) {
        String rule = hyphen ? " is not the '-' that stands there" : " is not a hex digit";
        return new InvalidIdException(
            UuidScheme.NAME, text, "character " + Quoted.character(c) + " at index " + i + rule);
      }
    }
    throw new AssertionError(text);
  }
}
