// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import java.util.random.RandomGenerator;

/**
 * A number of random bits, and how they are read from random bytes. Immutable and thread-safe.
 *
 * @param width 1 to 127
 * @param seed reads them from as many bytes as hold {@code width} bits, or more
 */
public record RandomBits(int width, Seed seed) {
  /** The bytes as one big-endian number, cut to {@code width} bits. */
  public static RandomBits of(int width) {
    return new RandomBits(width, BIG_ENDIAN);
  }

  private static final Seed BIG_ENDIAN =
      new Seed() {
        @Override
        public long high(byte[] bytes) {
          return number(bytes, 0, bytes.length - Long.BYTES);
        }

        @Override
        public long low(byte[] bytes) {
          return number(bytes, Math.max(0, bytes.length - Long.BYTES), bytes.length);
        }
      };

  private static long number(byte[] bytes, int from, int to) {
    long number = 0;
    for (int i = from; i < to; i++) {
      number = (number << Byte.SIZE) | Byte.toUnsignedLong(bytes[i]);
    }
    return number;
  }

  /** Makes something of the bits; {@code high} holds those above 64. */
  @FunctionalInterface
  public interface Factory<T> {
    T of(long high, long low);
  }

  /** Reads the bits from random bytes; what is above the width is cut. */
  public interface Seed {
    /** Those above 64. */
    long high(byte[] bytes);

    /** The lower 64. */
    long low(byte[] bytes);
  }

  /** Draws fresh bits. */
  public <T> T draw(RandomGenerator random, Factory<T> factory) {
    byte[] drawn = bytes(random);
    return factory.of(high(drawn), low(drawn));
  }

  /** Draws as many bytes as {@link #high} and {@link #low} read the bits from. */
  byte[] bytes(RandomGenerator random) {
    byte[] bytes = new byte[(width + Byte.SIZE - 1) / Byte.SIZE];
    random.nextBytes(bytes);
    return bytes;
  }

  /** Like {@link #bytes(RandomGenerator)}, from a source that is told the time. */
  byte[] bytes(TimedBytes random, long nowMillis) {
    byte[] bytes = new byte[(width + Byte.SIZE - 1) / Byte.SIZE];
    random.nextBytes(bytes, nowMillis);
    return bytes;
  }

  long high(byte[] drawn) {
    return seed.high(drawn) & maxHigh();
  }

  long low(byte[] drawn) {
    return seed.low(drawn) & maxLow();
  }

  /** The largest upper half. */
  public long maxHigh() {
    return width <= Long.SIZE ? 0 : (1L << (width - Long.SIZE)) - 1;
  }

  /** The largest lower half. */
  public long maxLow() {
    return width >= Long.SIZE ? -1L : (1L << width) - 1;
  }
}
