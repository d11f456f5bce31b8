// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.IdExhaustedException;
import dev.ids.SlotWindow;
import dev.ids.codec.IdGenerator;
import dev.ids.internal.time.Pause;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Issues classic Snowflake ids: 42 bits of milliseconds, 10 of machine id, 12 of sequence. Java's
 * {@code long} is signed, so bit 63 must stay 0: {@link Layout#CLASSIC} has 41 bits of time, and an
 * epoch of 1970 ends in 2039.
 *
 * <p>Its state is one word, the last millisecond and the sequence, changed by compare-and-swap. In
 * one millisecond, and for as long as the clock is behind, the sequence counts on, from 0; after
 * 4,095 the next millisecond is waited for, spinning. It is not {@link TimeBasedGenerator}: no
 * limit to a clock that goes back, no reset threshold. Spec: algorithms.md, "Snowflake".
 *
 * <p>Thread-safe. Ids strictly increase in the order of the calls.
 */
public final class SnowflakeGenerator implements IdGenerator {
  /** The machine id of a generator that is given none. */
  public static final int DEFAULT_MACHINE_ID = 1;

  private static final int SEQUENCE_BITS = Layout.CLASSIC.seqBits();
  private static final long MAX_SEQUENCE = Layout.CLASSIC.maxSeq();
  private static final long NONE = -1L << SEQUENCE_BITS;

  private final Layout layout;
  private final SlotWindow.Source slots;
  private final InstantSource clock;
  private final Pause pause;
  private final AtomicLong lastMillisAndSequence = new AtomicLong(NONE);

  private SnowflakeGenerator(
      Layout layout, SlotWindow.Source slots, InstantSource clock, Pause pause) {
    this.layout = layout;
    this.slots = slots;
    this.clock = clock;
    this.pause = pause;
  }

  /** With machine id 1 and the epoch of 1970, by the system's clock. */
  public static SnowflakeGenerator of() {
    return of(DEFAULT_MACHINE_ID, Instant.EPOCH);
  }

  /**
   * With a machine id and an epoch, by the system's clock.
   *
   * @param machineId 0 to 1023
   * @throws IllegalArgumentException if the machine id is out of range
   */
  public static SnowflakeGenerator of(int machineId, Instant epoch) {
    return of(machineId, epoch, InstantSource.system());
  }

  /**
   * With a machine id and an epoch, by a given clock.
   *
   * @param machineId 0 to 1023
   * @throws IllegalArgumentException if the machine id is out of range
   */
  public static SnowflakeGenerator of(int machineId, Instant epoch, InstantSource clock) {
    return of(machineId, epoch, clock, Pause.OF_THREAD);
  }

  static SnowflakeGenerator of(int machineId, Instant epoch, InstantSource clock, Pause pause) {
    if (machineId < 0 || machineId > Layout.CLASSIC.maxNode()) {
      throw new IllegalArgumentException(
          "machineId must be 0.." + Layout.CLASSIC.maxNode() + " (10 bits): " + machineId);
    }
    SlotWindow window = SlotWindow.unbounded(machineId);
    return new SnowflakeGenerator(Layout.CLASSIC.withEpoch(epoch), () -> window, clock, pause);
  }

  /** For a slot that is lent; ids stay inside its window. */
  static SnowflakeGenerator of(Layout layout, SlotWindow.Source slots, InstantSource clock) {
    layout.nodeOf(slots.current());
    return new SnowflakeGenerator(layout, slots, clock, Pause.OF_THREAD);
  }

  /** The layout, to unpack ids with. */
  public Layout layout() {
    return layout;
  }

  /**
   * The next id.
   *
   * @throws IdExhaustedException if the time since the epoch does not fit 41 bits, so that bit 63
   *     would be set, or the slot's window is over; nothing changes
   * @throws IllegalStateException if the clock is before the epoch, or the thread was interrupted
   *     while waiting
   */
  @Override
  public long generate() {
    while (true) {
      long last = lastMillisAndSequence.get();
      long lastMillis = last >> SEQUENCE_BITS;
      long now = clock.millis();
      boolean advanced = now > lastMillis;
      if (!advanced && (last & MAX_SEQUENCE) == MAX_SEQUENCE) {
        await(lastMillis + 1);
        continue;
      }
      long next = advanced ? now << SEQUENCE_BITS : last + 1;
      long millis = advanced ? now : lastMillis;
      SlotWindow window = slots.current();
      if (millis < window.startMillis()) {
        await(window.startMillis());
        continue;
      }
      long time = checkedTime(millis, window);
      int machineId = layout.nodeOf(window);
      if (lastMillisAndSequence.compareAndSet(last, next)) {
        return layout.packed(time, machineId, next & MAX_SEQUENCE);
      }
    }
  }

  private long checkedTime(long millis, SlotWindow window) {
    long time = millis - layout.epoch().toEpochMilli();
    if (time < 0) {
      throw new IllegalStateException(
          "the clock says "
              + Instant.ofEpochMilli(millis)
              + ", which is before the epoch "
              + layout.epoch());
    }
    if (time > layout.maxTime()) {
      throw new IdExhaustedException(
          "bit 63 would be set, which a signed long does not have: the clock says "
              + Instant.ofEpochMilli(millis)
              + ", more than 41 bits of milliseconds after the epoch "
              + layout.epoch()
              + "; take a later epoch");
    }
    if (millis >= window.endMillis()) {
      throw new IdExhaustedException(
          "the window of slot "
              + window.slot()
              + " ended at "
              + Instant.ofEpochMilli(window.endMillis())
              + " and was not renewed");
    }
    return time;
  }

  private void await(long untilMillis) {
    try {
      pause.until(clock, untilMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the clock", e);
    }
  }
}
