// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.waiting;

import dev.ids.SlotWindow;
import dev.ids.codec.DatePeriod;
import dev.ids.scru128.Scru128Generator;
import dev.ids.segment.ChainPolicy;
import dev.ids.segment.PeriodicSegmentGenerator;
import dev.ids.segment.SegmentChainGenerator;
import dev.ids.segment.SegmentCounter;
import dev.ids.segment.SegmentGenerator;
import dev.ids.segment.SegmentStore;
import dev.ids.slot.LeaseTerms;
import dev.ids.slot.LeasedSlot;
import dev.ids.snowflake.ClockRegressionPolicy;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.TimeBasedGenerator;
import dev.ids.testkit.InMemorySlotStore;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A call that waits until it is let go.
 *
 * @param name of the test
 * @param call waits; by many threads at once, too
 * @param release ends all waits, once
 */
record Wait(String name, Call call, Runnable release) {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final SegmentCounter COUNTER = SegmentCounter.of("order");

  interface Call {
    void run() throws Exception;
  }

  @Override
  public String toString() {
    return name;
  }

  /** Every kind of wait that issuing an id has. */
  static Stream<Wait> all() {
    return Stream.of(
        usedUpSequence(), noWindow(), usedUpCounter(), segment(), chain(), period(), lease());
  }

  /** Two ids a millisecond, and the clock stands. */
  private static Wait usedUpSequence() {
    HeldClock clock = new HeldClock();
    Layout narrow = Layout.of(Layout.COSID_EPOCH, ChronoUnit.MILLIS, 41, 1, 1);
    SlotWindow window = SlotWindow.unbounded(1);
    TimeBasedGenerator ids =
        TimeBasedGenerator.of(
            narrow, () -> window, new ClockRegressionPolicy(Duration.ZERO, LONG), clock);
    ids.generate();
    return new Wait("time-based: the sequence is used up", ids::generate, clock::release);
  }

  private static Wait noWindow() {
    AtomicReference<SlotWindow> window = new AtomicReference<>(SlotWindow.NONE);
    TimeBasedGenerator ids =
        TimeBasedGenerator.of(
            Layout.SNOWFLAKE_MS,
            window::get,
            new ClockRegressionPolicy(Duration.ZERO, LONG),
            InstantSource.system());
    return new Wait(
        "time-based: there is no slot", ids::generate, () -> window.set(SlotWindow.unbounded(1)));
  }

  /** The counter begins with its largest value, and the clock stands. */
  private static Wait usedUpCounter() {
    HeldClock clock = new HeldClock();
    Scru128Generator ids = Scru128Generator.of(clock, new AllOnes());
    ids.next();
    return new Wait("SCRU128: the counter is used up", ids::next, clock::release);
  }

  private static Wait segment() {
    CountDownLatch open = new CountDownLatch(1);
    SegmentGenerator ids = SegmentGenerator.of(store(open), COUNTER, LONG);
    return new Wait("segment: the store answers late", ids::generate, open::countDown);
  }

  private static Wait chain() {
    CountDownLatch open = new CountDownLatch(1);
    SegmentChainGenerator ids =
        SegmentChainGenerator.of(store(open), COUNTER, new ChainPolicy(2, 10, LONG, LONG));
    return new Wait("segment, ahead: the store answers late", ids::generate, open::countDown);
  }

  private static Wait period() {
    CountDownLatch open = new CountDownLatch(1);
    PeriodicSegmentGenerator ids =
        PeriodicSegmentGenerator.of(
            store(open),
            COUNTER,
            DatePeriod.Unit.YEAR,
            ZoneOffset.UTC,
            InstantSource.system(),
            LONG);
    return new Wait("segment, each year: the store answers late", ids::generate, open::countDown);
  }

  private static Wait lease() {
    InMemorySlotStore store = new InMemorySlotStore(InstantSource.system());
    store.hang();
    LeasedSlot slot =
        LeasedSlot.start(store, LeaseTerms.of("shop", 1, "me"), InstantSource.system(), LONG);
    return new Wait("slot: the database answers late", () -> slot.await(LONG), store::comeBack);
  }

  private static SegmentStore store(CountDownLatch open) {
    SegmentStore counters = SegmentStore.inMemory();
    return (name, step, offset) -> {
      open.await();
      return counters.nextMax(name, step, offset);
    };
  }

  private static final class AllOnes implements RandomGenerator {
    @Override
    public void nextBytes(byte[] target) {
      Arrays.fill(target, (byte) -1);
    }

    @Override
    public long nextLong() {
      return -1;
    }
  }
}
