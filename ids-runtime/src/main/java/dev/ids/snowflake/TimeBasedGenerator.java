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
  private final Layout layout;
  private final SlotWindow.Source slots;
  private final ClockRegressionPolicy policy;
  private final InstantSource clock;
  private final Pause pause;

  private final LongAdder waits = new LongAdder();

  /** Guarded by itself. */
  private final TimeState state;

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
    this.state = new TimeState(layout, slots, policy, clock);
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
      synchronized (state) {
        waitUntil = state.advance();
        if (waitUntil == TimeState.GRANTED) {
          return state.packed();
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
          long first = state.packed();
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
      synchronized (state) {
        waitUntil = state.advance();
        if (waitUntil == TimeState.GRANTED) {
          return state.parts();
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
          IdParts first = state.parts();
          for (int i = 0; i < count; i++) {
            ids[index + i] = new IdParts(first.time(), first.node(), first.seq() + i);
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
    synchronized (state) {
      return state.lastStartMillis();
    }
  }

  @Override
  public long sealedEndMillis() {
    // Windows are read with the lock held: who comes after us reads it anew.
    synchronized (state) {
      return state.lastEndMillis();
    }
  }

  @Override
  public SlotWindow.Counts counts() {
    synchronized (state) {
      return new SlotWindow.Counts(state.issued(), waits.sum(), state.regressions());
    }
  }

  /** Issues nothing any more. */
  @Override
  public void close() {
    synchronized (state) {
      state.close();
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
      synchronized (state) {
        waitUntil = state.advance();
        if (waitUntil == TimeState.GRANTED) {
          int more = state.left(n - done - 1);
          taker.take(done, 1 + more);
          state.countOn(more);
          done += 1 + more;
        }
      }
      if (waitUntil != TimeState.GRANTED) {
        patience = await(patience, waitUntil);
      }
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
