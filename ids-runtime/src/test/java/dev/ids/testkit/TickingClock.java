// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that advances by a millisecond with each reading. Thread-safe. */
public final class TickingClock implements InstantSource {
  private final AtomicLong next;

  public TickingClock(long firstMillis) {
    this.next = new AtomicLong(firstMillis);
  }

  @Override
  public long millis() {
    return next.getAndIncrement();
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }
}
