// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import dev.ids.Bits128Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.internal.time.Batch;
import dev.ids.internal.time.Patience;
import dev.ids.internal.time.Pause;
import dev.ids.internal.time.TimedBytes;
import dev.ids.runtime.RandomSource;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Issues SCRU128 v1.0.2.
 *
 * <table>
 * <caption>What it does when</caption>
 * <tr><td>the clock advanced</td><td>counter = 28 random bits</td></tr>
 * <tr><td>same millisecond, or clock went back</td><td>counter + 1, timestamp kept</td></tr>
 * <tr><td>counter used up</td><td>waits for the next millisecond, for at most 10 s, without holding up
 * others; then {@link IdExhaustedException}</td></tr>
 * <tr><td>1 s since perSecRandom was renewed, forwards or backwards</td><td>renews it</td></tr>
 * </table>
 *
 * <p>Randomness is drawn in the order counter (4 bytes, upper 4 bits cut), perSecRandom (3 bytes),
 * perGenRandom (4 bytes), each only when renewed.
 *
 * <p>Thread-safe. Ids of one generator strictly increase in the order of the calls.
 */
public final class Scru128Generator {
  private static final long RENEWAL_MILLIS = TimeUnit.SECONDS.toMillis(1);
  private static final long WAIT_LIMIT_MILLIS = TimeUnit.SECONDS.toMillis(10);
  private static final long GRANTED = Long.MIN_VALUE;
  private static final long EPOCH_MILLIS = Scru128.EPOCH.toEpochMilli();
  private static final int PER_SEC_BYTES = 3;

  private final InstantSource clock;
  private final TimedBytes random;
  private final Pause pause;
  // Guarded by this: the last id, and when its perSecRandom was drawn. A timestamp of 0 is reserved
  // and never issued, so it stands for none.
  private long timestamp;
  private int counter;
  private int perSecRandom;
  private long perGenRandom;
  private long renewedAtMillis;

  private Scru128Generator(InstantSource clock, RandomGenerator random, Pause pause) {
    this.clock = clock;
    this.random = TimedBytes.of(random, clock);
    this.pause = pause;
  }

  /** By the system's clock and randomness. */
  public static Scru128Generator of() {
    return of(InstantSource.system(), RandomSource.system());
  }

  /** By a given clock and randomness. */
  public static Scru128Generator of(InstantSource clock, RandomGenerator random) {
    return of(clock, random, Pause.OF_THREAD);
  }

  static Scru128Generator of(InstantSource clock, RandomGenerator random, Pause pause) {
    return new Scru128Generator(clock, random, pause);
  }

  /**
   * The next id.
   *
   * @throws IdExhaustedException if the clock is before 2020-01-01T00:00:00.001Z or after the last
   *     timestamp, or the counter is used up and the clock stands still; nothing changes
   * @throws IllegalStateException if the thread is interrupted while waiting
   */
  public Scru128 next() {
    return next(Scru128::new);
  }

  /** Like {@link #next()}, made by {@code factory} from the bits. */
  public <T> T next(Bits128Scheme.Factory<T> factory) {
    Patience patience = null;
    while (true) {
      long waitUntil;
      synchronized (this) {
        waitUntil = advance(clock.millis());
        if (waitUntil == GRANTED) {
          return make(factory);
        }
      }
      patience = await(patience, waitUntil);
    }
  }

  /**
   * The next {@code n} ids, unmodifiable and in order. Those of one millisecond come from one
   * reading of the clock (none for 0).
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IllegalStateException as {@link #next()}; the ids taken before are lost, not reused
   */
  public List<Scru128> next(int n) {
    List<Scru128> ids = new ArrayList<>(Batch.check(n));
    Patience patience = null;
    while (ids.size() < n) {
      long waitUntil = GRANTED;
      synchronized (this) {
        long now = clock.millis();
        while (ids.size() < n && waitUntil == GRANTED) {
          waitUntil = advance(now);
          if (waitUntil == GRANTED) {
            ids.add(make(Scru128::new));
          }
        }
      }
      if (waitUntil != GRANTED) {
        patience = await(patience, waitUntil);
      }
    }
    return Collections.unmodifiableList(ids);
  }

  /** Takes the next id into the state, or says until when to wait. Called with the lock held. */
  private long advance(long nowMillis) {
    boolean first = timestamp == 0;
    boolean advanced = first || nowMillis > millisOf(timestamp);
    if (advanced) {
      checkClock(nowMillis);
    } else if (counter == Scru128.MAX_COUNTER) {
      return millisOf(timestamp + 1);
    }
    // All is drawn before anything changes: a source that fails leaves the state as it was.
    int nextCounter = advanced ? draw(Integer.BYTES, nowMillis) & Scru128.MAX_COUNTER : counter + 1;
    boolean renews = first || isSecondOver(nowMillis);
    int nextPerSecRandom = renews ? draw(PER_SEC_BYTES, nowMillis) : perSecRandom;
    perGenRandom = Integer.toUnsignedLong(draw(Integer.BYTES, nowMillis));
    perSecRandom = nextPerSecRandom;
    counter = nextCounter;
    if (renews) {
      renewedAtMillis = nowMillis;
    }
    if (advanced) {
      timestamp = nowMillis - EPOCH_MILLIS;
    }
    return GRANTED;
  }

  /** In either direction. */
  private boolean isSecondOver(long nowMillis) {
    return nowMillis - RENEWAL_MILLIS >= renewedAtMillis
        || nowMillis + RENEWAL_MILLIS <= renewedAtMillis;
  }

  private <T> T make(Bits128Scheme.Factory<T> factory) {
    Scru128 id = Scru128.of(timestamp, counter, perSecRandom, perGenRandom);
    return factory.of(id.high(), id.low());
  }

  private int draw(int bytes, long nowMillis) {
    return (int) random.draw(bytes, nowMillis).low();
  }

  private Patience await(@Nullable Patience patience, long untilMillis) {
    Patience limited =
        patience == null
            ? new Patience(
                WAIT_LIMIT_MILLIS,
                "all ids of the millisecond are issued and the clock does not advance",
                clock,
                pause)
            : patience;
    limited.await(untilMillis);
    return limited;
  }

  private static long millisOf(long timestamp) {
    return EPOCH_MILLIS + timestamp;
  }

  /** 0 and the largest timestamp are reserved. */
  private static void checkClock(long nowMillis) {
    if (nowMillis <= EPOCH_MILLIS || nowMillis >= millisOf(Scru128.MAX_TIMESTAMP)) {
      throw new IdExhaustedException(
          "scru128: the clock must be "
              + millisOf(1)
              + ".."
              + millisOf(Scru128.MAX_TIMESTAMP - 1)
              + " ms, timestamps 1 to 2^44 - 2: "
              + nowMillis);
    }
  }
}
