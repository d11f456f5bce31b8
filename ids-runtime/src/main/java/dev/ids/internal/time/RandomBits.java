// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import java.util.random.RandomGenerator;

/**
 * A number of random bits, and how they are read from random bytes. Immutable and thread-safe.
 *
 * @param width 1 to 127
 * @param seed reads them from as many bytes as hold {@code width} bits
 */
public record RandomBits(int width, Seed seed) {
  /** The bytes as a number, cut to {@code width} bits. */
  public static RandomBits of(int width) {
    return new RandomBits(width, BIG_ENDIAN);
  }

  private static final Seed BIG_ENDIAN =
      new Seed() {
        @Override
        public long high(long drawnHigh, long drawnLow) {
          return drawnHigh;
        }

        @Override
        public long low(long drawnHigh, long drawnLow) {
          return drawnLow;
        }
      };

  /** Makes something of the bits; {@code high} holds those above 64. */
  @FunctionalInterface
  public interface Factory<T> {
    T of(long high, long low);
  }

  /**
   * Reads the bits from random bytes, a number of 128 bits; what is above the width is cut. It is
   * not handed over as {@link Drawn}, which would be an object wherever it is not clear who reads.
   */
  public interface Seed {
    /** Those above 64. */
    long high(long drawnHigh, long drawnLow);

    /** The lower 64. */
    long low(long drawnHigh, long drawnLow);
  }

  /** Draws fresh bits. */
  public <T> T draw(RandomGenerator random, Factory<T> factory) {
    byte[] bytes = new byte[bytes()];
    random.nextBytes(bytes);
    Drawn drawn = Drawn.of(bytes);
    return factory.of(high(drawn), low(drawn));
  }

  /** How many bytes the bits are read from. */
  int bytes() {
    return (width + Byte.SIZE - 1) / Byte.SIZE;
  }

  long high(Drawn drawn) {
    return seed.high(drawn.high(), drawn.low()) & maxHigh();
  }

  long low(Drawn drawn) {
    return seed.low(drawn.high(), drawn.low()) & maxLow();
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
