// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.IdExhaustedException;
import dev.ids.SlotWindow;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The last id of a {@link TimeBasedGenerator}, and what may come next. It reads the clock and the
 * slot's window, and never waits. Not thread-safe: used with its own monitor held.
 */
final class TimeState {
  /** In place of a time until which to wait. */
  static final long GRANTED = Long.MIN_VALUE;

  private static final long NONE = -1;

  /** How often a call looks whether there is a slot now, or its window was renewed. */
  private static final long POLL_MILLIS = 10;

  private final Layout layout;
  private final SlotWindow.Source slots;
  private final ClockRegressionPolicy policy;
  private final InstantSource clock;

  private long time = NONE;
  private long timeStartMillis = Long.MAX_VALUE;
  private long timeEndMillis = Long.MIN_VALUE;
  private long seq;
  private int node;
  private boolean usedUp;
  private SlotWindow window = SlotWindow.NONE;
  private int windowNode;
  private long windowFirst;
  private long windowEnd;
  private long issued;
  private long regressions;
  private boolean closed;

  TimeState(
      Layout layout, SlotWindow.Source slots, ClockRegressionPolicy policy, InstantSource clock) {
    this.layout = layout;
    this.slots = slots;
    this.policy = policy;
    this.clock = clock;
  }

  /** Takes the next id into the state, or says until when to wait. */
  long advance() {
    if (closed) {
      throw new IllegalStateException("this generator is closed");
    }
    long nowMillis = clock.millis();
    if (isOfLastUnit(nowMillis) && seq < layout.maxSeq() && !isOther(slots.current())) {
      countOn(1);
      return GRANTED;
    }
    return advance(nowMillis);
  }

  /** What the unit was checked for when it began holds until it ends, or the window changes. */
  private boolean isOfLastUnit(long nowMillis) {
    return timeStartMillis <= nowMillis && nowMillis < timeEndMillis;
  }

  private long advance(long nowMillis) {
    long now = layout.timeAt(nowMillis);
    checkTime(now, nowMillis);
    if (now > time) {
      return take(now, firstSeq(), nowMillis);
    }
    if (now < time) {
      regressions++;
      long lastMillis = layout.startMillis(time);
      long gapMillis = lastMillis - nowMillis;
      if (gapMillis > policy.waitUpTo().toMillis() && gapMillis > policy.borrowUpTo().toMillis()) {
        throw new ClockBackwardsException(lastMillis, nowMillis, policy);
      }
      if (gapMillis > policy.borrowUpTo().toMillis()) {
        return lastMillis;
      }
    }
    if (seq == layout.maxSeq()) {
      usedUp = true;
      return layout.startMillis(time + 1);
    }
    return take(time, seq + 1, nowMillis);
  }

  /** More ids of the same unit, as if the clock had not moved. */
  void countOn(int ids) {
    seq += ids;
    issued += ids;
  }

  private long firstSeq() {
    if (usedUp) {
      return 0;
    }
    return seq >= layout.seqResetThreshold() ? 1 : seq + 1;
  }

  private long take(long newTime, long newSeq, long nowMillis) {
    SlotWindow current = slots.current();
    if (current.isNone()) {
      return nowMillis + POLL_MILLIS;
    }
    if (isOther(current)) {
      use(current);
    }
    if (newTime < windowFirst) {
      return Math.max(current.startMillis(), nowMillis + 1);
    }
    if (newTime >= windowEnd) {
      return nowMillis + POLL_MILLIS;
    }
    node = windowNode;
    time = newTime;
    timeStartMillis = layout.startMillis(newTime);
    timeEndMillis = layout.startMillis(newTime + 1);
    seq = newSeq;
    usedUp = false;
    issued++;
    return GRANTED;
  }

  @SuppressWarnings("ReferenceEquality") // Another object with the same bounds is read once more.
  private boolean isOther(SlotWindow current) {
    return current != window;
  }

  /** Turns a window into units of the layout, once for all ids in it. */
  private void use(SlotWindow current) {
    timeEndMillis = Long.MIN_VALUE; // The last unit was checked for another window.
    windowNode = layout.nodeOf(current);
    windowFirst = layout.firstTimeFrom(current.startMillis());
    windowEnd = layout.endTimeUntil(current.endMillis());
    window = current;
  }

  private void checkTime(long now, long nowMillis) {
    if (now < 0) {
      throw new IllegalStateException(
          "the clock says "
              + Instant.ofEpochMilli(nowMillis)
              + ", which is before the layout's epoch "
              + layout.epoch());
    }
    if (now > layout.maxTime()) {
      throw new IdExhaustedException(
          "the layout's "
              + layout.timeBits()
              + " time bits ended with "
              + Instant.ofEpochMilli(layout.startMillis(layout.maxTime()))
              + "; the clock says "
              + Instant.ofEpochMilli(nowMillis));
    }
  }

  /** The id that was taken last, of a layout of up to 63 bits. */
  long packed() {
    return layout.packed(time, node, seq);
  }

  /** The parts of the id that was taken last. */
  IdParts parts() {
    return new IdParts(time, node, seq);
  }

  /** How many more ids its unit has, at most {@code most}. */
  int left(int most) {
    return (int) Math.min(most, layout.maxSeq() - seq);
  }

  /** Start of the last unit, Unix time in milliseconds; {@link Long#MIN_VALUE} if there is none. */
  long lastStartMillis() {
    return time == NONE ? Long.MIN_VALUE : layout.startMillis(time);
  }

  /** End of the last unit, Unix time in milliseconds; {@link Long#MIN_VALUE} if there is none. */
  long lastEndMillis() {
    return time == NONE ? Long.MIN_VALUE : layout.startMillis(time + 1);
  }

  /** How many ids were taken. */
  long issued() {
    return issued;
  }

  /** How often the clock was behind the last unit. */
  long regressions() {
    return regressions;
  }

  /** From now on every call is refused. */
  void close() {
    closed = true;
  }
}
