// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.internal.Ascii;
import dev.ids.internal.Quoted;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Numbers in base 32, five bits a character, most significant first. Decoding ignores case and
 * nothing else, so that a number has one text. Alphabets are in ASCII order, so texts of one length
 * sort like the numbers.
 *
 * <p>Immutable and thread-safe.
 */
public final class Base32 {
  /**
   * Crockford's alphabet. It deviates from Crockford on purpose: I, L and O are rejected, not read
   * as 1, 1 and 0. Spec: algorithms.md, "ULID".
   */
  public static final Base32 CROCKFORD =
      new Base32("0123456789ABCDEFGHJKMNPQRSTVWXYZ", "0-9 A-H J K M N P-T V-Z");

  /** The digits of a number in radix 32. Spec: scru128-v1.0.2.md, "Textual representation". */
  public static final Base32 DIGITS = new Base32("0123456789ABCDEFGHIJKLMNOPQRSTUV", "0-9 A-V");

  /** Characters of 128 bits. */
  public static final int LENGTH_128 = 26;

  private static final int BITS = 5;
  private static final int DIGIT_MASK = (1 << BITS) - 1;
  private static final int PAIR_MASK = (1 << (2 * BITS)) - 1;
  private static final int ASCII = 128;
  private static final int MAX_FIRST_DIGIT_128 = 7;
  // Of 26 characters, 13 make 65 bits, of which the first two are 0; the 14th straddles the longs.
  private static final int STRADDLE = 13;
  private static final int TAIL_BITS = (LENGTH_128 - STRADDLE - 1) * BITS;
  private static final VarHandle TWO_BYTES =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  // ASCII, so a pair is never negative.
  private final short[] pairs = new short[PAIR_MASK + 1];
  private final byte[] digits = new byte[ASCII];
  private final String alphabet;
  private final String described;
  private final String regexClass;

  private Base32(String alphabet, String described) {
    this.alphabet = alphabet;
    this.described = described;
    this.regexClass = described.replace(" ", "");
    for (int pair = 0; pair < pairs.length; pair++) {
      char first = alphabet.charAt(pair >> BITS);
      pairs[pair] = (short) ((first << Byte.SIZE) | alphabet.charAt(pair & DIGIT_MASK));
    }
    Arrays.fill(digits, (byte) -1);
    for (int digit = 0; digit < alphabet.length(); digit++) {
      digits[alphabet.charAt(digit)] = (byte) digit;
      digits[Character.toLowerCase(alphabet.charAt(digit))] = (byte) digit;
    }
  }

  /** A regular expression for the 26 characters that {@link #format128} writes. */
  public String pattern128() {
    return "[0-" + MAX_FIRST_DIGIT_128 + "]" + pattern() + "{" + (LENGTH_128 - 1) + "}";
  }

  /** A regular expression for one of the symbols. */
  public String pattern() {
    return "[" + regexClass + "]";
  }

  /** The 32 symbols, in the order of their values, which is also their order as ASCII. */
  public String alphabet() {
    return alphabet;
  }

  /** Writes the low ten bits of {@code bits} as two characters. */
  public void putPair(byte[] ascii, int offset, long bits) {
    TWO_BYTES.set(ascii, offset, pairs[(int) bits & PAIR_MASK]);
  }

  /** The low 40 bits as eight characters. */
  private long pairs(long bits) {
    long upper =
        (long) pairs[(int) (bits >>> 30) & PAIR_MASK] << 16
            | pairs[(int) (bits >>> 20) & PAIR_MASK];
    long lower =
        (long) pairs[(int) (bits >>> 10) & PAIR_MASK] << 16 | pairs[(int) bits & PAIR_MASK];
    return upper << 32 | lower;
  }

  /** The value of a character, or a negative number if it is not in the alphabet. */
  public int digit(char c) {
    return c < digits.length ? digits[c] : -1;
  }

  /**
   * Reads up to 12 characters as one number. Returns a negative number if any is not in the
   * alphabet; {@link #checkCharacters} then names it.
   */
  public long decode(String text, int from, int to) {
    long value = 0;
    for (int i = from; i < to; i++) {
      // No digit is -1, whose bits stay in front of all that follow.
      value = (value << BITS) | digit(text.charAt(i));
    }
    return Math.max(-1, value);
  }

  /** Throws for the first character that is not in the alphabet, naming it and its index. */
  public void checkCharacters(String subject, String text, int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (digit(c) < 0) {
        throw new InvalidIdException(
            subject,
            text,
            "character " + Quoted.character(c) + " at index " + i + " is not in " + described);
      }
    }
  }

  /** 128 bits, padded with two zero bits on the left, as 26 characters. */
  public String format128(long high, long low) {
    byte[] ascii = new byte[LENGTH_128];
    put128(ascii, 0, high, low);
    return Ascii.string(ascii, 0, LENGTH_128);
  }

  /** Writes what {@link #format128} returns, from {@code offset} on; returns its length. */
  public int put128(byte[] ascii, int offset, long high, long low) {
    // Eight bytes at once: a copy that follows, into a String or a buffer, need not wait for them.
    EIGHT_BYTES.set(ascii, offset, pairs(high >>> 26));
    EIGHT_BYTES.set(ascii, offset + 8, pairs((high << 14) | (low >>> 50)));
    EIGHT_BYTES.set(ascii, offset + 16, pairs(low >>> 10));
    putPair(ascii, offset + 24, low);
    return LENGTH_128;
  }

  /**
   * Reads what {@link #format128} writes, in either case.
   *
   * @throws InvalidIdException if it is not 26 characters of the alphabet, or above 128 bits
   */
  public <T> T parse128(String subject, String text, Bits128Scheme.Factory<T> factory) {
    if (text.length() != LENGTH_128) {
      throw new InvalidIdException(
          subject, text, "needs " + LENGTH_128 + " characters, has " + text.length());
    }
    long first = digit(text.charAt(0));
    long head = decode(text, 1, STRADDLE);
    long straddle = digit(text.charAt(STRADDLE));
    long tail = decode(text, STRADDLE + 1, LENGTH_128);
    if ((first | head | straddle | tail) < 0) {
      checkCharacters(subject, text, 0, LENGTH_128);
    }
    if (first > MAX_FIRST_DIGIT_128) {
      throw new InvalidIdException(subject, text, "overflow: the first character must be 0-7");
    }
    long high = (first << 61) | (head << 1) | (straddle >>> 4);
    return factory.of(high, (straddle << TAIL_BITS) | tail);
  }
}
