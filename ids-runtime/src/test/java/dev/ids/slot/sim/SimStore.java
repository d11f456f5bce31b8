// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import dev.ids.slot.SlotRow;
import dev.ids.slot.SlotStore;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A database and its replica. A write is seen at once; it is acknowledged when the replica has it,
 * or, if the replica lags behind, at once, too. A fail-over takes back what the replica has not.
 */
final class SimStore implements SlotStore {
  private final VirtualTime time;
  private final SimClock clock;
  private final Invariants invariants;
  private final Map<Integer, SlotRow> rows = new TreeMap<>();
  private final Deque<Write> writes = new ArrayDeque<>();
  private final long lossMillis;
  private @Nullable Write last;
  private long downUntilMillis;

  SimStore(VirtualTime time, SimClock clock, long lossMillis, Invariants invariants) {
    this.time = time;
    this.clock = clock;
    this.lossMillis = lossMillis;
    this.invariants = invariants;
  }

  /** A write, and how to take it back. */
  static final class Write {
    private final int slot;
    private final @Nullable SlotRow before;
    private final long atMillis;
    private final long safeAtMillis;
    private boolean isLost;

    Write(int slot, @Nullable SlotRow before, long atMillis, long safeAtMillis) {
      this.slot = slot;
      this.before = before;
      this.atMillis = atMillis;
      this.safeAtMillis = safeAtMillis;
    }

    boolean isLost() {
      return isLost;
    }

    long safeAtMillis() {
      return safeAtMillis;
    }
  }

  SimClock clock() {
    return clock;
  }

  boolean isDown() {
    return time.now() < downUntilMillis;
  }

  void down(long millis) {
    downUntilMillis = Math.max(downUntilMillis, time.now() + millis);
  }

  void up() {
    downUntilMillis = 0;
  }

  /** How long it takes until the replica has the next write. */
  private long replicationMillis() {
    return lossMillis > 0 ? 0 : 1 + time.now() % 40;
  }

  @Override
  public Snapshot read(String namespace) {
    last = null;
    return new Snapshot(clock.millis(), new ArrayList<>(rows.values()));
  }

  @Override
  public Answer change(String namespace, int slot, Rule rule) {
    SlotRow before = rows.get(slot);
    long now = clock.millis();
    SlotRow next = rule.decide(before, now);
    last = null;
    if (next != null) {
      invariants.written(next, now);
      long safeAt = time.now() + replicationMillis();
      if (!writes.isEmpty()) {
        safeAt = Math.max(safeAt, writes.getLast().safeAtMillis);
      }
      last = new Write(slot, before, time.now(), safeAt);
      writes.add(last);
      rows.put(slot, next);
    }
    return new Answer(now, before, next);
  }

  /** The write of the last call, null if it wrote nothing. */
  @Nullable Write lastWrite() {
    return last;
  }

  /**
   * The replica takes over.
   *
   * @param lagMillis how far it is behind, if it may be
   */
  void failOver(long lagMillis) {
    long now = time.now();
    while (!writes.isEmpty() && isMissing(writes.getLast(), now, lagMillis)) {
      Write lost = writes.removeLast();
      lost.isLost = true;
      if (lost.before == null) {
        rows.remove(lost.slot);
      } else {
        rows.put(lost.slot, lost.before);
      }
    }
  }

  private boolean isMissing(Write write, long now, long lagMillis) {
    return lossMillis > 0
        ? write.atMillis > now - Math.min(lagMillis, lossMillis)
        : write.safeAtMillis > now;
  }

  Iterable<SlotRow> rows() {
    return rows.values();
  }
}
