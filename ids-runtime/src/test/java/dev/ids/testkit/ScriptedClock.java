// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.time.Instant;
import java.time.InstantSource;

/**
 * A clock that hands out prescribed readings in order, and then repeats the last one.
 *
 * <p>It refuses after a thousand repeats, so that a generator that waits for a clock that stands
 * still fails instead of hanging. Thread-safe.
 */
public final class ScriptedClock implements InstantSource {
  private static final int MAX_REPEATS = 1_000;

  private long[] readings;
  private int reads;

  private ScriptedClock(long... readings) {
    this.readings = readings.clone();
  }

  /** A clock with these readings, in Unix milliseconds; at least one. */
  public static ScriptedClock at(long... readings) {
    if (readings.length == 0) {
      throw new IllegalArgumentException("a clock needs a reading");
    }
    return new ScriptedClock(readings);
  }

  /** Replaces what is left of the readings, and counts reads anew. */
  public synchronized void set(long... nextReadings) {
    readings = at(nextReadings).readings;
    reads = 0;
  }

  /** How often the clock was read since the last {@link #set}. */
  public synchronized int reads() {
    return reads;
  }

  /** Whether every reading was handed out. */
  public synchronized boolean isUsedUp() {
    return reads >= readings.length;
  }

  @Override
  public synchronized long millis() {
    if (reads >= readings.length + MAX_REPEATS) {
      throw new AssertionError("waits for a clock that stands at " + readings[readings.length - 1]);
    }
    return readings[Math.min(reads++, readings.length - 1)];
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }
}
