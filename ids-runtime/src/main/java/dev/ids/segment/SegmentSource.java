// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.IdExhaustedException;
import dev.ids.internal.Quoted;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Fetches the segments of one counter, each after those before. Thread-safe, without locks. */
final class SegmentSource {
  /** Addresses of databases may hold passwords. */
  private static final Pattern ADDRESS = Pattern.compile("jdbc:\\S*");

  private final SegmentStore store;
  private final SegmentCounter counter;

  /** The greatest number of all segments that were fetched. */
  private final AtomicLong reached = new AtomicLong();

  private volatile boolean isExhausted;

  SegmentSource(SegmentStore store, SegmentCounter counter) {
    this.store = store;
    this.counter = counter;
  }

  SegmentCounter counter() {
    return counter;
  }

  /**
   * One try.
   *
   * @throws IllegalStateException if another try is of no use for now
   * @throws Exception as the store says
   */
  Segment fetch(long numbers) throws Exception {
    if (isExhausted) {
      throw exhausted();
    }
    long before = reached.get();
    long max = store.nextMax(counter.name(), numbers, counter.offset());
    long min = max - numbers;
    if (min < before) {
      throw wentBack(before, min);
    }
    reached.accumulateAndGet(max, Math::max);
    if (min >= counter.maxId()) {
      isExhausted = true;
      throw exhausted();
    }
    return new Segment(min, Math.min(max, counter.maxId()));
  }

  /** What a caller gets who has waited in vain. */
  IllegalStateException unavailable(Duration waited, @Nullable Throwable cause) {
    String message = counter + ": no id within " + waited.toMillis() + " ms: " + store;
    return cause == null
        ? new SegmentStoreException(message + " has not answered")
        : new SegmentStoreException(message + " failed: " + text(cause), cause);
  }

  /** What a caller gets at once; an exception of its own for each. */
  IllegalStateException refused(IllegalStateException cause) {
    if (cause instanceof IdExhaustedException) {
      return exhausted();
    }
    return new SegmentStoreException(
        cause instanceof SegmentStoreException
            ? String.valueOf(cause.getMessage())
            : counter + ": no id from " + store + ": " + text(cause),
        cause);
  }

  /** What a caller gets whose thread is interrupted, and stays so. */
  IllegalStateException interrupted(InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new SegmentStoreException(counter + ": interrupted while waiting for " + store, cause);
  }

  private IdExhaustedException exhausted() {
    return new IdExhaustedException(
        counter + ": all ids up to " + counter.maxId() + " are used up");
  }

  private SegmentStoreException wentBack(long before, long min) {
    return new SegmentStoreException(
        counter
            + ": "
            + store
            + " went back: the last segment ended at "
            + before
            + ", and the next would begin with "
            + (min + 1)
            + "; set its counter to "
            + before
            + " or more");
  }

  private static String text(Throwable cause) {
    String message = ADDRESS.matcher(String.valueOf(cause.getMessage())).replaceAll("jdbc:…");
    return cause instanceof IllegalStateException
        ? message
        : cause.getClass().getSimpleName() + " " + Quoted.of(message);
  }
}
