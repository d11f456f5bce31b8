// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.IdExhaustedException;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;

/** The waits of one call, bounded in all. Used by one thread. */
final class Patience {
  /**
   * On top of what the policy waits for the clock: for used-up sequences, and for a slot's window.
   */
  private static final long EXTRA_MILLIS = TimeUnit.SECONDS.toMillis(10);

  private final InstantSource clock;
  private final Pause pause;
  private final long limitMillis;
  private long waitedMillis;

  Patience(ClockRegressionPolicy policy, InstantSource clock, Pause pause) {
    this.clock = clock;
    this.pause = pause;
    this.limitMillis = policy.waitUpTo().toMillis() + EXTRA_MILLIS;
  }

  void await(long untilMillis) {
    // At least 1, or a clock that stands still would be waited for without end.
    waitedMillis += Math.max(1, untilMillis - clock.millis());
    if (waitedMillis > limitMillis) {
      throw new IdExhaustedException(
          "no id within "
              + limitMillis
              + " ms: the sequence is used up and the clock does not advance, or the slot's window is"
              + " over and was not renewed");
    }
    try {
      pause.until(clock, untilMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the clock", e);
    }
  }
}
