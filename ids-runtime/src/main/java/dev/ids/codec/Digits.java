// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The digits of numbers in one radix, a word of eight characters at a time, the first digit in its
 * most significant byte. Immutable and thread-safe.
 *
 * <p>A word is halved and halved again, so that its parts are divided side by side, down to pairs
 * of digits, which a table holds. Texts are stored by words as well: the copy that makes a String
 * of them reads words, and would wait for smaller stores.
 */
final class Digits {
  /** Digits of a word. */
  static final int WORD = 8;

  private static final int HALF = WORD / 2;
  private static final int ASCII = 128;
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final int radix;
  private final int square;
  private final int fourth;
  private final Divisor squares;
  private final Divisor fourths;
  // ASCII, so a pair is never negative.
  private final short[] pairs;
  private final byte[] values = new byte[ASCII];

  /**
   * @param alphabet 2 to 127 characters of ASCII
   * @param ignoreCase whether letters are read in either case
   */
  Digits(String alphabet, boolean ignoreCase) {
    this.radix = alphabet.length();
    this.square = radix * radix;
    this.fourth = square * square;
    this.squares = Divisor.of(square);
    this.fourths = Divisor.of(fourth);
    this.pairs = new short[square];
    for (int pair = 0; pair < square; pair++) {
      char first = alphabet.charAt(pair / radix);
      pairs[pair] = (short) ((first << Byte.SIZE) | alphabet.charAt(pair % radix));
    }
    Arrays.fill(values, (byte) -1);
    for (int digit = 0; digit < radix; digit++) {
      char c = alphabet.charAt(digit);
      values[c] = (byte) digit;
      if (ignoreCase) {
        values[Character.toUpperCase(c)] = (byte) digit;
        values[Character.toLowerCase(c)] = (byte) digit;
      }
    }
  }

  /** The eight digits of a number below radix^8. */
  long word(long number) {
    long upper = fourths.quotient(number);
    long lower = number - upper * fourth;
    return (half(upper) << Integer.SIZE) | half(lower);
  }

  private long half(long number) {
    long upper = squares.quotient(number);
    long lower = number - upper * square;
    return ((long) pairs[(int) upper] << Short.SIZE) | pairs[(int) lower];
  }

  /** Puts the eight digits of a word. */
  static void put(byte[] ascii, int offset, long word) {
    EIGHT_BYTES.set(ascii, offset, word);
  }

  /** The last digits of {@code first}, 1 to 8 of them, and as many of {@code second} as follow. */
  static long joined(long first, int digits, long second) {
    int left = (WORD - digits) * Byte.SIZE;
    // In two steps, as the second word goes away altogether if nothing is left of it.
    return (first << left) | (second >>> (Long.SIZE - 1 - left) >>> 1);
  }

  /** The value of a character; -1 if it is no digit. */
  int value(char c) {
    return c < values.length ? values[c] : -1;
  }

  /** The number that eight characters are; -1 if one is no digit. */
  long number(String text, int from) {
    long upper = halfNumber(text, from);
    long lower = halfNumber(text, from + HALF);
    return (upper * fourth + lower) | ((upper | lower) >> (Long.SIZE - 1));
  }

  private int halfNumber(String text, int from) {
    int first = value(text.charAt(from));
    int second = value(text.charAt(from + 1));
    int third = value(text.charAt(from + 2));
    int last = value(text.charAt(from + 3));
    int bad = (first | second | third | last) >> (Integer.SIZE - 1);
    return ((first * radix + second) * square + (third * radix + last)) | bad;
  }

  /**
   * Divides by a multiplication with 2^k / divisor, rounded up. It is exact for a divisor below
   * 2^30 and numbers below divisor * 2^32: the multiplier is less than 1 too large, so the product
   * is too large by less than number / 2^k, which is less than 1 / divisor.
   */
  private record Divisor(long multiplier, int shift) {
    static Divisor of(int divisor) {
      int log2 = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(divisor);
      boolean power = Integer.bitCount(divisor) == 1;
      int k = Long.SIZE - 1 + log2 - (power ? 1 : 0);
      BigInteger whole = BigInteger.ONE.shiftLeft(k);
      BigInteger[] divided = whole.divideAndRemainder(BigInteger.valueOf(divisor));
      long multiplier = divided[0].longValueExact() + (divided[1].signum() == 0 ? 0 : 1);
      return new Divisor(multiplier, k - Long.SIZE);
    }

    long quotient(long number) {
      return Math.multiplyHigh(number, multiplier) >>> shift;
    }
  }
}
