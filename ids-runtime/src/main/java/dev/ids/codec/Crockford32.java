// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Crockford's base 32, five bits a character, most significant first. Spec: algorithms.md, "ULID".
 *
 * <p>Decoding ignores case and nothing else. It deviates from Crockford on purpose: I, L and O are
 * rejected, not read as 1, 1 and 0, so that an id has exactly one text.
 *
 * <p>Stateless and thread-safe.
 */
public final class Crockford32 {
  /** The 32 symbols, in the order of their values, which is also their order as ASCII. */
  public static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private static final int BITS_PER_PAIR = 10;
  private static final int PAIR_MASK = (1 << BITS_PER_PAIR) - 1;
  private static final int ASCII = 128;
  private static final short[] PAIRS = new short[1 << BITS_PER_PAIR];
  private static final byte[] DIGITS = new byte[ASCII];
  private static final VarHandle TWO_BYTES =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

  static {
    for (int pair = 0; pair < PAIRS.length; pair++) {
      PAIRS[pair] = (short) (ALPHABET.charAt(pair >> 5) << Byte.SIZE | ALPHABET.charAt(pair & 31));
    }
    Arrays.fill(DIGITS, (byte) -1);
    for (int digit = 0; digit < ALPHABET.length(); digit++) {
      DIGITS[ALPHABET.charAt(digit)] = (byte) digit;
      DIGITS[Character.toLowerCase(ALPHABET.charAt(digit))] = (byte) digit;
    }
  }

  private Crockford32() {}

  /** Writes the low ten bits of {@code bits} as two characters. */
  public static void putPair(byte[] ascii, int offset, long bits) {
    TWO_BYTES.set(ascii, offset, PAIRS[(int) bits & PAIR_MASK]);
  }

  /** The value of a character, or a negative number if it is not in the alphabet. */
  public static int digit(char c) {
    return c < ASCII ? DIGITS[c] : -1;
  }

  /**
   * Reads up to 12 characters as one number. Returns a negative number if any is not in the
   * alphabet; {@link #checkCharacters} then names it.
   */
  public static long decode(String text, int from, int to) {
    long value = 0;
    int bad = 0;
    for (int i = from; i < to; i++) {
      int digit = digit(text.charAt(i));
      bad |= digit;
      value = (value << 5) | (digit & 31);
    }
    return bad < 0 ? -1 : value;
  }

  /** Throws for the first character that is not in the alphabet, naming it and its index. */
  public static void checkCharacters(String subject, String text, int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (digit(c) < 0) {
        throw new InvalidIdException(
            subject,
            text,
            "character "
                + Quoted.character(c)
                + " at index "
                + i
                + " is not in 0-9 A-H J K M N P-T V-Z");
      }
    }
  }
}
