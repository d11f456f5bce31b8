// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * 128-bit unsigned numbers as text of a fixed length in any radix. With an alphabet in ASCII order,
 * texts sort like the numbers. Immutable and thread-safe.
 */
public final class Radix128 {
  private static final int ASCII = 128;
  private static final long LIMB_MASK = 0xFFFF_FFFFL;

  private final String subject;
  private final String alphabet;
  private final int radix;
  private final int length;
  // As many digits at once as fit into 31 bits, so that a division step stays within a long.
  private final int chunkDigits;
  private final int chunk;
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
    int count = 0;
    long power = 1;
    while (power * radix <= Integer.MAX_VALUE) {
      power *= radix;
      count++;
    }
    this.chunkDigits = count;
    this.chunk = (int) power;
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
      long r = l0 % chunk;
      l0 /= chunk;
      r = (r << 32) | l1;
      l1 = r / chunk;
      r = ((r % chunk) << 32) | l2;
      l2 = r / chunk;
      r = ((r % chunk) << 32) | l3;
      l3 = r / chunk;
      int start = Math.max(0, end - chunkDigits);
      putDigits(ascii, offset + start, offset + end, (int) (r % chunk));
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
    long high = 0;
    long low = 0;
    for (int from = 0; from < length; ) {
      int to = Math.min(length, from + chunkDigits);
      long factor = 1;
      long value = 0;
      for (int i = from; i < to; i++) {
        value = value * radix + digitAt(text, i);
        factor *= radix;
      }
      long lowCarry = multiplyHighUnsigned(low, factor);
      long newLow = low * factor + value;
      if (Long.compareUnsigned(newLow, value) < 0) {
        lowCarry++;
      }
      long newHigh = high * factor + lowCarry;
      if (multiplyHighUnsigned(high, factor) != 0 || Long.compareUnsigned(newHigh, lowCarry) < 0) {
        throw new InvalidIdException(subject, text, "overflow: is above 2^128 - 1");
      }
      high = newHigh;
      low = newLow;
      from = to;
    }
    return factory.of(high, low);
  }

  private void putDigits(byte[] ascii, int from, int to, int chunkValue) {
    int rest = chunkValue;
    for (int i = to - 1; i >= from; i--) {
      ascii[i] = (byte) alphabet.charAt(rest % radix);
      rest /= radix;
    }
  }

  private int digitAt(String text, int index) {
    char c = text.charAt(index);
    int digit = c < ASCII ? digits[c] : -1;
    if (digit < 0) {
      throw new InvalidIdException(
          subject,
          text,
          "character " + Quoted.character(c) + " at index " + index + " is not one of " + alphabet);
    }
    return digit;
  }

  /** The upper 64 bits of the product of an unsigned number and a positive one. */
  private static long multiplyHighUnsigned(long unsigned, long positive) {
    return Math.multiplyHigh(unsigned, positive) + ((unsigned >> 63) & positive);
  }
}
