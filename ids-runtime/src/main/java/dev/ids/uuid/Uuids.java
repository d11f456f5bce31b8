// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.InvalidIdException;
import dev.ids.internal.BigEndian;
import dev.ids.internal.time.Millis48;
import java.time.Instant;
import java.util.Comparator;
import java.util.UUID;

/**
 * UUIDs from their parts, from text and bytes, and their parts. Stateless and thread-safe. Spec:
 * algorithms.md, "UUIDv4 and UUIDv7".
 */
public final class Uuids {
  /** Bytes of the binary form. */
  public static final int BYTES = 16;

  /** The last millisecond of Unix time that version 7 can hold, in the year 10889. */
  public static final long MAX_EPOCH_MILLIS = Millis48.MAX;

  static final int RANDOM_BYTES_V7 = 10;

  private static final Comparator<UUID> ORDER =
      (a, b) -> {
        int byHigh = Long.compareUnsigned(a.getMostSignificantBits(), b.getMostSignificantBits());
        return byHigh != 0
            ? byHigh
            : Long.compareUnsigned(a.getLeastSignificantBits(), b.getLeastSignificantBits());
      };

  private static final int MILLIS_SHIFT = 16;
  private static final int VERSION_SHIFT = 12;
  private static final long VERSION_MASK = 0xFL << VERSION_SHIFT;
  private static final long VARIANT_MASK = 0b11L << 62;
  private static final long VARIANT = 0b10L << 62;

  private Uuids() {}

  /** The order of bytes and text: unsigned. {@link UUID#compareTo} is signed. */
  public static Comparator<UUID> order() {
    return ORDER;
  }

  /**
   * Reads the 36 characters, in either case, of any version and variant.
   *
   * @throws dev.ids.InvalidIdException if they are no UUID
   */
  public static UUID parse(String text) {
    return UuidCodec.parse(text, UUID::new);
  }

  /**
   * Reads 16 big-endian bytes.
   *
   * @throws dev.ids.InvalidIdException if there are not 16
   */
  public static UUID fromBytes(byte[] bytes) {
    InvalidIdException.checkLength(UuidScheme.NAME, bytes, BYTES);
    return new UUID(BigEndian.getLong(bytes, 0), BigEndian.getLong(bytes, Long.BYTES));
  }

  /** The 16 big-endian bytes. */
  public static byte[] toBytes(UUID uuid) {
    byte[] bytes = new byte[BYTES];
    BigEndian.putLong(bytes, 0, uuid.getMostSignificantBits());
    BigEndian.putLong(bytes, Long.BYTES, uuid.getLeastSignificantBits());
    return bytes;
  }

  /**
   * The version 4 with these random bits.
   *
   * @param random 16 bytes, of which version and variant replace six bits
   * @throws IllegalArgumentException if there are not 16 bytes
   */
  public static UUID v4(byte[] random) {
    checkLength(random, BYTES);
    long high = BigEndian.getLong(random, 0);
    return new UUID(withVersion(high, 4), withVariant(BigEndian.getLong(random, Long.BYTES)));
  }

  /**
   * The version 7 with this time and randomness.
   *
   * @param epochMillis Unix time, 0 to {@link #MAX_EPOCH_MILLIS}
   * @param random 10 bytes, of which version and variant replace six bits
   * @throws IllegalArgumentException if the time is out of range, or there are not 10 bytes
   */
  public static UUID v7(long epochMillis, byte[] random) {
    checkLength(random, RANDOM_BYTES_V7);
    return new UUID(
        high7(Millis48.check(epochMillis), randA(random)),
        withVariant(BigEndian.getLong(random, 2)));
  }

  /** The smallest version 7 of a millisecond, for ranges: {@code id >= lowest(from)}. */
  public static UUID lowest(Instant time) {
    return new UUID(high7(Millis48.of(time), 0), withVariant(0));
  }

  /** The largest version 7 of a millisecond, for ranges: {@code id <= highest(to)}. */
  public static UUID highest(Instant time) {
    return new UUID(high7(Millis48.of(time), -1L), withVariant(-1L));
  }

  /** The four bits of the version. */
  public static int version(UUID uuid) {
    return uuid.version();
  }

  /**
   * The time of a version 7, to the millisecond.
   *
   * @throws UnsupportedOperationException for any other version
   */
  public static Instant timestamp(UUID uuid) {
    if (uuid.version() != 7) {
      throw new UnsupportedOperationException(
          "a UUID of version 7 has a time, one of version "
              + uuid.version()
              + " has none: "
              + uuid);
    }
    return Instant.ofEpochMilli(uuid.getMostSignificantBits() >>> MILLIS_SHIFT);
  }

  /** The two bytes whose low 12 bits are randA. */
  static long randA(byte[] random) {
    return (Byte.toUnsignedLong(random[0]) << Byte.SIZE) | Byte.toUnsignedLong(random[1]);
  }

  /** The upper half of a version 7; only the low 12 bits of {@code randA} are taken. */
  static long high7(long epochMillis, long randA) {
    return withVersion((epochMillis << MILLIS_SHIFT) | (randA & 0xFFFL), 7);
  }

  /** The low half with the variant in its two upper bits. */
  static long withVariant(long low) {
    return (low & ~VARIANT_MASK) | VARIANT;
  }

  private static long withVersion(long high, long version) {
    return (high & ~VERSION_MASK) | (version << VERSION_SHIFT);
  }

  private static void checkLength(byte[] random, int expected) {
    if (random.length != expected) {
      throw new IllegalArgumentException(
          "random must have " + expected + " bytes: " + random.length);
    }
  }
}
