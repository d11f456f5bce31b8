// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import dev.ids.Bits128Scheme;
import dev.ids.IdRange;
import dev.ids.InvalidIdException;
import dev.ids.internal.BigEndian;
import dev.ids.internal.time.Millis48;
import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;

/**
 * A Relative ID as its 128 bits. Every pair of {@code long}s is a valid one.
 *
 * <p>Immutable and thread-safe. Order: unsigned, by tag, then time, then the rest; same as byte and
 * text order.
 *
 * @param high the tag (30 bits) and the upper 34 bits of the time
 * @param low the lower 14 bits of the time, and the random bits (50)
 */
public record Relid(long high, long low) implements Comparable<Relid>, Serializable {
  /** Bytes of the binary form. */
  public static final int BYTES = 16;

  /** Characters of the text form. */
  public static final int TEXT_LENGTH = RelidCodec.TEXT_LENGTH;

  /** The largest tag: 30 bits. */
  public static final int MAX_TAG = (1 << 30) - 1;

  /** The largest random part: 50 bits. */
  public static final long MAX_RANDOM = (1L << 50) - 1;

  static final int RANDOM_BITS = 50;
  private static final int MILLIS_LOW_BITS = Long.SIZE - RANDOM_BITS;
  private static final int TAG_SHIFT = 48 - MILLIS_LOW_BITS;
  private static final long MILLIS_HIGH_MASK = (1L << TAG_SHIFT) - 1;

  /**
   * The id with these parts.
   *
   * @param tag 0 to {@link #MAX_TAG}
   * @param epochMillis Unix time, 0 to 2^48 − 1
   * @param random 0 to {@link #MAX_RANDOM}
   * @throws IllegalArgumentException if one is out of range
   */
  public static Relid of(int tag, long epochMillis, long random) {
    checkRange("tag", tag, MAX_TAG, 30);
    checkRange("random", random, MAX_RANDOM, RANDOM_BITS);
    return made(tag, Millis48.check(epochMillis), random, Relid::new);
  }

  /**
   * Reads 28 characters, or 26 without the hyphens, in either case.
   *
   * @throws dev.ids.InvalidIdException if they are no Relative ID
   */
  public static Relid parse(String text) {
    return RelidCodec.parse(text, Relid::new);
  }

  /**
   * Reads 16 big-endian bytes.
   *
   * @throws dev.ids.InvalidIdException if there are not 16
   */
  public static Relid fromBytes(byte[] bytes) {
    InvalidIdException.checkLength(RelativeIdScheme.NAME, bytes, BYTES);
    return new Relid(BigEndian.getLong(bytes, 0), BigEndian.getLong(bytes, Long.BYTES));
  }

  /** The id of the same 16 bytes. */
  public static Relid fromUuid(UUID uuid) {
    return new Relid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
  }

  /**
   * All ids with a tag.
   *
   * @throws IllegalArgumentException if the tag is out of range
   */
  public static IdRange<Relid> rangeOf(int tag) {
    return new IdRange<>(of(tag, 0, 0), of(tag, Millis48.MAX, MAX_RANDOM));
  }

  /** The 16 big-endian bytes. */
  public byte[] toBytes() {
    byte[] bytes = new byte[BYTES];
    BigEndian.putLong(bytes, 0, high);
    BigEndian.putLong(bytes, Long.BYTES, low);
    return bytes;
  }

  /** The UUID of the same 16 bytes; no version bits are forced. */
  public UUID toUuid() {
    return new UUID(high, low);
  }

  /** The tag that all ids of one key share; 30 bits. */
  public int tag() {
    return tag(high);
  }

  /** The tag as it stands in the text: six characters. */
  public String tagText() {
    return RelidCodec.formatTag(tag());
  }

  /** Unix time in milliseconds. */
  public long epochMillis() {
    return epochMillis(high, low);
  }

  /** The time, to the millisecond. */
  public Instant timestamp() {
    return Instant.ofEpochMilli(epochMillis());
  }

  /** The random bits, or the counter that started with them. */
  public long random() {
    return random(low);
  }

  @Override
  public int compareTo(Relid other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  /** The 28 characters, in upper case. */
  @Override
  public String toString() {
    return RelidCodec.format(high, low);
  }

  static int tag(long high) {
    return (int) (high >>> TAG_SHIFT);
  }

  static long epochMillis(long high, long low) {
    return ((high & MILLIS_HIGH_MASK) << MILLIS_LOW_BITS) | (low >>> RANDOM_BITS);
  }

  static long random(long low) {
    return low & MAX_RANDOM;
  }

  static <T> T made(int tag, long epochMillis, long random, Bits128Scheme.Factory<T> factory) {
    long high = ((long) tag << TAG_SHIFT) | (epochMillis >>> MILLIS_LOW_BITS);
    return factory.of(high, (epochMillis << RANDOM_BITS) | random);
  }

  private static void checkRange(String name, long value, long max, int bits) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException(
          name + " must be 0.." + max + " (" + bits + " bits): " + value);
    }
  }
}
