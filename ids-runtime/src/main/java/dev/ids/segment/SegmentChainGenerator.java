// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.IdExhaustedException;
import dev.ids.internal.time.Batch;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Issues from a chain of segments, and fetches the next one when half of the last is used, on a
 * daemon thread of its own that ends when there is nothing to fetch. Callers who find none left
 * wait; then the next fetch gets twice as many steps (hunger), and later, after one that lasted
 * long, half as many (rest).
 *
 * <p>When the store cannot be reached, ids go on as far as was fetched; then a call waits for a
 * bounded time. Whoever calls next starts another try, so it recovers by itself.
 *
 * <p>Thread-safe; compare-and-set while there are ids, which needs no lock.
 */
public final class SegmentChainGenerator implements Batches {
  private final Prefetch prefetch;
  private final AtomicReference<Link> head;

  private SegmentChainGenerator(Prefetch prefetch, Link first) {
    this.prefetch = prefetch;
    this.head = new AtomicReference<>(first);
  }

  /** A generator with the default policy. */
  public static SegmentChainGenerator of(SegmentStore store, SegmentCounter counter) {
    return of(store, counter, ChainPolicy.DEFAULT);
  }

  /** A generator with a policy of your own. */
  public static SegmentChainGenerator of(
      SegmentStore store, SegmentCounter counter, ChainPolicy policy) {
    return of(store, counter, policy, Prefetch.LINGER_NANOS, Prefetch.THREADS);
  }

  /**
   * @param lingerNanos how long the thread waits for another wish before it ends
   * @param threads runs what fetches, and may do so at any time
   */
  static SegmentChainGenerator of(
      SegmentStore store,
      SegmentCounter counter,
      ChainPolicy policy,
      long lingerNanos,
      Executor threads) {
    Link first = new Link(Segment.EMPTY, 0);
    Prefetch prefetch =
        new Prefetch(new SegmentSource(store, counter), policy, first, lingerNanos, threads);
    return new SegmentChainGenerator(prefetch, first);
  }

  /** A segment, and the one after it as soon as it was fetched. */
  static final class Link {
    final Segment segment;

    /** From this number on, the next one is wanted. */
    final long wantedFrom;

    private volatile @Nullable Link next;

    Link(Segment segment, long numbers) {
      this.segment = segment;
      this.wantedFrom = segment.max() - numbers / 2;
    }

    @Nullable Link next() {
      return next;
    }

    void append(Link link) {
      next = link;
    }
  }

  /**
   * The next number.
   *
   * @throws IdExhaustedException if the counter has reached its last number
   * @throws SegmentStoreException if there is none left here, and the store gave none in time
   */
  @Override
  public long generate() {
    while (true) {
      Link link = Objects.requireNonNull(head.get());
      long id = link.segment.take();
      if (id != Segment.NONE) {
        wantNextAfter(link, id);
        return id;
      }
      advance(link);
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
      Link link = Objects.requireNonNull(head.get());
      int taken = link.segment.take(ids, count);
      count += taken;
      if (taken == 0) {
        advance(link);
      } else {
        wantNextAfter(link, ids[count - 1]);
      }
    }
    return ids;
  }

  /** How many steps the next fetch gets at least. */
  int distance() {
    return prefetch.distance();
  }

  private void wantNextAfter(Link link, long id) {
    if (id >= link.wantedFrom && link.next() == null) {
      prefetch.want();
    }
  }

  private void advance(Link used) {
    Link next = used.next();
    head.compareAndSet(used, next == null ? prefetch.awaitNext(used) : next);
  }
}
