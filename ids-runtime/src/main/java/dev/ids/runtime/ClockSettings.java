// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import dev.ids.internal.Durations;
import dev.ids.internal.Quoted;
import java.time.Duration;
import java.util.Optional;

/**
 * What time-based generators do when the clock goes back.
 *
 * @param borrowUpTo up to this step they keep issuing on the last unit of time
 * @param waitUpTo up to this step they wait for the clock
 */
record ClockSettings(Duration borrowUpTo, Duration waitUpTo) {
  static final String BORROW_UP_TO = "ids.clock.borrow-up-to";
  static final String WAIT_UP_TO = "ids.clock.wait-up-to";

  private static final String DEFAULT_BORROW = "5ms";
  private static final String DEFAULT_WAIT = "1s";

  /** The first id of a process waits as long, and gives up after ten seconds. */
  private static final String MAX_BORROW = "5s";

  private static final String MAX_WAIT = "1h";

  /**
   * Reads and checks both.
   *
   * @throws IllegalArgumentException if one is no length of time, or out of range
   */
  static ClockSettings of(Settings settings) {
    return new ClockSettings(
        read(settings, BORROW_UP_TO, DEFAULT_BORROW, MAX_BORROW),
        read(settings, WAIT_UP_TO, DEFAULT_WAIT, MAX_WAIT));
  }

  static boolean isOne(String key) {
    return key.equals(BORROW_UP_TO) || key.equals(WAIT_UP_TO);
  }

  Duration get(String key) {
    return key.equals(BORROW_UP_TO) ? borrowUpTo : waitUpTo;
  }

  private static Duration read(Settings settings, String key, String fallback, String max) {
    Optional<Options.Value> value = settings.value(key);
    if (value.isEmpty()) {
      return Durations.parse(fallback);
    }
    try {
      Duration read = Durations.parse(value.get().text());
      if (!read.isNegative()
          && read.compareTo(Durations.parse(max)) <= 0
          && read.equals(Duration.ofMillis(read.toMillis()))) {
        return read;
      }
    } catch (IllegalArgumentException e) {
      // Refused below, as one out of range is.
    }
    throw new IllegalArgumentException(
        key
            + " must be whole milliseconds from 0 to "
            + max
            + ", such as "
            + fallback
            + " or "
            + Durations.parse(fallback)
            + ": "
            + Quoted.of(value.get().text())
            + value.get().origin());
  }
}
