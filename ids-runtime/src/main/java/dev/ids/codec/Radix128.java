// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * 128-bit unsigned numbers as text of a fixed length in any radix. With an alphabet in ASCII order,
 * texts sort like the numbers. Immutable and thread-safe.
 */
public final class Radix128 {
  private static final int ASCII = 128;
  private static final int MAX_CHUNK = (1 << 30) - 1;
  private static final long LIMB_MASK = 0xFFFF_FFFFL;
  private static final VarHandle TWO_BYTES =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

  private final String subject;
  private final String alphabet;
  private final int radix;
  private final int length;
  // Writing takes as many digits at once as fit into 30 bits: what a step divides is then below
  // 2^62, and divided exactly by a multiplication, which takes a fraction of a division's time.
  private final int chunkDigits;
  private final int chunk;
  private final Divisor chunks;
  // And divides such a chunk into pairs of digits.
  private final int square;
  private final Divisor squares;
  private final short[] pairs;
  // Reading takes as many digits at once as fit into 63 bits.
  private final int wordDigits;
  private final long word;
  private final byte[] digits = new byte[ASCII];

  /**
   * @param subject the scheme's name, for messages
   * @param alphabet the digits, in ASCII order
   * @param length characters of every text, enough for 2^128 − 1
   * @param ignoreCase whether letters are read in either case
   */
  public Radix128(String subject, String alphabet, int length, boolean ignoreCase) {
    this.subject = subject;
    this.alphabet = alphabet;
    this.radix = alphabet.length();
    this.length = length;
    this.chunkDigits = digitsWithin(MAX_CHUNK);
    this.chunk = (int) power(chunkDigits);
    this.chunks = Divisor.of(chunk);
    this.square = radix * radix;
    this.squares = Divisor.of(square);
    this.pairs = pairs(alphabet);
    this.wordDigits = digitsWithin(Long.MAX_VALUE);
    this.word = power(wordDigits);
    Arrays.fill(digits, (byte) -1);
    for (int digit = 0; digit < radix; digit++) {
      char c = alphabet.charAt(digit);
      digits[c] = (byte) digit;
      if (ignoreCase) {
        digits[Character.toUpperCase(c)] = (byte) digit;
        digits[Character.toLowerCase(c)] = (byte) digit;
      }
    }
  }

  /** Characters of every text. */
  public int length() {
    return length;
  }

  /** A regular expression for the texts, but for those above 2^128 - 1. */
  public String pattern() {
    return "[" + alphabet + "]{" + length + "}";
  }

  /** The text of a number. */
  public String format(long high, long low) {
    byte[] ascii = new byte[length];
    put(ascii, 0, high, low);
    return new String(ascii, StandardCharsets.ISO_8859_1);
  }

  /** Writes what {@link #format} returns, from {@code offset} on; returns its length. */
  public int put(byte[] ascii, int offset, long high, long low) {
    long l0 = high >>> 32;
    long l1 = high & LIMB_MASK;
    long l2 = low >>> 32;
    long l3 = low & LIMB_MASK;
    for (int end = length; end > 0; end -= chunkDigits) {
      // The upper limbs are soon used up; then there is nothing to divide.
      long rest = l0;
      if (rest != 0) {
        l0 = chunks.quotient(rest);
        rest -= l0 * chunk;
      }
      rest = (rest << Integer.SIZE) | l1;
      if (rest != 0) {
        l1 = chunks.quotient(rest);
        rest -= l1 * chunk;
      }
      rest = (rest << Integer.SIZE) | l2;
      if (rest != 0) {
        l2 = chunks.quotient(rest);
        rest -= l2 * chunk;
      }
      rest = (rest << Integer.SIZE) | l3;
      l3 = chunks.quotient(rest);
      rest -= l3 * chunk;
      putDigits(ascii, offset + Math.max(0, end - chunkDigits), offset + end, rest);
    }
    return length;
  }

  /**
   * Reads a text of exactly {@link #length()} characters and hands the bits to {@code factory}.
   *
   * @throws InvalidIdException if it is not one
   */
  public <T> T parse(String text, Bits128Scheme.Factory<T> factory) {
    if (text.length() != length) {
      throw new InvalidIdException(
          subject, text, "needs " + length + " characters, has " + text.length());
    }
    int from = length % wordDigits;
    long high = 0;
    long low = number(text, 0, from);
    for (; from < length; from += wordDigits) {
      long value = number(text, from, from + wordDigits);
      long lowCarry = multiplyHighUnsigned(low, word);
      long newLow = low * word + value;
      if (Long.compareUnsigned(newLow, value) < 0) {
        lowCarry++;
      }
      long newHigh = high * word + lowCarry;
      if (multiplyHighUnsigned(high, word) != 0 || Long.compareUnsigned(newHigh, lowCarry) < 0) {
        throw new InvalidIdException(subject, text, "overflow: is above 2^128 - 1");
      }
      high = newHigh;
      low = newLow;
    }
    return factory.of(high, low);
  }

  private void putDigits(byte[] ascii, int from, int to, long chunkValue) {
    long rest = chunkValue;
    int at = to;
    while (at - from >= 2) {
      long next = squares.quotient(rest);
      at -= 2;
      TWO_BYTES.set(ascii, at, pairs[(int) (rest - next * square)]);
      rest = next;
    }
    if (at > from) {
      ascii[from] = (byte) pairs[(int) rest];
    }
  }

  /** The digits of a part of the text, at most {@link #wordDigits}, as a number. */
  private long number(String text, int from, int to) {
    long value = 0;
    int bad = 0;
    for (int i = from; i < to; i++) {
      int digit = digit(text.charAt(i));
      bad |= digit;
      value = value * radix + digit;
    }
    if (bad < 0) {
      throw badCharacter(text);
    }
    return value;
  }

  private int digit(char c) {
    return c < ASCII ? digits[c] : -1;
  }

  private InvalidIdException badCharacter(String text) {
    int index = 0;
    while (digit(text.charAt(index)) >= 0) {
      index++;
    }
    return new InvalidIdException(
        subject,
        text,
        "character "
            + Quoted.character(text.charAt(index))
            + " at index "
            + index
            + " is not one of "
            + alphabet);
  }

  private int digitsWithin(long max) {
    int count = 0;
    for (long rest = max; rest >= radix; rest /= radix) {
      count++;
    }
    return count;
  }

  private long power(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= radix;
    }
    return power;
  }

  /** The values of all pairs of digits, as two bytes. */
  private static short[] pairs(String alphabet) {
    int radix = alphabet.length();
    short[] pairs = new short[radix * radix];
    for (int pair = 0; pair < pairs.length; pair++) {
      char first = alphabet.charAt(pair / radix);
      pairs[pair] = (short) ((first << Byte.SIZE) | alphabet.charAt(pair % radix));
    }
    return pairs;
  }

  /** The upper 64 bits of the product of an unsigned number and a positive one. */
  private static long multiplyHighUnsigned(long unsigned, long positive) {
    return Math.multiplyHigh(unsigned, positive) + ((unsigned >> 63) & positive);
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
