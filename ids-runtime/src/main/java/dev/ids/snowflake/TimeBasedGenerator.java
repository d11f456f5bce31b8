// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.IdExhaustedException;
import dev.ids.SlotWindow;
import dev.ids.codec.IdGenerator;
import dev.ids.internal.time.Batch;
import dev.ids.internal.time.Patience;
import dev.ids.internal.time.Pause;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Issues the ids of one layout and one slot.
 *
 * <p>An id is a short critical section: read the time, advance the sequence, check the unit against
 * the slot's window. Every wait happens outside of it, is interruptible and bounded: for the window
 * of a new slot, for the next unit when the sequence is used up, and for a clock that went back.
 * After a wait everything is judged again. A call that throws has issued nothing.
 *
 * <p>Sequences: the first id has 1; a new unit carries on from the last sequence unless that
 * reached the layout's threshold, then it starts again at 1; after a unit whose sequence was used
 * up and waited for, the next starts at 0. Spec: layouts-and-codecs.md, "TimeBasedGenerator".
 *
 * <p>Thread-safe. Ids strictly increase in the order of the calls.
 */
public final class TimeBasedGenerator
    implements IdGenerator, PartsIdGenerator, SlotWindow.Issuing, AutoCloseable {
  private static final long GRANTED = Long.MIN_VALUE;
  private static final long NONE = -1;

  /** How often a call looks whether there is a slot now, or its window was renewed. */
  private static final long POLL_MILLIS = 10;

  private final Layout layout;
  private final SlotWindow.Source slots;
  private final ClockRegressionPolicy policy;
  private final InstantSource clock;
  private final Pause pause;

  private final LongAdder waits = new LongAdder();

  private final Object lock = new Object();
  // Guarded by lock.
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

  private TimeBasedGenerator(
      Layout layout,
      SlotWindow.Source slots,
      ClockRegressionPolicy policy,
      InstantSource clock,
      Pause pause) {
    this.layout = layout;
    this.slots = slots;
    this.policy = policy;
    this.clock = clock;
    this.pause = pause;
    SlotWindow begun = slots.peek();
    if (!begun.isNone()) {
      layout.nodeOf(begun);
    }
  }

  /**
   * A generator by the system's clock with the default policy.
   *
   * @throws IllegalStateException if the slot does not fit the layout's node bits
   */
  public static TimeBasedGenerator of(Layout layout, int slot) {
    SlotWindow window = SlotWindow.unbounded(slot);
    return of(layout, () -> window, ClockRegressionPolicy.DEFAULT, InstantSource.system());
  }

  /**
   * A generator with all that it depends on.
   *
   * @throws IllegalStateException if the slot does not fit the layout's node bits
   */
  public static TimeBasedGenerator of(
      Layout layout, SlotWindow.Source slots, ClockRegressionPolicy policy, InstantSource clock) {
    return of(layout, slots, policy, clock, Pause.OF_THREAD);
  }

  static TimeBasedGenerator of(
      Layout layout,
      SlotWindow.Source slots,
      ClockRegressionPolicy policy,
      InstantSource clock,
      Pause pause) {
    TimeBasedGenerator generator = new TimeBasedGenerator(layout, slots, policy, clock, pause);
    slots.issuing(generator);
    return generator;
  }

  /**
   * The next id.
   *
   * @throws IllegalArgumentException if the layout has over 63 bits
   * @throws ClockBackwardsException if the clock went back too far
   * @throws IdExhaustedException if the layout's time has run out, or the sequence stayed used up
   * @throws IllegalStateException if the generator is closed, the clock is before the epoch, the
   *     slot's window has ended, or the thread was interrupted while waiting
   */
  @Override
  public long generate() {
    checkPackable();
    @Nullable Patience patience = null;
    while (true) {
      long waitUntil;
      synchronized (lock) {
        waitUntil = advance();
        if (waitUntil == GRANTED) {
          return layout.packed(time, node, seq);
        }
      }
      patience = await(patience, waitUntil);
    }
  }

  /**
   * The next {@code n} ids, in order. Those of one unit come from one reading of the clock.
   *
   * @throws IllegalArgumentException if n is negative, or the layout has over 63 bits
   * @throws IllegalStateException as {@link #generate()}; the ids taken before are lost, not reused
   */
  public long[] generate(int n) {
    checkPackable();
    long[] ids = new long[Batch.check(n)];
    issue(
        n,
        (index, count) -> {
          long first = layout.packed(time, node, seq);
          for (int i = 0; i < count; i++) {
            ids[index + i] = first + i;
          }
        });
    return ids;
  }

  /** The parts of the next id, for a layout of any size; throws as {@link #generate()}. */
  @Override
  public IdParts nextParts() {
    @Nullable Patience patience = null;
    while (true) {
      long waitUntil;
      synchronized (lock) {
        waitUntil = advance();
        if (waitUntil == GRANTED) {
          return new IdParts(time, node, seq);
        }
      }
      patience = await(patience, waitUntil);
    }
  }

  /**
   * The parts of the next {@code n} ids, unmodifiable and in order. Those of one unit come from one
   * reading of the clock.
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IllegalStateException as {@link #generate()}; the ids taken before are lost, not reused
   */
  public List<IdParts> nextParts(int n) {
    IdParts[] ids = new IdParts[Batch.check(n)];
    issue(
        n,
        (index, count) -> {
          for (int i = 0; i < count; i++) {
            ids[index + i] = new IdParts(time, node, seq + i);
          }
        });
    return Batch.list(ids);
  }

  /** The layout of the ids. */
  public Layout layout() {
    return layout;
  }

  /**
   * The slot that ids are issued under now.
   *
   * @throws IllegalStateException if there is none at present
   */
  public int slot() {
    SlotWindow current = slots.current();
    if (current.isNone()) {
      throw new IllegalStateException(waitsFor());
    }
    return current.slot();
  }

  /**
   * Start of the last issued unit, Unix time in milliseconds; {@link Long#MIN_VALUE} if none was.
   */
  public long lastIssuedMillis() {
    synchronized (lock) {
      return time == NONE ? Long.MIN_VALUE : layout.startMillis(time);
    }
  }

  @Override
  public long sealedEndMillis() {
    // Windows are read with the lock held: who comes after us reads it anew.
    synchronized (lock) {
      return time == NONE ? Long.MIN_VALUE : layout.startMillis(time + 1);
    }
  }

  @Override
  public SlotWindow.Counts counts() {
    synchronized (lock) {
      return new SlotWindow.Counts(issued, waits.sum(), regressions);
    }
  }

  /** Issues nothing any more. */
  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
    }
  }

  /** Takes ids of one unit, the first of which is the state's. */
  @FunctionalInterface
  private interface Taker {
    void take(int index, int count);
  }

  /**
   * @param taker is called with the lock held
   */
  private void issue(int n, Taker taker) {
    @Nullable Patience patience = null;
    for (int done = 0; done < n; ) {
      long waitUntil;
      synchronized (lock) {
        waitUntil = advance();
        if (waitUntil == GRANTED) {
          int more = (int) Math.min(n - done - 1, layout.maxSeq() - seq);
          taker.take(done, 1 + more);
          countOn(more);
          done += 1 + more;
        }
      }
      if (waitUntil != GRANTED) {
        patience = await(patience, waitUntil);
      }
    }
  }

  /** Takes the next id into the state, or says until when to wait. Called with the lock held. */
  private long advance() {
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

  /** More ids of the same unit, as if the clock had not moved. Called with the lock held. */
  private void countOn(int ids) {
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

  private void checkPackable() {
    if (layout.totalBits() > Layout.MAX_LONG_BITS) {
      throw new IllegalArgumentException(
          "a layout of "
              + layout.totalBits()
              + " bits has no long; at most "
              + Layout.MAX_LONG_BITS
              + " fit: use nextParts()");
    }
  }

  private String waitsFor() {
    SlotWindow current = slots.current();
    long now = clock.millis();
    if (current.isNone()) {
      return "no slot is leased" + because();
    }
    if (now < current.startMillis()) {
      return "slot "
          + current.slot()
          + " may issue from "
          + Instant.ofEpochMilli(current.startMillis())
          + ", but the clock says "
          + Instant.ofEpochMilli(now)
          + "; was it set back?";
    }
    if (now + layout.unitMillis() > current.endMillis()) {
      return "the window of slot "
          + current.slot()
          + " ends at "
          + Instant.ofEpochMilli(current.endMillis())
          + " and was not renewed"
          + because();
    }
    return "the sequence is used up and the clock does not advance";
  }

  private String because() {
    String trouble = slots.trouble();
    return trouble.isEmpty() ? "" : ": " + trouble;
  }

  private Patience await(@Nullable Patience patience, long untilMillis) {
    waits.increment();
    Patience limited =
        patience == null
            ? new Patience(
                policy.waitUpTo().toMillis() + slots.waitUpToMillis(), this::waitsFor, clock, pause)
            : patience;
    limited.await(untilMillis);
    return limited;
  }
}
