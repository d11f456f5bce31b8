// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import dev.ids.Bits128Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.internal.monotonic.Millis48;
import dev.ids.internal.monotonic.MonotonicState;
import dev.ids.runtime.RandomSource;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

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
  private final Kind kind;

  private UlidGenerator(Kind kind) {
    this.kind = kind;
  }

  /** Monotonic, by the system's clock and randomness. */
  public static UlidGenerator monotonic() {
    return monotonic(InstantSource.system(), RandomSource.system());
  }

  /** Monotonic, by a given clock and randomness. */
  public static UlidGenerator monotonic(InstantSource clock, RandomGenerator random) {
    return new UlidGenerator(new Monotonic(clock, random));
  }

  /** Fresh randomness for every id, by the system's clock and randomness. */
  public static UlidGenerator random() {
    return random(InstantSource.system(), RandomSource.system());
  }

  /** Fresh randomness for every id, by a given clock and randomness. */
  public static UlidGenerator random(InstantSource clock, RandomGenerator random) {
    return new UlidGenerator(new Random(clock, random));
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
    return kind.next(factory);
  }

  /**
   * The next {@code n} ULIDs, as an unmodifiable list in the order of issue, from one reading of
   * the clock (none for 0).
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IdExhaustedException as {@link #next()}; then none is issued
   */
  public List<Ulid> next(int n) {
    return kind.next(n, Ulid::new);
  }

  private interface Kind {
    <T> T next(Bits128Scheme.Factory<T> factory);

    <T> List<T> next(int n, Bits128Scheme.Factory<T> factory);
  }

  private record Monotonic(MonotonicState state) implements Kind {
    Monotonic(InstantSource clock, RandomGenerator random) {
      this(new MonotonicState(UlidScheme.NAME, Ulid.RANDOM_BITS, clock, random));
    }

    @Override
    public <T> T next(Bits128Scheme.Factory<T> factory) {
      return state.next((ms, high, low) -> factory.of(Ulid.high(ms, high), low));
    }

    @Override
    public <T> List<T> next(int n, Bits128Scheme.Factory<T> factory) {
      return state.next(n, (ms, high, low) -> factory.of(Ulid.high(ms, high), low));
    }
  }

  private record Random(InstantSource clock, RandomGenerator random) implements Kind {
    @Override
    public <T> T next(Bits128Scheme.Factory<T> factory) {
      return at(now(), factory);
    }

    @Override
    public <T> List<T> next(int n, Bits128Scheme.Factory<T> factory) {
      if (n < 0) {
        throw new IllegalArgumentException("n must be 0 or more: " + n);
      }
      if (n == 0) {
        return List.of();
      }
      long now = now();
      return Stream.generate(() -> at(now, factory)).limit(n).toList();
    }

    private long now() {
      return Millis48.ofClock(UlidScheme.NAME, clock.millis());
    }

    private <T> T at(long epochMillis, Bits128Scheme.Factory<T> factory) {
      byte[] bytes = new byte[Ulid.RANDOM_BYTES];
      random.nextBytes(bytes);
      Ulid ulid = Ulid.of(epochMillis, bytes);
      return factory.of(ulid.high(), ulid.low());
    }
  }
}
