// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.Bits128Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.internal.time.Batch;
import dev.ids.internal.time.Drawn;
import dev.ids.internal.time.Millis48;
import dev.ids.internal.time.TimedBytes;
import dev.ids.runtime.RandomSource;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * Issues UUIDs of version 7 with a counter: 26 bits that start with 25 random ones and a 0 as
 * guard, and go up by a random 1 to 16 with each id of a millisecond; 48 further bits are random
 * for each id. At least 2^21 ids fit into a millisecond.
 *
 * <p>It never goes backwards: when the clock does, it keeps its millisecond and counts on; when the
 * counter is used up, its millisecond moves on by one.
 *
 * <p>Thread-safe. Ids of one generator strictly increase in the order of the calls (RFC 9562, 6.2,
 * method 1). Spec: uuid7-counter-id25-id22.md, "Implementation".
 */
public final class CounterUuid7Generator {
  private static final CounterUuid7Generator SHARED =
      of(InstantSource.system(), RandomSource.system());

  private static final int STEP_BITS = 4;
  private static final int COUNTER_LOW_BITS = 14;
  private static final long COUNTER_LOW_MASK = (1L << COUNTER_LOW_BITS) - 1;
  private static final long MAX_COUNTER = (1L << 26) - 1;
  private static final long SEED_MASK = MAX_COUNTER >>> 1;
  private static final int TAIL_BYTES = 6;
  private static final int TAIL_BITS = TAIL_BYTES * Byte.SIZE;
  private static final long TAIL_MASK = (1L << TAIL_BITS) - 1;
  private static final int SEEDED_BYTES = Uuids.RANDOM_BYTES_V7;
  private static final int COUNTED_BYTES = 1 + TAIL_BYTES;

  private final InstantSource clock;
  private final TimedBytes random;
  // Guarded by this.
  private long lastMillis = -1;
  private long counter;

  private CounterUuid7Generator(InstantSource clock, RandomGenerator random) {
    this.clock = clock;
    this.random = TimedBytes.of(random, clock);
  }

  /** The one generator of the process, so that all its ids have one order. */
  public static CounterUuid7Generator shared() {
    return SHARED;
  }

  /** A generator of its own, by a given clock and randomness. */
  public static CounterUuid7Generator of(InstantSource clock, RandomGenerator random) {
    return new CounterUuid7Generator(clock, random);
  }

  /**
   * The next UUID.
   *
   * @throws IdExhaustedException if the clock is outside 0..2^48−1 ms, or the last millisecond is
   *     used up; nothing changes
   */
  public UUID next() {
    return next(UUID::new);
  }

  /** Like {@link #next()}, made by {@code factory} from the bits. */
  public synchronized <T> T next(Bits128Scheme.Factory<T> factory) {
    return advance(clock.millis(), factory);
  }

  /**
   * The next {@code n} UUIDs, unmodifiable and in order, from one reading of the clock (none for
   * 0).
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IdExhaustedException as {@link #next()}; the ids taken before are lost, not reused
   */
  public synchronized List<UUID> next(int n) {
    if (Batch.check(n) == 0) {
      return List.of();
    }
    List<UUID> ids = new ArrayList<>(n);
    long now = clock.millis();
    for (int i = 0; i < n; i++) {
      ids.add(advance(now, UUID::new));
    }
    return Collections.unmodifiableList(ids);
  }

  private <T> T advance(long now, Bits128Scheme.Factory<T> factory) {
    if (now > lastMillis || lastMillis < 0) {
      return seed(Millis48.ofClock(UuidScheme.NAME, now), now, factory);
    }
    long drawn = random.draw(COUNTED_BYTES, now).low();
    long next = counter + (drawn >>> (COUNTED_BYTES * Byte.SIZE - STEP_BITS)) + 1;
    if (next > MAX_COUNTER) {
      return seed(nextMillis(), now, factory);
    }
    counter = next;
    return make(drawn, factory);
  }

  private <T> T seed(long millis, long now, Bits128Scheme.Factory<T> factory) {
    Drawn drawn = random.draw(SEEDED_BYTES, now);
    lastMillis = millis;
    counter = seedOf(drawn);
    return make(drawn.low(), factory);
  }

  /** The bits of these bytes that a version 7 has there, less the guard bit. */
  private static long seedOf(Drawn drawn) {
    long upperOfRandB = (drawn.low() >>> TAIL_BITS) & COUNTER_LOW_MASK;
    return ((drawn.high() << COUNTER_LOW_BITS) | upperOfRandB) & SEED_MASK;
  }

  private <T> T make(long drawn, Bits128Scheme.Factory<T> factory) {
    long low = (counter << TAIL_BITS) | (drawn & TAIL_MASK);
    return factory.of(
        Uuids.high7(lastMillis, counter >>> COUNTER_LOW_BITS), Uuids.withVariant(low));
  }

  private long nextMillis() {
    if (lastMillis == Uuids.MAX_EPOCH_MILLIS) {
      throw new IdExhaustedException("uuid: all ids of the last millisecond of 48 bits are issued");
    }
    return lastMillis + 1;
  }
}
