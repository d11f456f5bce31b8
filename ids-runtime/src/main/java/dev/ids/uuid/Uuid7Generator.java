// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.Bits128Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.internal.time.FreshState;
import dev.ids.internal.time.MonotonicState;
import dev.ids.internal.time.RandomBits;
import dev.ids.internal.time.TimedRandom;
import dev.ids.runtime.RandomSource;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * Issues UUIDs of version 7.
 *
 * <table>
 * <caption>The two kinds</caption>
 * <tr><th></th><th>{@link #monotonic()}</th><th>{@link #random()}</th></tr>
 * <tr><td>in one millisecond</td><td>74 random bits + 1</td><td>fresh randomness</td></tr>
 * <tr><td>clock went back</td><td>keeps its millisecond, + 1</td><td>the earlier time</td></tr>
 * <tr><td>randomness used up</td><td>{@link IdExhaustedException}, state unchanged</td><td>–</td></tr>
 * <tr><td>randomness drawn</td><td>when the clock advanced</td><td>for every id</td></tr>
 * </table>
 *
 * <p>Thread-safe. Monotonic ids of one generator strictly increase in the order of the calls (RFC
 * 9562, 6.2, method 2). Spec: algorithms.md, "Monotonic UUIDv7".
 */
public final class Uuid7Generator {
  private static final int RANDOM_BITS = 74;
  private static final int RAND_A_BITS = 12;
  private static final int RAND_B_BITS = RANDOM_BITS - RAND_A_BITS;
  private static final long RAND_A_MASK = (1L << RAND_A_BITS) - 1;
  private static final long RAND_B_MASK = (1L << RAND_B_BITS) - 1;
  // Of the 74 bits as one number, the lower long holds this many of randA.
  private static final int RAND_A_LOW_BITS = Long.SIZE - RAND_B_BITS;

  /** The ten bytes as they lie in a UUID, less version and variant. */
  private static final RandomBits RANDOM =
      new RandomBits(
          RANDOM_BITS,
          new RandomBits.Seed() {
            @Override
            public long high(long drawnHigh, long drawnLow) {
              return (drawnHigh & RAND_A_MASK) >>> RAND_A_LOW_BITS;
            }

            @Override
            public long low(long drawnHigh, long drawnLow) {
              return (drawnHigh << RAND_B_BITS) | (drawnLow & RAND_B_MASK);
            }
          });

  private final TimedRandom source;

  private Uuid7Generator(TimedRandom source) {
    this.source = source;
  }

  /** Monotonic, by the system's clock and randomness. */
  public static Uuid7Generator monotonic() {
    return monotonic(InstantSource.system(), RandomSource.system());
  }

  /** Monotonic, by a given clock and randomness. */
  public static Uuid7Generator monotonic(InstantSource clock, RandomGenerator random) {
    return new Uuid7Generator(new MonotonicState(UuidScheme.NAME, RANDOM, clock, random));
  }

  /** Fresh randomness for every id, by the system's clock and randomness. */
  public static Uuid7Generator random() {
    return random(InstantSource.system(), RandomSource.system());
  }

  /** Fresh randomness for every id, by a given clock and randomness. */
  public static Uuid7Generator random(InstantSource clock, RandomGenerator random) {
    return new Uuid7Generator(new FreshState(UuidScheme.NAME, RANDOM, clock, random));
  }

  /**
   * The next UUID.
   *
   * @throws IdExhaustedException if the clock is outside 0..2^48−1 ms, or a monotonic generator has
   *     used up its millisecond; nothing changes
   */
  public UUID next() {
    return next(UUID::new);
  }

  /** Like {@link #next()}, made by {@code factory} from the bits. */
  public <T> T next(Bits128Scheme.Factory<T> factory) {
    return source.next(factory, Uuid7Generator::make);
  }

  /**
   * The next {@code n} UUIDs, in order, from one reading of the clock.
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IdExhaustedException as {@link #next()}; then none is issued
   */
  public List<UUID> next(int n) {
    return source.next(n, (ms, high, low) -> make(UUID::new, ms, high, low));
  }

  private static <T> T make(Bits128Scheme.Factory<T> factory, long ms, long high, long low) {
    long randA = (high << RAND_A_LOW_BITS) | (low >>> RAND_B_BITS);
    return factory.of(Uuids.high7(ms, randA), Uuids.withVariant(low));
  }
}
