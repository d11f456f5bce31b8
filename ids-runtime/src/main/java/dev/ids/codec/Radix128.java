// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static dev.ids.codec.Digits.WORD;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.internal.Ascii;
import dev.ids.internal.Quoted;
import java.math.BigInteger;

/**
 * 128-bit unsigned numbers as text of a fixed length in a radix from 32 to 64. With an alphabet in
 * ASCII order, texts sort like the numbers. Immutable and thread-safe.
 *
 * <p>A text is a head of 6 to 10 digits and two words of eight, so a number is divided by a word's
 * radix^8, which is at most 2^48, and by two words' radix^16, at least 2^80.
 */
public final class Radix128 {
  private static final int MIN_RADIX = 32;
  private static final int MAX_RADIX = 64;
  private static final BigInteger MAX = BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE);

  /** The low bits that a division by two words ignores, so that the rest is not negative. */
  private static final int IGNORED_BY_TWO_WORDS = Long.SIZE + 1;

  /** The same for what is then divided by a word, below 2^97. */
  private static final int IGNORED_BY_WORD = 97 - (Long.SIZE - 1);

  private final String subject;
  private final String alphabet;
  private final int radix;
  private final int length;
  private final int headLength;
  private final Digits digits;
  private final long word;
  private final long twoWordsHigh;
  private final long twoWordsLow;
  private final Reciprocal ofWord;
  private final Reciprocal ofTwoWords;
  private final long maxHead;

  /**
   * @param subject the scheme's name, for messages
   * @param alphabet 32 to 64 digits, in ASCII order
   * @param ignoreCase whether letters are read in either case
   * @throws IllegalArgumentException if the alphabet is shorter or longer
   */
  public Radix128(String subject, String alphabet, boolean ignoreCase) {
    this.subject = subject;
    this.alphabet = alphabet;
    this.radix = alphabet.length();
    if (radix < MIN_RADIX || radix > MAX_RADIX) {
      throw new IllegalArgumentException(
          "the alphabet must have " + MIN_RADIX + ".." + MAX_RADIX + " digits: " + radix);
    }
    this.digits = new Digits(alphabet, ignoreCase);
    BigInteger oneWord = BigInteger.valueOf(radix).pow(WORD);
    BigInteger twoWords = oneWord.pow(2);
    this.word = oneWord.longValueExact();
    this.twoWordsHigh = twoWords.shiftRight(Long.SIZE).longValueExact();
    this.twoWordsLow = twoWords.longValue();
    this.ofWord = Reciprocal.of(oneWord, IGNORED_BY_WORD);
    this.ofTwoWords = Reciprocal.of(twoWords, IGNORED_BY_TWO_WORDS);
    this.maxHead = MAX.divide(twoWords).longValueExact();
    this.headLength = lengthOf(maxHead);
    this.length = headLength + 2 * WORD;
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
    return Ascii.string(ascii, 0, length);
  }

  /** Writes what {@link #format} returns, from {@code offset} on; returns its length. */
  public int put(byte[] ascii, int offset, long high, long low) {
    long head = ofTwoWords.estimate(high >>> 1);
    long product = head * twoWordsLow;
    long borrow = Long.compareUnsigned(low, product) < 0 ? 1 : 0;
    long restLow = low - product;
    long restHigh = high - head * twoWordsHigh - multiplyHighUnsigned(twoWordsLow, head) - borrow;
    long middle =
        ofWord.estimate(
            (restHigh << (Long.SIZE - IGNORED_BY_WORD)) | (restLow >>> IGNORED_BY_WORD));
    long last = restLow - middle * word;
    // An estimate that is 1 too small leaves what is 1 word too large.
    if (last >= word) {
      last -= word;
      middle++;
    }
    if (middle >= word) {
      middle -= word;
      head++;
    }
    putWords(ascii, offset, head, digits.word(middle), digits.word(last));
    return length;
  }

  /** Puts the last word first, since those before it reach into its place. */
  private void putWords(byte[] ascii, int offset, long head, long middle, long last) {
    Digits.put(ascii, offset + length - WORD, last);
    int at = offset;
    int lead = headLength;
    long first;
    if (lead > WORD) {
      long beyond = head / word;
      first = digits.word(head - beyond * word);
      lead -= WORD;
      Digits.put(ascii, at, Digits.joined(digits.word(beyond), lead, first));
      at += WORD;
    } else {
      first = digits.word(head);
    }
    Digits.put(ascii, at, Digits.joined(first, lead, middle));
    Digits.put(ascii, at + WORD, Digits.joined(middle, lead, last));
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
    long head = head(text);
    long middle = digits.number(text, headLength);
    long last = digits.number(text, headLength + WORD);
    if ((head | middle | last) < 0) {
      throw badCharacter(text);
    }
    long product = middle * word;
    long tail = product + last;
    long carry = Long.compareUnsigned(tail, product) < 0 ? 1 : 0;
    long tailHigh = Math.multiplyHigh(middle, word) + carry;
    long low = tail + head * twoWordsLow;
    carry = Long.compareUnsigned(low, tail) < 0 ? 1 : 0;
    // If the head is not too large, these two are below 2^128 and 2^96: only their sum is not.
    long headHigh = head * twoWordsHigh + multiplyHighUnsigned(twoWordsLow, head);
    long high = headHigh + tailHigh + carry;
    if (head > maxHead || Long.compareUnsigned(high, headHigh) < 0) {
      throw new InvalidIdException(subject, text, "overflow: is above 2^128 - 1");
    }
    return factory.of(high, low);
  }

  /** The number that the digits before the two words are; -1 if one is none. */
  private long head(String text) {
    long value = 0;
    int bad = 0;
    for (int i = 0; i < headLength; i++) {
      int digit = digits.value(text.charAt(i));
      bad |= digit;
      value = value * radix + digit;
    }
    return value | (bad >> (Integer.SIZE - 1));
  }

  private InvalidIdException badCharacter(String text) {
    int index = 0;
    while (digits.value(text.charAt(index)) >= 0) {
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

  private int lengthOf(long number) {
    int digitsOfNumber = 0;
    for (long rest = number; rest > 0; rest /= radix) {
      digitsOfNumber++;
    }
    return digitsOfNumber;
  }

  /** The upper 64 bits of the product of an unsigned number and a positive one. */
  private static long multiplyHighUnsigned(long unsigned, long positive) {
    return Math.multiplyHigh(unsigned, positive) + ((unsigned >> (Long.SIZE - 1)) & positive);
  }

  /**
   * Divides a number whose {@code ignored} low bits are left out, by a multiplication with 2^k /
   * divisor, rounded down. That is too small by less than 2^ignored / divisor for the bits and by
   * less than 1/32 for the rounding, so with the divisors here by less than 1.
   */
  private record Reciprocal(long multiplier, int shift) {
    static Reciprocal of(BigInteger divisor, int ignored) {
      int k = divisor.bitLength() + Long.SIZE - 3;
      BigInteger multiplier = BigInteger.ONE.shiftLeft(k).divide(divisor);
      return new Reciprocal(multiplier.longValueExact(), k - ignored - Long.SIZE);
    }

    long estimate(long upperBits) {
      return Math.multiplyHigh(upperBits, multiplier) >>> shift;
    }
  }
}
