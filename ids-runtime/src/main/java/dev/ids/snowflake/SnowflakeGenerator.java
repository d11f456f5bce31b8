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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Issues classic Snowflake ids: 42 bits of milliseconds, 10 of machine id, 12 of sequence. Java's
 * {@code long} is signed, so bit 63 must stay 0: {@link Layout#CLASSIC} has 41 bits of time, and an
 * epoch of 1970 ends in 2039.
 *
 * <p>Its state is one word, the last millisecond and the sequence, changed by compare-and-swap. In
 * one millisecond, and for as long as the clock is behind, the sequence counts on, from 0; after
 * 4,095 the next millisecond is waited for, as long as it takes. It is not {@link
 * TimeBasedGenerator}: no limit to a clock that goes back, no reset threshold. Spec: algorithms.md,
 * "Snowflake".
 *
 * <p>Thread-safe. Ids strictly increase in the order of the calls.
 */
public final class SnowflakeGenerator implements IdGenerator, SlotWindow.Issuing {
  /** The machine id of a generator that is given none. */
  public static final int DEFAULT_MACHINE_ID = 1;

  private static final int SEQUENCE_BITS = Layout.CLASSIC.seqBits();
  private static final long MAX_SEQUENCE = Layout.CLASSIC.maxSeq();

  /** Before the first id; the time in it is before every epoch. */
  private static final long NONE = Long.MIN_VALUE;

  private static final long NONE_MILLIS = NONE >> SEQUENCE_BITS;

  private static final long STEP_MILLIS = TimeUnit.SECONDS.toMillis(1);
  private static final long POLL_MILLIS = 10;

  private final Layout layout;
  private final long epochMillis;
  private final SlotWindow.Source slots;
  private final InstantSource clock;
  private final Pause pause;
  private final AtomicLong lastMillisAndSequence = new AtomicLong(NONE);
  private final LongAdder issued = new LongAdder();
  private final LongAdder waits = new LongAdder();
  private final LongAdder regressions = new LongAdder();

  private SnowflakeGenerator(
      Layout layout, SlotWindow.Source slots, InstantSource clock, Pause pause) {
    this.layout = layout;
    this.epochMillis = layout.epoch().toEpochMilli();
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
    return of(layout, slots, clock, Pause.OF_THREAD);
  }

  static SnowflakeGenerator of(
      Layout layout, SlotWindow.Source slots, InstantSource clock, Pause pause) {
    SlotWindow window = slots.peek();
    if (!window.isNone()) {
      layout.nodeOf(window);
    }
    SnowflakeGenerator generator = new SnowflakeGenerator(layout, slots, clock, pause);
    slots.issuing(generator);
    return generator;
  }

  /** The layout, to unpack ids with. */
  public Layout layout() {
    return layout;
  }

  /**
   * The next id.
   *
   * @throws IdExhaustedException if the time since the epoch does not fit 41 bits, so that bit 63
   *     would be set, or the slot's window did not begin or was not renewed in time; nothing
   *     changes
   * @throws IllegalStateException if the clock is before the epoch, or the thread was interrupted
   *     while waiting
   */
  @Override
  public long generate() {
    return take(1);
  }

  /**
   * The next {@code n} ids, in order. Those of one millisecond come from one reading of the clock
   * (none for 0).
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IllegalStateException as {@link #generate()}; the ids taken before are lost, not reused
   */
  public long[] generate(int n) {
    long[] ids = new long[Batch.check(n)];
    for (int done = 0; done < n; ) {
      long first = take(n - done);
      int count = inOneMillisecond(first, n - done);
      for (int i = 0; i < count; i++) {
        ids[done++] = first + i;
      }
    }
    return ids;
  }

  /**
   * Uses up an id, so that no call succeeds that read the state, and then a window, before this
   * one.
   */
  @Override
  public long sealedEndMillis() {
    long last = lastMillisAndSequence.getAndIncrement() + 1;
    return last >> SEQUENCE_BITS == NONE_MILLIS ? Long.MIN_VALUE : (last >> SEQUENCE_BITS) + 1;
  }

  @Override
  public SlotWindow.Counts counts() {
    return new SlotWindow.Counts(issued.sum(), waits.sum(), regressions.sum());
  }

  /** Takes an id, and those that follow it in its millisecond until there are {@code n}. */
  private long take(int n) {
    @Nullable Patience patience = null;
    while (true) {
      long last = lastMillisAndSequence.get();
      long now = clock.millis();
      long lastMillis = last >> SEQUENCE_BITS;
      boolean advanced = lastMillis == NONE_MILLIS || now > lastMillis;
      if (!advanced && now < lastMillis) {
        regressions.increment();
      }
      if (!advanced && (last & MAX_SEQUENCE) == MAX_SEQUENCE) {
        spin(now, lastMillis + 1);
        continue;
      }
      long millis = advanced ? now : lastMillis;
      long time = timeAt(millis);
      SlotWindow window = slots.current();
      if (millis < window.startMillis() || millis >= window.endMillis()) {
        boolean waitsForSlot = window.isNone() || millis >= window.endMillis();
        patience =
            await(
                patience,
                waitsForSlot ? now + POLL_MILLIS : Math.max(window.startMillis(), now + 1));
        continue;
      }
      long next = advanced ? now << SEQUENCE_BITS : last + 1;
      long first = layout.packed(time, layout.nodeOf(window), next & MAX_SEQUENCE);
      long lastTaken = next + inOneMillisecond(first, n) - 1;
      if (lastMillisAndSequence.compareAndSet(last, lastTaken)) {
        issued.add(lastTaken - next + 1);
        return first;
      }
    }
  }

  /** How many of {@code n} ids have their place in the millisecond of the first. */
  private static int inOneMillisecond(long first, int n) {
    return (int) Math.min(n, MAX_SEQUENCE - (first & MAX_SEQUENCE) + 1);
  }

  private long timeAt(long millis) {
    if (millis < epochMillis) {
      throw new IllegalStateException(
          "the clock says "
              + Instant.ofEpochMilli(millis)
              + ", which is before the epoch "
              + layout.epoch());
    }
    long time = millis - epochMillis;
    // Unsigned: the difference to an early epoch may pass 2^63.
    if (Long.compareUnsigned(time, layout.maxTime()) > 0) {
      throw new IdExhaustedException(
          "bit 63 would be set, which a signed long does not have: the clock says "
              + Instant.ofEpochMilli(millis)
              + ", more than 41 bits of milliseconds after the epoch "
              + layout.epoch()
              + "; take a later epoch");
    }
    return time;
  }

  /** Without limit, as specified; in steps, since the clock may be set forward meanwhile. */
  private void spin(long now, long untilMillis) {
    waits.increment();
    new Patience(Long.MAX_VALUE, "the sequence is used up", clock, pause)
        .await(Math.min(untilMillis, now + STEP_MILLIS));
  }

  private String waitsFor() {
    String trouble = slots.trouble();
    return (slots.current().isNone()
            ? "no slot is leased"
            : "the slot's window has not begun, or is over and was not renewed")
        + (trouble.isEmpty() ? "" : ": " + trouble);
  }

  private Patience await(@Nullable Patience patience, long untilMillis) {
    waits.increment();
    Patience limited =
        patience == null
            ? new Patience(slots.waitUpToMillis(), this::waitsFor, clock, pause)
            : patience;
    limited.await(untilMillis);
    return limited;
  }
}
