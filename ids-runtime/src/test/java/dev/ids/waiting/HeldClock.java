// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.waiting;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands until it is released, and runs from there. Thread-safe. */
final class HeldClock implements InstantSource {
  private static final long START_MILLIS = 1_767_225_600_000L;

  private volatile long released = Long.MIN_VALUE;

  void release() {
    released = System.currentTimeMillis();
  }

  @Override
  public long millis() {
    long from = released;
    return from == Long.MIN_VALUE
        ? START_MILLIS
        : START_MILLIS + Math.max(0, System.currentTimeMillis() - from);
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }
}
