// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import java.util.Comparator;
import java.util.PriorityQueue;

/** True time in milliseconds, which nobody in the simulation can read, and what is to happen. */
final class VirtualTime {
  private static final Comparator<Event> ORDER =
      Comparator.comparingLong(Event::at).thenComparingLong(Event::order);

  private record Event(long at, long order, Runnable action) {}

  private final PriorityQueue<Event> events = new PriorityQueue<>(ORDER);
  private long now;
  private long order;

  VirtualTime(long startMillis) {
    this.now = startMillis;
  }

  long now() {
    return now;
  }

  void at(long millis, Runnable action) {
    events.add(new Event(Math.max(now, millis), order++, action));
  }

  void in(long millis, Runnable action) {
    at(now + millis, action);
  }

  /** Lets everything happen until a time; what happens may call this, too. */
  void runUntil(long millis) {
    for (Event next = events.peek(); next != null && next.at() <= millis; next = events.peek()) {
      events.poll();
      now = Math.max(now, next.at());
      next.action().run();
    }
    now = Math.max(now, millis);
  }
}
