// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import dev.ids.IdExhaustedException;
import java.time.InstantSource;
import java.util.function.Supplier;

/** The waits of one call, bounded in all. Used by one thread. */
public final class Patience {
  private final InstantSource clock;
  private final Pause pause;
  private final long limitMillis;
  private final Supplier<String> reason;
  private long waitedMillis;

  /**
   * @param limitMillis how long one call may wait in all
   * @param reason why it waits, for the message
   */
  public Patience(long limitMillis, String reason, InstantSource clock, Pause pause) {
    this(limitMillis, () -> reason, clock, pause);
  }

  /** Like the other constructor, with a reason that is asked for when patience has run out. */
  public Patience(long limitMillis, Supplier<String> reason, InstantSource clock, Pause pause) {
    this.limitMillis = limitMillis;
    this.reason = reason;
    this.clock = clock;
    this.pause = pause;
  }

  /**
   * Waits until the clock says {@code untilMillis}, or a little less.
   *
   * @throws IdExhaustedException if the call has waited for long enough
   * @throws IllegalStateException if the thread is interrupted, and stays so
   */
  public void await(long untilMillis) {
    // At least 1, or a clock that stands still would be waited for without end.
    waitedMillis += Math.max(1, untilMillis - clock.millis());
    if (waitedMillis > limitMillis) {
      throw new IdExhaustedException("no id within " + limitMillis + " ms: " + reason.get());
    }
    try {
      pause.until(clock, untilMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the clock", e);
    }
  }
}
