// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.Issuer;
import dev.ids.internal.Durations;
import java.time.Duration;

/**
 * What a generator does when its clock goes back. None of this affects uniqueness between
 * processes: that is the job of the slot's window.
 *
 * <p>The step back is measured in milliseconds from the start of the last issued unit; both bounds
 * are inclusive. Immutable and thread-safe. Spec: layouts-and-codecs.md, "Clock regression".
 *
 * @param borrowUpTo up to this step the generator keeps issuing on the last unit
 * @param waitUpTo up to this step it waits for the clock; beyond, {@link ClockBackwardsException}
 */
public record ClockRegressionPolicy(Duration borrowUpTo, Duration waitUpTo) {
  /** Borrows 5 ms, waits 1 s. */
  public static final ClockRegressionPolicy DEFAULT =
      new ClockRegressionPolicy(Duration.ofMillis(5), Duration.ofSeconds(1));

  /** Fails at once. */
  public static final ClockRegressionPolicy FAIL =
      new ClockRegressionPolicy(Duration.ZERO, Duration.ZERO);

  private static final String BORROW_UP_TO = "ids.clock.borrow-up-to";
  private static final String WAIT_UP_TO = "ids.clock.wait-up-to";

  /**
   * @throws IllegalArgumentException if a bound is negative
   */
  public ClockRegressionPolicy {
    checkNotNegative("borrowUpTo", borrowUpTo);
    checkNotNegative("waitUpTo", waitUpTo);
  }

  /**
   * The policy of the application: {@code ids.clock.borrow-up-to}, {@code ids.clock.wait-up-to}.
   */
  static ClockRegressionPolicy of(Issuer issuer) {
    return new ClockRegressionPolicy(
        issuer.setting(BORROW_UP_TO).map(Durations::parse).orElse(DEFAULT.borrowUpTo),
        issuer.setting(WAIT_UP_TO).map(Durations::parse).orElse(DEFAULT.waitUpTo));
  }

  private static void checkNotNegative(String name, Duration bound) {
    if (bound.isNegative()) {
      throw new IllegalArgumentException(name + " must be 0 or more: " + bound);
    }
  }
}
