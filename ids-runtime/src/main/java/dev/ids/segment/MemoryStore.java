// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.IdExhaustedException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Counters that end with the process. Thread-safe. */
final class MemoryStore implements SegmentStore {
  private final Map<String, Long> counters = new ConcurrentHashMap<>();

  @Override
  public long nextMax(String name, long step, long offset) {
    return counters.merge(name, Math.addExact(offset, step), (last, first) -> sum(last, step));
  }

  private static long sum(long last, long step) {
    if (last > Long.MAX_VALUE - step) {
      throw new IdExhaustedException("the counter ends at " + Long.MAX_VALUE);
    }
    return last + step;
  }

  @Override
  public String toString() {
    return "memory";
  }
}
