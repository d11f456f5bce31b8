// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** How a thread waits for its clock. */
@FunctionalInterface
public interface Pause {
  /**
   * Spins while the wait is short, since a parked thread wakes up late and would miss ids of a unit
   * of one millisecond; sleeps when it is long, so that many who wait for a slot cost nothing. May
   * return early.
   */
  Pause OF_THREAD =
      (clock, untilMillis) -> {
        long waitMillis = untilMillis - clock.millis();
        if (waitMillis > 2) {
          Thread.sleep(waitMillis);
          return;
        }
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(2);
        for (int spins = 1; clock.millis() < untilMillis; spins++) {
          if (Thread.interrupted()) {
            throw new InterruptedException();
          }
          if (System.nanoTime() - deadline > 0) {
            return;
          }
          if (spins % 64 == 0) {
            LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(20));
          } else {
            Thread.onSpinWait();
          }
        }
      };

  /** Waits until the clock says {@code untilMillis}, or a little less. */
  void until(InstantSource clock, long untilMillis) throws InterruptedException;
}
