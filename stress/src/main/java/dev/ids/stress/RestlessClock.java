// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.stress;

import java.time.Instant;
import java.time.InstantSource;

/**
 * A clock that steps on, stands still and goes back between any two readings. It orders nothing
 * between the threads that read it: its field is a race, and any of its values will do.
 */
public final class RestlessClock implements InstantSource {
  /** After the first id of every layout and scheme. */
  public static final long START_MILLIS = Instant.parse("2026-10-27T00:00:00Z").toEpochMilli();

  private static final long[] STEPS = {0, 0, 1, 0, 1, 2, 1, 2};

  /** The last time that it tells. */
  public static final long MAX_MILLIS = START_MILLIS + 2;

  private int readings;

  @Override
  public long millis() {
    return START_MILLIS + STEPS[readings++ & (STEPS.length - 1)];
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }
}
