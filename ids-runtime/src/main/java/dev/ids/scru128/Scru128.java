// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import dev.ids.InvalidIdException;
import dev.ids.codec.Base32;
import dev.ids.internal.BigEndian;
import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;

/**
 * A SCRU128 v1.0.2 as its 128 bits. Every pair of {@code long}s is a valid one.
 *
 * <p>Immutable and thread-safe. Order: unsigned, by time, counter, and the rest; same as byte and
 * text order.
 *
 * @param high the timestamp (44 bits) and the upper 20 bits of the counter
 * @param low the lower 8 bits of the counter, perSecRandom (24) and perGenRandom (32)
 */
public record Scru128(long high, long low) implements Comparable<Scru128>, Serializable {
  /** Bytes of the binary form. */
  public static final int BYTES = 16;

  /** Characters of the text form. */
  public static final int TEXT_LENGTH = Base32.LENGTH_128;

  /** 2020-01-01T00:00:00Z, at which the timestamp is 0. */
  public static final Instant EPOCH = Instant.ofEpochMilli(1_577_836_800_000L);

  /** The largest timestamp: 44 bits of milliseconds since {@link #EPOCH}. */
  public static final long MAX_TIMESTAMP = (1L << 44) - 1;

  /** The largest counter: 28 bits. */
  public static final int MAX_COUNTER = (1 << 28) - 1;

  /** The largest perSecRandom: 24 bits. */
  public static final int MAX_PER_SEC_RANDOM = (1 << 24) - 1;

  /** The largest perGenRandom: 32 bits. */
  public static final long MAX_PER_GEN_RANDOM = (1L << 32) - 1;

  private static final int PER_SEC_SHIFT = 32;
  private static final int COUNTER_LOW_BITS = 8;
  private static final int COUNTER_LOW_SHIFT = Long.SIZE - COUNTER_LOW_BITS;
  private static final int TIMESTAMP_SHIFT = 28 - COUNTER_LOW_BITS;

  /**
   * The id with these fields.
   *
   * @param timestamp milliseconds since {@link #EPOCH}, 0 to {@link #MAX_TIMESTAMP}
   * @throws IllegalArgumentException if a field is out of range
   */
  public static Scru128 of(long timestamp, int counter, int perSecRandom, long perGenRandom) {
    check("timestamp", timestamp, MAX_TIMESTAMP, 44);
    check("counter", counter, MAX_COUNTER, 28);
    check("perSecRandom", perSecRandom, MAX_PER_SEC_RANDOM, 24);
    check("perGenRandom", perGenRandom, MAX_PER_GEN_RANDOM, 32);
    return new Scru128(
        (timestamp << TIMESTAMP_SHIFT) | (counter >>> COUNTER_LOW_BITS),
        ((long) counter << COUNTER_LOW_SHIFT)
            | ((long) perSecRandom << PER_SEC_SHIFT)
            | perGenRandom);
  }

  /**
   * Reads the 26 digits, in either case.
   *
   * @throws dev.ids.InvalidIdException if they are no SCRU128
   */
  public static Scru128 parse(String text) {
    return Base32.DIGITS.parse128(Scru128Scheme.NAME, text, Scru128::new);
  }

  /**
   * Reads 16 big-endian bytes.
   *
   * @throws dev.ids.InvalidIdException if there are not 16
   */
  public static Scru128 fromBytes(byte[] bytes) {
    InvalidIdException.checkLength(Scru128Scheme.NAME, bytes, BYTES);
    return new Scru128(BigEndian.getLong(bytes, 0), BigEndian.getLong(bytes, Long.BYTES));
  }

  /** The id of the same 16 bytes. */
  public static Scru128 fromUuid(UUID uuid) {
    return new Scru128(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
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

  /** Milliseconds since {@link #EPOCH}. */
  public long timestamp() {
    return high >>> TIMESTAMP_SHIFT;
  }

  /** The time, to the millisecond. */
  public Instant instant() {
    return EPOCH.plusMillis(timestamp());
  }

  /** The 28 bits that count within a millisecond. */
  public int counter() {
    return (int) ((high << COUNTER_LOW_BITS) | (low >>> COUNTER_LOW_SHIFT)) & MAX_COUNTER;
  }

  /** The 24 bits that are renewed once a second. */
  public int perSecRandom() {
    return (int) (low >>> PER_SEC_SHIFT) & MAX_PER_SEC_RANDOM;
  }

  /** The 32 bits that are renewed with every id. */
  public long perGenRandom() {
    return low & MAX_PER_GEN_RANDOM;
  }

  @Override
  public int compareTo(Scru128 other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  /** The 26 digits, in upper case. */
  @Override
  public String toString() {
    return Base32.DIGITS.format128(high, low);
  }

  private static void check(String field, long value, long max, int bits) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException(
          field + " must be 0.." + max + " (" + bits + " bits): " + value);
    }
  }
}
