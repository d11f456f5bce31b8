// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.SlotWindow;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a runtime is doing, at one moment.
 *
 * @param slot the slot, empty if there is none at present
 * @param windowStart from when on ids may be issued under it, empty for no bound
 * @param windowEnd when that ends, empty for no bound
 * @param lastRenewal when the store last confirmed a leased slot, by the store's clock
 * @param lastError what went wrong since then
 * @param ids how many ids were issued under a slot
 * @param waits how often a call waited: for a slot, the next unit of time, or the clock
 * @param regressions how often the clock was found behind the last id
 */
public record RuntimeStatus(
    OptionalInt slot,
    Optional<Instant> windowStart,
    Optional<Instant> windowEnd,
    Optional<Instant> lastRenewal,
    Optional<String> lastError,
    long ids,
    long waits,
    long regressions) {

  static RuntimeStatus of(
      SlotWindow window,
      SlotWindow.Counts counts,
      Optional<Instant> lastRenewal,
      Optional<String> lastError) {
    boolean isNone = window.isNone();
    return new RuntimeStatus(
        isNone ? OptionalInt.empty() : OptionalInt.of(window.slot()),
        instant(window.startMillis(), isNone),
        instant(window.endMillis(), isNone),
        lastRenewal,
        lastError,
        counts.ids(),
        counts.waits(),
        counts.regressions());
  }

  private static Optional<Instant> instant(long millis, boolean isNone) {
    return isNone || millis == Long.MIN_VALUE || millis == Long.MAX_VALUE
        ? Optional.empty()
        : Optional.of(Instant.ofEpochMilli(millis));
  }
}
