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
        public <T> T read(byte[] bytes, Factory<T> factory) {
          long high = 0;
          long low = 0;
          for (byte b : bytes) {
            high = (high << Byte.SIZE) | (low >>> (Long.SIZE - Byte.SIZE));
            low = (low << Byte.SIZE) | Byte.toUnsignedLong(b);
          }
          return factory.of(high, low);
        }
      };

  /** Makes something of the bits; {@code high} holds those above 64. */
  @FunctionalInterface
  public interface Factory<T> {
    T of(long high, long low);
  }

  /** Reads the bits from random bytes; what is above the width is cut. */
  public interface Seed {
    <T> T read(byte[] bytes, Factory<T> factory);
  }

  /** Draws fresh bits. */
  public <T> T draw(RandomGenerator random, Factory<T> factory) {
    byte[] bytes = new byte[(width + Byte.SIZE - 1) / Byte.SIZE];
    random.nextBytes(bytes);
    return seed.read(bytes, (high, low) -> factory.of(high & maxHigh(), low & maxLow()));
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
