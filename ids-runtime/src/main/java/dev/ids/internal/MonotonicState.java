// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import dev.ids.IdExhaustedException;
import java.time.InstantSource;
import java.util.ArrayList;
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
public final class MonotonicState {
  /** The last millisecond that 48 bits hold. */
  public static final long MAX_EPOCH_MILLIS = (1L << 48) - 1;

  private final String subject;
  private final InstantSource clock;
  private final RandomGenerator random;
  private final Seed seed;
  private final int randomBytes;
  private final long maxHigh;
  private final long maxLow;
  private final AtomicReference<Start> state =
      new AtomicReference<>(new Start(Long.MIN_VALUE, 0, 0));

  /**
   * @param subject the scheme's name, for messages
   * @param randomBits width of the counter, 1 to 127
   */
  public MonotonicState(
      String subject, int randomBits, InstantSource clock, RandomGenerator random) {
    this(subject, randomBits, clock, random, Seed.BIG_ENDIAN);
  }

  /** Like the other constructor, with another reading of the random bytes. */
  public MonotonicState(
      String subject, int randomBits, InstantSource clock, RandomGenerator random, Seed seed) {
    this.subject = subject;
    this.clock = clock;
    this.random = random;
    this.seed = seed;
    this.randomBytes = (randomBits + Byte.SIZE - 1) / Byte.SIZE;
    this.maxHigh = randomBits <= Long.SIZE ? 0 : (1L << (randomBits - Long.SIZE)) - 1;
    this.maxLow = randomBits >= Long.SIZE ? -1L : (1L << randomBits) - 1;
  }

  /** Reads the first counter of a millisecond from random bytes; the excess high bits are cut. */
  public interface Seed {
    /** The bytes as one big-endian number. */
    Seed BIG_ENDIAN =
        new Seed() {
          @Override
          public long high(byte[] random) {
            return number(random, 0, Math.max(0, random.length - Long.BYTES));
          }

          @Override
          public long low(byte[] random) {
            return number(random, Math.max(0, random.length - Long.BYTES), random.length);
          }

          private static long number(byte[] bytes, int from, int to) {
            long value = 0;
            for (int i = from; i < to; i++) {
              value = (value << Byte.SIZE) | Byte.toUnsignedLong(bytes[i]);
            }
            return value;
          }
        };

    /** The bits above 64. */
    long high(byte[] random);

    /** The lower 64 bits. */
    long low(byte[] random);
  }

  /** What an id is made of; {@code randomHigh} holds the bits above 64. */
  @FunctionalInterface
  public interface Factory<T> {
    T of(long epochMillis, long randomHigh, long randomLow);
  }

  /**
   * The next id.
   *
   * @throws IdExhaustedException if the counter or the range of time is used up; nothing changes
   */
  public <T> T next(Factory<T> factory) {
    Start start = advance();
    return start.at(start.count.getAndIncrement(), factory);
  }

  /**
   * The next {@code n} ids, from one reading of the clock: the same as {@code n} calls in one
   * millisecond.
   *
   * @throws IdExhaustedException if fewer than {@code n} are left; nothing changes
   */
  public <T> List<T> next(int n, Factory<T> factory) {
    if (n < 0) {
      throw new IllegalArgumentException("n must be 0 or more: " + n);
    }
    List<T> ids = new ArrayList<>(n);
    if (n == 0) {
      return ids;
    }
    Start start = advance();
    long first = start.reserve(n);
    for (long i = first; i < first + n; i++) {
      ids.add(start.at(i, factory));
    }
    return ids;
  }

  /**
   * Returns a reading of the clock that 48 bits hold.
   *
   * @throws IdExhaustedException if it is another
   */
  public static long checkedMillis(String subject, long epochMillis) {
    if (epochMillis < 0 || epochMillis > MAX_EPOCH_MILLIS) {
      throw new IdExhaustedException(
          subject + ": the clock must be 0.." + MAX_EPOCH_MILLIS + " ms (48 bits): " + epochMillis);
    }
    return epochMillis;
  }

  private Start advance() {
    while (true) {
      Start last = Objects.requireNonNull(state.get());
      long now = clock.millis();
      if (now <= last.epochMillis) {
        return last;
      }
      Start fresh = newStart(checkedMillis(subject, now));
      if (state.compareAndSet(last, fresh)) {
        return fresh;
      }
    }
  }

  private Start newStart(long now) {
    byte[] bytes = new byte[randomBytes];
    random.nextBytes(bytes);
    return new Start(now, seed.high(bytes) & maxHigh, seed.low(bytes) & maxLow);
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

    <T> T at(long index, Factory<T> factory) {
      long randomLow = low + index;
      boolean carry = Long.compareUnsigned(randomLow, low) < 0;
      long randomHigh = carry ? high + 1 : high;
      if (randomHigh > maxHigh || Long.compareUnsigned(randomLow, maxLow) > 0) {
        throw exhausted();
      }
      return factory.of(epochMillis, randomHigh, randomLow);
    }

    long reserve(int n) {
      while (true) {
        long first = count.get();
        at(first + n - 1, (ms, randomHigh, randomLow) -> Boolean.TRUE);
        if (count.compareAndSet(first, first + n)) {
          return first;
        }
      }
    }

    private IdExhaustedException exhausted() {
      return new IdExhaustedException(
          subject
              + ": all ids of millisecond "
              + epochMillis
              + " are issued; the next millisecond has more");
    }
  }
}
