// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import dev.ids.internal.time.Pause;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;

/**
 * Readings of a clock, one for each attempt of a generator: a pause moves on to the next. It
 * refuses to pause after the last one, so that a generator that waits where it should not fails
 * instead of hanging. For one thread.
 */
public final class ScriptedTime implements InstantSource, Pause {
  private long[] readings = {0};
  private int at;

  /** Replaces the readings by those in a text such as {@code 1000,1001}. */
  public void set(String commaSeparated) {
    readings = Arrays.stream(commaSeparated.split(",")).mapToLong(Long::parseLong).toArray();
    at = 0;
  }

  /** Whether the last reading was shown. */
  public boolean isAtLast() {
    return at == readings.length - 1;
  }

  @Override
  public long millis() {
    return readings[at];
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  @Override
  public void until(InstantSource clock, long untilMillis) {
    if (isAtLast()) {
      throw new AssertionError("waits until " + untilMillis + " at the last of " + millis());
    }
    at++;
  }
}
