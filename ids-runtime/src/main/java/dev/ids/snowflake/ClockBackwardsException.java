// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

/**
 * The clock went back further than the {@link ClockRegressionPolicy} bridges; nothing was issued.
 */
public final class ClockBackwardsException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final long lastMillis;
  private final long nowMillis;

  ClockBackwardsException(long lastMillis, long nowMillis, ClockRegressionPolicy policy) {
    super(
        "the clock went back by "
            + (lastMillis - nowMillis)
            + " ms, from "
            + lastMillis
            + " to "
            + nowMillis
            + ", more than the "
            + Math.max(policy.borrowUpTo().toMillis(), policy.waitUpTo().toMillis())
            + " ms that the clock regression policy bridges; ids continue once the clock has caught up");
    this.lastMillis = lastMillis;
    this.nowMillis = nowMillis;
  }

  /** Start of the last issued unit, Unix time in milliseconds. */
  public long lastMillis() {
    return lastMillis;
  }

  /** What the clock says, Unix time in milliseconds. */
  public long nowMillis() {
    return nowMillis;
  }
}
