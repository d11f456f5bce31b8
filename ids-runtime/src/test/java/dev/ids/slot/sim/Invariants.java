// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import dev.ids.SlotWindow;
import dev.ids.slot.SlotRow;
import dev.ids.slot.sim.Violation.Kind;
import dev.ids.snowflake.IdParts;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.LayoutPreset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is promised, checked with each id and each write. */
final class Invariants {
  private static final int NODE_BITS = 10;

  private final VirtualTime time;
  private final Schedule schedule;
  private final long firstMillis;
  private final Map<LayoutPreset, Set<Long>> ids = new EnumMap<>(LayoutPreset.class);
  private final Map<Integer, List<Claimed>> claims = new HashMap<>();
  private long count;

  Invariants(VirtualTime time, Schedule schedule) {
    this.time = time;
    this.schedule = schedule;
    this.firstMillis = time.now() - Mishaps.LEAP_MILLIS * 40;
    schedule.presets().forEach(preset -> ids.put(preset, new HashSet<>()));
  }

  /** The span of time in which a holder issued ids, under one window. */
  private static final class Claimed {
    private final SimProcess holder;
    private final long windowStart;
    private long from;
    private long to;

    Claimed(SimProcess holder, long windowStart, long from, long to) {
      this.holder = holder;
      this.windowStart = windowStart;
      this.from = from;
      this.to = to;
    }
  }

  /** How many ids there were. */
  long count() {
    return count;
  }

  /**
   * @param window of the process when the id was issued
   */
  void issued(SimProcess process, LayoutPreset preset, IdParts id, SlotWindow window) {
    count++;
    Layout layout = preset.layout();
    long unitMillis = layout.unit().getDuration().toMillis();
    long from = layout.epoch().toEpochMilli() + id.time() * unitMillis;
    long to = from + unitMillis;
    if (window.isNone()
        || id.node() != window.slot()
        || from < window.startMillis()
        || to > window.endMillis()) {
      throw new Violation(
          Kind.OUTSIDE,
          process + " issued " + preset + " " + id + " of [" + from + ", " + to + ") in " + window);
    }
    checkOverlap(process, window, from, to);
    long firstUnit = Math.floorDiv(firstMillis - layout.epoch().toEpochMilli(), unitMillis);
    long place = ((id.time() - firstUnit) << NODE_BITS) | id.node();
    Set<Long> known = ids.get(preset);
    if (known == null || !known.add((place << layout.seqBits()) | id.seq())) {
      throw new Violation(Kind.DUPLICATE, process + " issued " + preset + " " + id + " again");
    }
  }

  private void checkOverlap(SimProcess process, SlotWindow window, long from, long to) {
    List<Claimed> ofSlot = claims.computeIfAbsent(window.slot(), slot -> new ArrayList<>());
    Claimed mine = null;
    for (int i = ofSlot.size() - 1; i >= 0 && mine == null; i--) {
      Claimed claim = ofSlot.get(i);
      if (claim.holder == process && claim.windowStart == window.startMillis()) {
        mine = claim;
      }
    }
    if (mine == null) {
      mine = new Claimed(process, window.startMillis(), from, to);
      ofSlot.add(mine);
    } else if (mine.from <= from && to <= mine.to) {
      return;
    }
    mine.from = Math.min(mine.from, from);
    mine.to = Math.max(mine.to, to);
    for (Claimed other : ofSlot) {
      if (other != mine && other.from < mine.to && mine.from < other.to) {
        throw new Violation(
            Kind.OVERLAP,
            process
                + " issued in ["
                + mine.from
                + ", "
                + mine.to
                + ") under slot "
                + window.slot()
                + ", and "
                + other.holder
                + " in ["
                + other.from
                + ", "
                + other.to
                + ")");
      }
    }
  }

  /** A row is never promised for longer than a window from now. */
  void written(SlotRow row, long storeMillis) {
    long latest = time.now() + schedule.windowMillis() + 2 * schedule.maxSkewMillis() + 1_000;
    if (row.endMillis() > latest && !schedule.mayBlock()) {
      throw new Violation(
          Kind.BLOCKED,
          row + " is written at " + time.now() + " when the store says " + storeMillis);
    }
  }

  /** A call of a generator took its time. */
  void waited(SimProcess process, LayoutPreset preset, long millis, long limitMillis) {
    if (millis > limitMillis) {
      throw new Violation(
          Kind.WAITED,
          process + " waited " + millis + " ms for an id of " + preset + ", not " + limitMillis);
    }
  }
}
