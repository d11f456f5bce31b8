// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import dev.ids.InvalidIdException;
import dev.ids.codec.Base32;
import dev.ids.internal.BigEndian;
import dev.ids.internal.time.Millis48;
import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;

/**
 * A ULID as its 128 bits. Every pair of {@code long}s is a valid ULID.
 *
 * <p>Immutable and thread-safe. Order: unsigned, by time, then randomness; same as byte and text
 * order.
 *
 * @param high time (48 bits) and the upper 16 bits of the randomness
 * @param low the lower 64 bits of the randomness
 */
public record Ulid(long high, long low) implements Comparable<Ulid>, Serializable {
  /** Bytes of the binary form. */
  public static final int BYTES = 16;

  /** Characters of the text form. */
  public static final int TEXT_LENGTH = Base32.LENGTH_128;

  /** The last millisecond of Unix time that a ULID can hold, in the year 10889. */
  public static final long MAX_EPOCH_MILLIS = Millis48.MAX;

  static final int RANDOM_BITS = 80;
  static final int RANDOM_BYTES = RANDOM_BITS / Byte.SIZE;
  private static final int RANDOM_HIGH_BITS = RANDOM_BITS - Long.SIZE;
  private static final long RANDOM_HIGH_MASK = (1L << RANDOM_HIGH_BITS) - 1;

  /**
   * The ULID with this time and randomness.
   *
   * @param epochMillis Unix time, 0 to {@link #MAX_EPOCH_MILLIS}
   * @param random 10 bytes, big-endian
   * @throws IllegalArgumentException if the time is out of range, or there are not 10 bytes
   */
  public static Ulid of(long epochMillis, byte[] random) {
    if (random.length != RANDOM_BYTES) {
      throw new IllegalArgumentException(
          "random must have " + RANDOM_BYTES + " bytes: " + random.length);
    }
    long randomHigh = Byte.toUnsignedLong(random[0]) << Byte.SIZE | Byte.toUnsignedLong(random[1]);
    return new Ulid(high(Millis48.check(epochMillis), randomHigh), BigEndian.getLong(random, 2));
  }

  /**
   * The smallest ULID of a millisecond, for ranges: {@code id >= lowest(from)}.
   *
   * @throws IllegalArgumentException if the time is not in 0 to {@link #MAX_EPOCH_MILLIS}
   */
  public static Ulid lowest(Instant time) {
    return new Ulid(high(Millis48.of(time), 0), 0);
  }

  /**
   * The largest ULID of a millisecond, for ranges: {@code id <= highest(to)}.
   *
   * @throws IllegalArgumentException if the time is not in 0 to {@link #MAX_EPOCH_MILLIS}
   */
  public static Ulid highest(Instant time) {
    return new Ulid(high(Millis48.of(time), RANDOM_HIGH_MASK), -1L);
  }

  /**
   * Reads the 26 characters, in either case.
   *
   * @throws dev.ids.InvalidIdException if they are no ULID
   */
  public static Ulid parse(String text) {
    return UlidScheme.parseText(text, Ulid::new);
  }

  /**
   * Reads 16 big-endian bytes.
   *
   * @throws dev.ids.InvalidIdException if there are not 16
   */
  public static Ulid fromBytes(byte[] bytes) {
    InvalidIdException.checkLength(UlidScheme.NAME, bytes, BYTES);
    return new Ulid(BigEndian.getLong(bytes, 0), BigEndian.getLong(bytes, Long.BYTES));
  }

  /**
   * The ULID of the same 16 bytes; the version bits of the UUID are part of the time and
   * randomness.
   */
  public static Ulid fromUuid(UUID uuid) {
    return new Ulid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
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

  /** Unix time in milliseconds. */
  public long epochMillis() {
    return high >>> RANDOM_HIGH_BITS;
  }

  /** The time, to the millisecond. */
  public Instant timestamp() {
    return Instant.ofEpochMilli(epochMillis());
  }

  /** The 10 bytes of randomness. */
  public byte[] random() {
    byte[] random = new byte[RANDOM_BYTES];
    random[0] = (byte) (high >>> Byte.SIZE);
    random[1] = (byte) high;
    BigEndian.putLong(random, 2, low);
    return random;
  }

  @Override
  public int compareTo(Ulid other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  /** The 26 characters, in upper case. */
  @Override
  public String toString() {
    return Base32.CROCKFORD.format128(high, low);
  }

  static long high(long epochMillis, long randomHigh) {
    return epochMillis << RANDOM_HIGH_BITS | randomHigh;
  }
}
