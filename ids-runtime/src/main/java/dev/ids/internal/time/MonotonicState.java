// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import dev.ids.IdExhaustedException;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;

/**
 * The pair (last_ms, last_rand) of the monotonic generators: every call returns a greater pair.
 *
 * <p>When the clock has advanced, the randomness is fresh; otherwise, also when the clock went
 * back, it is the last one plus 1. Spec: algorithms.md, "Monotonic generation".
 *
 * <p>Thread-safe without locks. Each millisecond has its own {@link Start}, and the randomness of
 * an id is that of the start plus a count. A thread that still counts on an older start began its
 * call before the newer one was there, so the order of calls is kept.
 */
public final class MonotonicState implements TimedRandom {
  private final String subject;
  private final InstantSource clock;
  private final RandomGenerator random;
  private final RandomBits bits;

  /** Before the first id; every reading of the clock is newer. */
  private final Start none = new Start(-1, 0, 0);

  private final AtomicReference<Start> state = new AtomicReference<>(none);

  /**
   * @param subject the scheme's name, for messages
   * @param bits the counter, and how it starts
   */
  public MonotonicState(
      String subject, RandomBits bits, InstantSource clock, RandomGenerator random) {
    this.subject = subject;
    this.bits = bits;
    this.clock = clock;
    this.random = random;
  }

  @Override
  public <C, T> T next(C context, ContextFactory<C, T> factory) {
    Start start = advance(1);
    long index = start.count.getAndIncrement();
    start.checkHas(index, 1);
    return factory.of(context, start.epochMillis, start.randomHigh(index), start.low + index);
  }

  @Override
  public <T> List<T> next(int n, Factory<T> factory) {
    if (Batch.check(n) == 0) {
      return List.of();
    }
    Start start = advance(n);
    long first = start.reserve(n);
    Object[] ids = new Object[n];
    int same = start.untilCarry(first, n);
    fill(ids, 0, same, start, first, factory);
    fill(ids, same, n, start, first, factory);
    return Batch.list(ids);
  }

  /** Fills in ids that have one upper half. */
  private static <T> void fill(
      Object[] ids, int from, int to, MonotonicState.Start start, long first, Factory<T> factory) {
    long epochMillis = start.epochMillis;
    long high = start.randomHigh(first + from);
    long low = start.low + first;
    for (int i = from; i < to; i++) {
      ids[i] = factory.of(epochMillis, high, low + i);
    }
  }

  /** The start to count on: the last one, or a new one that has at least {@code n} ids. */
  private Start advance(int n) {
    while (true) {
      Start last = Objects.requireNonNull(state.get());
      long now = clock.millis();
      if (last != none && now <= last.epochMillis) {
        return last;
      }
      Start fresh = newStart(Millis48.ofClock(subject, now));
      fresh.checkHas(0, n);
      if (state.compareAndSet(last, fresh)) {
        return fresh;
      }
    }
  }

  private Start newStart(long now) {
    return bits.draw(random, (high, low) -> new Start(now, high, low));
  }

  private final class Start {
    final long epochMillis;
    final long high;
    final long low;
    final AtomicLong count = new AtomicLong();

    Start(long epochMillis, long high, long low) {
      this.epochMillis = epochMillis;
      this.high = high;
      this.low = low;
    }

    /** Takes {@code n} ids in a row and returns the index of the first. */
    long reserve(int n) {
      while (true) {
        long first = count.get();
        checkHas(first, n);
        if (count.compareAndSet(first, first + n)) {
          return first;
        }
      }
    }

    void checkHas(long first, int n) {
      if (!has(first + n - 1)) {
        String left =
            has(first)
                ? "fewer than " + n + " ids are left in millisecond " + epochMillis
                : "all ids of millisecond " + epochMillis + " are issued";
        throw new IdExhaustedException(subject + ": " + left + "; the next millisecond has more");
      }
    }

    /** Unsigned throughout: the carry out of 127 bits is the sign. */
    private boolean has(long index) {
      return Long.compareUnsigned(randomHigh(index), bits.maxHigh()) <= 0
          && Long.compareUnsigned(low + index, bits.maxLow()) <= 0;
    }

    /** How many of the ids from an index on have the same upper half. */
    int untilCarry(long first, int n) {
      long left = -(low + first);
      return Long.compareUnsigned(left - 1, n) < 0 ? (int) left : n;
    }

    long randomHigh(long index) {
      boolean carry = Long.compareUnsigned(low + index, low) < 0;
      return carry ? high + 1 : high;
    }
  }
}
