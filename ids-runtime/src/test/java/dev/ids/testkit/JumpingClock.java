// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** Walks forward by its readings; every third one is a step back of another size. Thread-safe. */
public final class JumpingClock implements InstantSource {
  private static final long START_MILLIS = 1_767_225_600_000L;

  private final int readingsPerMilli;
  private final int maxStepMillis;
  private final AtomicLong readings = new AtomicLong();

  /**
   * @param readingsPerMilli how many readings it takes to advance by a millisecond
   * @param maxStepMillis how far it goes back at most
   */
  public JumpingClock(int readingsPerMilli, int maxStepMillis) {
    this.readingsPerMilli = readingsPerMilli;
    this.maxStepMillis = maxStepMillis;
  }

  /** How often it went back. */
  public long stepsBack() {
    return readings.get() / 3;
  }

  @Override
  public long millis() {
    long reading = readings.getAndIncrement();
    long step = reading % 3 == 1 ? reading / 3 % maxStepMillis + 1 : 0;
    return START_MILLIS + reading / readingsPerMilli - step;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }
}
