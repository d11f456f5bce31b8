// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Numbers that are this process's own: those greater than {@code min}, up to {@code max}.
 * Thread-safe; one state word, compare-and-set.
 */
final class Segment {
  /** There is none left. */
  static final long NONE = -1;

  /** Before the first fetch. */
  static final Segment EMPTY = new Segment(0, 0);

  private final long max;
  private final AtomicLong last;

  Segment(long min, long max) {
    this.max = max;
    this.last = new AtomicLong(min);
  }

  long max() {
    return max;
  }

  /** The next number, or NONE. */
  long take() {
    while (true) {
      long taken = last.get();
      if (taken >= max) {
        return NONE;
      }
      if (last.compareAndSet(taken, taken + 1)) {
        return taken + 1;
      }
    }
  }

  /**
   * Takes up to so many numbers in a row.
   *
   * @return how many there were
   */
  int take(long[] ids, int from) {
    while (true) {
      long taken = last.get();
      int count = (int) Math.min(ids.length - from, max - taken);
      if (count <= 0) {
        return 0;
      }
      if (last.compareAndSet(taken, taken + count)) {
        for (int i = 0; i < count; i++) {
          ids[from + i] = taken + 1 + i;
        }
        return count;
      }
    }
  }
}
