// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.Bits128Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.internal.BigEndian;
import dev.ids.internal.MonotonicState;
import dev.ids.runtime.RandomSource;
import java.time.InstantSource;
import java.util.ArrayList;
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

  private final Kind kind;

  private Uuid7Generator(Kind kind) {
    this.kind = kind;
  }

  /** Monotonic, by the system's clock and randomness. */
  public static Uuid7Generator monotonic() {
    return monotonic(InstantSource.system(), RandomSource.system());
  }

  /** Monotonic, by a given clock and randomness. */
  public static Uuid7Generator monotonic(InstantSource clock, RandomGenerator random) {
    return new Uuid7Generator(new Monotonic(clock, random));
  }

  /** Fresh randomness for every id, by the system's clock and randomness. */
  public static Uuid7Generator random() {
    return random(InstantSource.system(), RandomSource.system());
  }

  /** Fresh randomness for every id, by a given clock and randomness. */
  public static Uuid7Generator random(InstantSource clock, RandomGenerator random) {
    return new Uuid7Generator(new Random(clock, random));
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
    return kind.next(factory);
  }

  /**
   * The next {@code n} UUIDs, in order, from one reading of the clock.
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IdExhaustedException as {@link #next()}; then none is issued
   */
  public List<UUID> next(int n) {
    return kind.next(n, UUID::new);
  }

  private interface Kind {
    <T> T next(Bits128Scheme.Factory<T> factory);

    <T> List<T> next(int n, Bits128Scheme.Factory<T> factory);
  }

  private record Monotonic(MonotonicState state) implements Kind {
    private static final MonotonicState.Seed WITHOUT_VERSION_AND_VARIANT =
        new MonotonicState.Seed() {
          @Override
          public long high(byte[] random) {
            return randA(random) >>> RAND_A_LOW_BITS;
          }

          @Override
          public long low(byte[] random) {
            return (randA(random) << RAND_B_BITS) | (BigEndian.getLong(random, 2) & RAND_B_MASK);
          }

          private static long randA(byte[] random) {
            return Uuids.randA(random) & RAND_A_MASK;
          }
        };

    Monotonic(InstantSource clock, RandomGenerator random) {
      this(
          new MonotonicState(
              UuidScheme.NAME, RANDOM_BITS, clock, random, WITHOUT_VERSION_AND_VARIANT));
    }

    @Override
    public <T> T next(Bits128Scheme.Factory<T> factory) {
      return state.next((ms, high, low) -> make(ms, high, low, factory));
    }

    @Override
    public <T> List<T> next(int n, Bits128Scheme.Factory<T> factory) {
      return state.next(n, (ms, high, low) -> make(ms, high, low, factory));
    }

    private static <T> T make(long ms, long high, long low, Bits128Scheme.Factory<T> factory) {
      long randA = (high << RAND_A_LOW_BITS) | (low >>> RAND_B_BITS);
      return factory.of(Uuids.high7(ms, randA), Uuids.withVariant(low));
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
      long now = now();
      List<T> ids = new ArrayList<>(n);
      for (int i = 0; i < n; i++) {
        ids.add(at(now, factory));
      }
      return ids;
    }

    private long now() {
      return MonotonicState.checkedMillis(UuidScheme.NAME, clock.millis());
    }

    private <T> T at(long epochMillis, Bits128Scheme.Factory<T> factory) {
      byte[] bytes = new byte[Uuids.RANDOM_BYTES_V7];
      random.nextBytes(bytes);
      UUID uuid = Uuids.v7(epochMillis, bytes);
      return factory.of(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
    }
  }
}
