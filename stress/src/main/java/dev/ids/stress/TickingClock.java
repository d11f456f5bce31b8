// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.stress;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that every reading moves on by a quarter of a millisecond, so that no wait is long. */
public final class TickingClock implements InstantSource {
  private static final int READINGS_PER_MILLI = 4;

  private final AtomicLong readings =
      new AtomicLong(RestlessClock.START_MILLIS * READINGS_PER_MILLI);

  @Override
  public long millis() {
    return readings.getAndIncrement() / READINGS_PER_MILLI;
  }

  /** What it has told at most. */
  public long toldMillis() {
    return (readings.get() - 1) / READINGS_PER_MILLI;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }
}
