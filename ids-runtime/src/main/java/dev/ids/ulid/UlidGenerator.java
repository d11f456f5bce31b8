// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import dev.ids.Bits128Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.internal.time.FreshState;
import dev.ids.internal.time.MonotonicState;
import dev.ids.internal.time.RandomBits;
import dev.ids.internal.time.TimedRandom;
import dev.ids.runtime.RandomSource;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Issues ULIDs.
 *
 * <table>
 * <caption>The two kinds</caption>
 * <tr><th></th><th>{@link #monotonic()}</th><th>{@link #random()}</th></tr>
 * <tr><td>in one millisecond</td><td>last id + 1</td><td>fresh randomness</td></tr>
 * <tr><td>clock went back</td><td>keeps its millisecond, last id + 1</td><td>the earlier time</td></tr>
 * <tr><td>randomness used up</td><td>{@link IdExhaustedException}, state unchanged</td><td>–</td></tr>
 * <tr><td>randomness drawn</td><td>when the clock advanced</td><td>for every id</td></tr>
 * </table>
 *
 * <p>Thread-safe. Monotonic ids of one generator strictly increase in the order of the calls.
 */
public final class UlidGenerator {
  private static final RandomBits RANDOM = RandomBits.of(Ulid.RANDOM_BITS);

  private final TimedRandom source;

  private UlidGenerator(TimedRandom source) {
    this.source = source;
  }

  /** Monotonic, by the system's clock and randomness. */
  public static UlidGenerator monotonic() {
    return monotonic(InstantSource.system(), RandomSource.system());
  }

  /** Monotonic, by a given clock and randomness. */
  public static UlidGenerator monotonic(InstantSource clock, RandomGenerator random) {
    return new UlidGenerator(new MonotonicState(UlidScheme.NAME, RANDOM, clock, random));
  }

  /** Fresh randomness for every id, by the system's clock and randomness. */
  public static UlidGenerator random() {
    return random(InstantSource.system(), RandomSource.system());
  }

  /** Fresh randomness for every id, by a given clock and randomness. */
  public static UlidGenerator random(InstantSource clock, RandomGenerator random) {
    return new UlidGenerator(new FreshState(UlidScheme.NAME, RANDOM, clock, random));
  }

  /**
   * The next ULID.
   *
   * @throws IdExhaustedException if the clock is outside 0..2^48−1 ms, or a monotonic generator has
   *     used up its millisecond; nothing changes
   */
  public Ulid next() {
    return next(Ulid::new);
  }

  /** Like {@link #next()}, made by {@code factory} from the bits. */
  public <T> T next(Bits128Scheme.Factory<T> factory) {
    return source.next(factory, (make, ms, high, low) -> make.of(Ulid.high(ms, high), low));
  }

  /**
   * The next {@code n} ULIDs, as an unmodifiable list in the order of issue, from one reading of
   * the clock (none for 0).
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IdExhaustedException as {@link #next()}; then none is issued
   */
  public List<Ulid> next(int n) {
    return source.next(n, (ms, high, low) -> new Ulid(Ulid.high(ms, high), low));
  }
}
