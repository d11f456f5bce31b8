// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.IdExhaustedException;
import dev.ids.Issuer;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** Counters that end with the process. Thread-safe. */
final class MemoryStore implements SegmentStore {
  private static final Map<Issuer, MemoryStore> BY_ISSUER =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Map<String, Long> counters = new ConcurrentHashMap<>();

  /** The store of an issuer: as in its database, who names the same counter shares it. */
  static MemoryStore of(Issuer issuer) {
    return BY_ISSUER.computeIfAbsent(issuer, i -> new MemoryStore());
  }

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
