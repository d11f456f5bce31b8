// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The slots that may be taken, in one snapshot of the store. */
final class FreeSlots {
  /** Slots without a row that are considered; more would only cost memory. */
  private static final int MAX_NEW = 1 << 12;

  private final Map<Integer, SlotRow> rows = new HashMap<>();
  private final List<Integer> slots;
  private long nextFreeAtMillis = Long.MAX_VALUE;

  FreeSlots(SlotStore.Snapshot snapshot, LeaseTerms terms, LeaseRules rules) {
    List<Integer> given = new ArrayList<>();
    for (SlotRow row : snapshot.rows()) {
      rows.put(row.slot(), row);
      if (row.slot() < terms.firstSlot() || row.slot() > terms.lastSlot()) {
        continue;
      }
      if (rules.isFree(row, snapshot.nowMillis())) {
        given.add(row.slot());
      } else {
        nextFreeAtMillis = Math.min(nextFreeAtMillis, rules.freeAtMillis(row));
      }
    }
    // Used ones first, so that the store stays as small as there are processes.
    slots = given.isEmpty() ? neverUsed(terms) : given;
  }

  private List<Integer> neverUsed(LeaseTerms terms) {
    List<Integer> found = new ArrayList<>();
    for (long slot = terms.firstSlot();
        slot <= terms.lastSlot() && found.size() < MAX_NEW;
        slot++) {
      if (!rows.containsKey((int) slot)) {
        found.add((int) slot);
      }
    }
    return found;
  }

  boolean isEmpty() {
    return slots.isEmpty();
  }

  /** When the first of the taken ones may become free; {@link Long#MAX_VALUE} if none is taken. */
  long nextFreeAtMillis() {
    return nextFreeAtMillis;
  }

  /** One of them, by chance: processes that start together should not all try the same. */
  int pick(RandomGenerator random) {
    return slots.get(random.nextInt(slots.size()));
  }

  @Nullable SlotRow row(int slot) {
    return rows.get(slot);
  }
}
