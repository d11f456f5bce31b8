// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.IdExhaustedException;
import dev.ids.internal.time.Batch;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Issues the numbers of one segment after the other; the caller who finds none left fetches, and
 * others wait for it. With a step of 1 every id is a fetch of its own, in the order of all
 * processes.
 *
 * <p>When the store cannot be reached, ids go on until the segment ends; then a call tries again
 * for a bounded time.
 *
 * <p>Thread-safe; one state word, compare-and-set. No lock is held by callers who find an id.
 */
public final class SegmentGenerator implements Batches {
  /** How long a call waits for the store, unless told. */
  static final Duration MAX_WAIT = Duration.ofSeconds(5);

  private final SegmentSource source;
  private final Duration maxWait;
  private final AtomicReference<Segment> current = new AtomicReference<>(Segment.EMPTY);
  private final ReentrantLock fetching = new ReentrantLock();
  private volatile @Nullable Exception lastFailure;

  private SegmentGenerator(SegmentSource source, Duration maxWait) {
    this.source = source;
    this.maxWait = maxWait;
  }

  /** A generator whose calls wait for the store for up to 5 s. */
  public static SegmentGenerator of(SegmentStore store, SegmentCounter counter) {
    return of(store, counter, MAX_WAIT);
  }

  /**
   * A generator whose calls wait for the store for so long.
   *
   * @throws IllegalArgumentException if the time is negative
   */
  public static SegmentGenerator of(SegmentStore store, SegmentCounter counter, Duration maxWait) {
    ChainPolicy.checkNotNegative("maxWait", maxWait);
    return new SegmentGenerator(new SegmentSource(store, counter), maxWait);
  }

  /**
   * The next number.
   *
   * @throws IdExhaustedException if the counter has reached its last number
   * @throws SegmentStoreException if there is none left here, and the store gave none in time
   */
  @Override
  public long generate() {
    if (source.counter().step() == 1) {
      return fetch(1, deadline()).take();
    }
    while (true) {
      Segment segment = Objects.requireNonNull(current.get());
      long id = segment.take();
      if (id != Segment.NONE) {
        return id;
      }
      renew(segment, source.counter().step());
    }
  }

  /**
   * So many numbers, in ascending order; not always in a row.
   *
   * @throws IllegalArgumentException if it is negative
   * @throws IdExhaustedException as {@link #generate()}; what was taken before is lost
   * @throws SegmentStoreException as {@link #generate()}; what was taken before is lost
   */
  @Override
  public long[] generate(int n) {
    long[] ids = new long[Batch.check(n)];
    int count = 0;
    while (count < n) {
      Segment segment = Objects.requireNonNull(current.get());
      int taken = segment.take(ids, count);
      if (taken == 0) {
        renew(segment, steps(n - count));
      }
      count += taken;
    }
    return ids;
  }

  /** As many whole steps as hold so many numbers. */
  private long steps(int numbers) {
    long step = source.counter().step();
    return (numbers + step - 1) / step * step;
  }

  private void renew(Segment used, long numbers) {
    long deadline = deadline();
    try {
      if (!fetching.tryLock(maxWait.toNanos(), TimeUnit.NANOSECONDS)) {
        throw source.unavailable(maxWait, lastFailure);
      }
    } catch (InterruptedException e) {
      throw source.interrupted(e);
    }
    try {
      if (current.get() == used) {
        current.set(fetch(numbers, deadline));
      }
    } finally {
      fetching.unlock();
    }
  }

  private Segment fetch(long numbers, long deadline) {
    for (int tries = 1; ; tries++) {
      try {
        Segment segment = source.fetch(numbers);
        lastFailure = null;
        return segment;
      } catch (InterruptedException e) {
        throw source.interrupted(e);
      } catch (IllegalStateException e) {
        throw source.refused(e);
      } catch (Exception e) { // whatever a store throws
        lastFailure = e;
        pause(tries, deadline, e);
      }
    }
  }

  private void pause(int tries, long deadline, Exception failure) {
    long pauseNanos = ChainPolicy.pauseNanos(tries);
    if (deadline - System.nanoTime() < pauseNanos) {
      throw source.unavailable(maxWait, failure);
    }
    try {
      TimeUnit.NANOSECONDS.sleep(pauseNanos);
    } catch (InterruptedException e) {
      throw source.interrupted(e);
    }
  }

  private long deadline() {
    return System.nanoTime() + maxWait.toNanos();
  }
}
