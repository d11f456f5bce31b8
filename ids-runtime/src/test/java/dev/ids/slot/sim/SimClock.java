// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import java.time.Instant;
import java.time.InstantSource;

/** A clock of some computer: off by something, a little fast or slow, and sometimes set. */
final class SimClock implements InstantSource {
  private final VirtualTime time;
  private long offsetMillis;
  private double drift;
  private long sinceMillis;
  private long steppedBackMillis;

  /**
   * @param drift by how much it is fast, as a part of the time
   */
  SimClock(VirtualTime time, long offsetMillis, double drift) {
    this.time = time;
    this.offsetMillis = offsetMillis;
    this.drift = drift;
    this.sinceMillis = time.now();
  }

  @Override
  public long millis() {
    return time.now() + offsetMillis + (long) ((time.now() - sinceMillis) * drift);
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  /** Somebody sets it. */
  void set(long newOffsetMillis, double newDrift) {
    long before = millis();
    offsetMillis = newOffsetMillis;
    drift = newDrift;
    sinceMillis = time.now();
    steppedBackMillis += Math.max(0, before - millis());
  }

  /** How far it was set back, all in all. */
  long steppedBackMillis() {
    return steppedBackMillis;
  }
}
