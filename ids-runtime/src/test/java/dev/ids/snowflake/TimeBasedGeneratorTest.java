// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.SlotWindow;
import dev.ids.internal.time.Pause;
import dev.ids.testkit.ScriptedClock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TimeBasedGeneratorTest {
  private static final long T = 1_767_225_600_000L;
  private static final Layout MILLIS = Layout.JS_SAFE_MS;
  private static final Layout SECONDS = Layout.JS_SAFE_S;

  private final AtomicLong clock = new AtomicLong(T);
  private final List<Long> waits = new ArrayList<>();

  /** Waiting advances the clock at once, and is written down. */
  private final Pause jump =
      (source, until) -> {
        waits.add(until - clock.get());
        clock.set(until);
      };

  private final Pause never =
      (source, until) -> {
        throw new AssertionError("waited until " + until);
      };

  @Test
  void theFirstIdHasSequenceOneAndTheNextUnitCarriesOn() {
    TimeBasedGenerator ids = generator(MILLIS, never);

    assertThat(ids.generate()).isEqualTo(778331750400513L);
    assertThat(ids.generate()).isEqualTo(778331750400514L);
    assertThat(ids.generate()).isEqualTo(778331750400515L);
    clock.addAndGet(1);
    assertThat(ids.generate()).isEqualTo(778331750404612L);
  }

  @Test
  void aSequenceThatReachedTheThresholdStartsAgainAtOne() {
    TimeBasedGenerator ids = generator(MILLIS, never);
    ids.generate(300);
    clock.addAndGet(1);

    assertThat(ids.generate()).isEqualTo(778331750404609L);
  }

  @Test
  void aUsedUpSequenceWaitsForTheNextUnitAndStartsAtZero() {
    TimeBasedGenerator ids = generator(MILLIS, jump);
    long[] unit = ids.generate(511);

    assertThat(sequences(unit)).isEqualTo(LongStream.rangeClosed(1, 511).boxed().toList());
    assertThat(waits).isEmpty();
    assertThat(ids.generate()).isEqualTo(778331750404608L);
    assertThat(waits).containsExactly(1L);
  }

  @Test
  void aBatchGoesOnIntoTheNextUnits() {
    TimeBasedGenerator batch = generator(MILLIS, jump);
    long[] many = batch.generate(1500);
    clock.set(T);
    TimeBasedGenerator single = generator(MILLIS, jump);
    long[] oneByOne = LongStream.generate(single::generate).limit(1500).toArray();

    assertThat(many).isEqualTo(oneByOne);
    assertThat(batch.generate(0)).isEmpty();
    assertThatThrownBy(() -> batch.generate(-1)).hasMessage("n must be 0 or more: -1");
  }

  @Test
  void aBatchOfPartsIsThatManyCallsAndCannotBeChanged() {
    TimeBasedGenerator batch = generator(MILLIS, jump);
    List<IdParts> many = batch.nextParts(1500);
    clock.set(T);
    TimeBasedGenerator single = generator(MILLIS, jump);

    assertThat(many).isEqualTo(Stream.generate(single::nextParts).limit(1500).toList());
    assertThat(batch.nextParts(0)).isEmpty();
    assertThatThrownBy(() -> batch.nextParts(-1)).hasMessage("n must be 0 or more: -1");
    assertThatThrownBy(() -> many.remove(0)).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aBatchReadsTheClockOnceForAUnit() {
    ScriptedClock scripted = ScriptedClock.at(T, T + 1, T + 2);
    TimeBasedGenerator ids =
        TimeBasedGenerator.of(MILLIS, unbounded(1), ClockRegressionPolicy.DEFAULT, scripted, never);

    assertThat(sequences(ids.generate(5))).containsExactly(1L, 2L, 3L, 4L, 5L);
    assertThat(scripted.reads()).isEqualTo(1);
    assertThat(ids.nextParts(3)).extracting(IdParts::seq).containsExactly(6L, 7L, 8L);
    assertThat(scripted.reads()).isEqualTo(2);
    assertThat(ids.nextParts(0)).isEmpty();
    assertThat(scripted.reads()).isEqualTo(2);
  }

  @Test
  void aSmallStepBackIsBorrowed() {
    TimeBasedGenerator ids = generator(MILLIS, never);
    long before = ids.generate();
    clock.addAndGet(-5);

    assertThat(ids.generate()).isEqualTo(before + 1);
  }

  @Test
  void aLargerStepBackIsWaitedForUpToTheLimit() {
    TimeBasedGenerator ids = generator(MILLIS, jump);
    long before = ids.generate();
    for (int gap : new int[] {6, 1000}) {
      clock.set(T - gap);
      assertThat(ids.generate()).isEqualTo(++before);
    }
    assertThat(waits).containsExactly(6L, 1000L);
  }

  @Test
  void aStepBackBeyondTheLimitIsAnErrorAndIdsContinueAfterwards() {
    TimeBasedGenerator ids = generator(MILLIS, never);
    long before = ids.generate();
    clock.set(T - 1001);

    assertThatThrownBy(ids::generate)
        .isInstanceOf(ClockBackwardsException.class)
        .hasMessage(
            "the clock went back by 1001 ms, from 1767225600000 to 1767225598999, more than the"
                + " 1000 ms that the clock regression policy bridges; ids continue once the clock"
                + " has caught up");
    clock.set(T);
    assertThat(ids.generate()).isEqualTo(before + 1);
  }

  @Test
  void tenMinutesBackFailAtOnce() {
    TimeBasedGenerator ids = generator(MILLIS, never);
    ids.generate();
    clock.addAndGet(-Duration.ofMinutes(10).toMillis());

    assertThatThrownBy(ids::generate)
        .isInstanceOf(ClockBackwardsException.class)
        .hasMessageStartingWith("the clock went back by 600000 ms");
  }

  @Test
  void failNeitherBorrowsNorWaits() {
    TimeBasedGenerator ids =
        TimeBasedGenerator.of(MILLIS, unbounded(1), ClockRegressionPolicy.FAIL, this::now, never);
    ids.generate();
    clock.addAndGet(-1);

    assertThatThrownBy(ids::generate).isInstanceOf(ClockBackwardsException.class);
  }

  @Test
  void theBoundsOfAPolicyAreNotNegative() {
    Duration negative = Duration.ofMillis(-1);

    assertThatThrownBy(() -> new ClockRegressionPolicy(negative, Duration.ZERO))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("borrowUpTo must be 0 or more: PT-0.001S");
    assertThatThrownBy(() -> new ClockRegressionPolicy(Duration.ZERO, negative))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("waitUpTo must be 0 or more: PT-0.001S");
  }

  @Test
  void theGapOfSecondsIsMeasuredInMillisecondsFromTheStartOfTheLastSecond() {
    TimeBasedGenerator ids = generator(SECONDS, jump);
    clock.set(T + 400);
    long before = ids.generate();
    clock.set(T - 5);
    assertThat(ids.generate()).isEqualTo(before + 1);
    assertThat(waits).isEmpty();
    clock.set(T - 6);
    assertThat(ids.generate()).isEqualTo(before + 2);
    assertThat(waits).containsExactly(6L);
  }

  @Test
  void aBorrowedUnitThatIsUsedUpWaitsLikeAnyOther() {
    TimeBasedGenerator ids = generator(MILLIS, jump);
    ids.generate(511);
    clock.addAndGet(-3);

    assertThat(MILLIS.unpack(ids.generate()).seq()).isZero();
    assertThat(waits).containsExactly(4L);
  }

  @Test
  void nothingIsIssuedOutsideTheWindow() {
    AtomicReference<SlotWindow> window = new AtomicReference<>(new SlotWindow(1, T + 7, T + 1000));
    TimeBasedGenerator ids = generator(MILLIS, window::get, jump);

    assertThat(timeOf(ids.generate())).isEqualTo(T + 7);
    assertThat(waits).containsExactly(7L);
    clock.set(T + 999);
    assertThat(timeOf(ids.generate())).isEqualTo(T + 999);
    clock.set(T + 1000);
    assertThatThrownBy(ids::generate).isInstanceOf(IdExhaustedException.class);
    window.set(new SlotWindow(1, T + 7, T + 60_000));
    assertThat(timeOf(ids.generate())).isGreaterThanOrEqualTo(T + 1000);
  }

  @Test
  void aSecondIsIssuedOnlyIfItLiesWhollyInTheWindow() {
    TimeBasedGenerator ids = generator(SECONDS, () -> new SlotWindow(1, T + 1, T + 2000), jump);

    assertThat(SECONDS.unpack(ids.generate()).instant(SECONDS).toEpochMilli()).isEqualTo(T + 1000);
    assertThat(ids.lastIssuedMillis()).isEqualTo(T + 1000);
  }

  @Test
  void aNewSlotGoesIntoTheNextId() {
    AtomicReference<SlotWindow> window = new AtomicReference<>(SlotWindow.unbounded(1));
    TimeBasedGenerator ids = generator(MILLIS, window::get, never);

    assertThat(MILLIS.unpack(ids.generate()).node()).isEqualTo(1);
    window.set(SlotWindow.unbounded(6));
    assertThat(MILLIS.unpack(ids.generate()).node()).isEqualTo(6);
    assertThat(ids.slot()).isEqualTo(6);
  }

  /** The unit of the last id was in the window before, which says nothing of the new one. */
  @Test
  void aUnitGoesOnUnderANewWindowOnlyIfItIsInIt() {
    AtomicReference<SlotWindow> window = new AtomicReference<>(new SlotWindow(1, T, T + 60_000));
    TimeBasedGenerator ids = generator(SECONDS, window::get, jump);
    assertThat(SECONDS.unpack(ids.generate()).node()).isEqualTo(1);

    window.set(new SlotWindow(2, T + 8000, T + 60_000));
    for (int i = 1; i <= 3; i++) {
      IdParts later = SECONDS.unpack(ids.generate());
      assertThat(later.instant(SECONDS).toEpochMilli()).isEqualTo(T + 8000);
      assertThat(later.node()).isEqualTo(2);
      assertThat(later.seq()).isEqualTo(1 + i);
      clock.set(T + 8000);
    }

    TimeBasedGenerator impatient = generator(SECONDS, window::get, (source, until) -> {});
    for (int i = 0; i < 2; i++) {
      window.set(new SlotWindow(3, T + 8000, T + 60_000));
      assertThat(SECONDS.unpack(impatient.generate()).node()).isEqualTo(3);
      window.set(new SlotWindow(4, T + 20_000, T + 60_000));
      for (int call = 0; call < 3; call++) {
        assertThatThrownBy(impatient::generate).isInstanceOf(IdExhaustedException.class);
      }
      assertThatThrownBy(() -> impatient.generate(3)).isInstanceOf(IdExhaustedException.class);
    }
  }

  @Test
  void aSlotThatTheLayoutCannotHoldIsRefused() {
    String message =
        "slot 8 does not fit the layout's 3 node bits; set ids.slot to 0..7, or take a layout with"
            + " more node bits";
    assertThatThrownBy(() -> TimeBasedGenerator.of(MILLIS, 8))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(message);

    AtomicReference<SlotWindow> window = new AtomicReference<>(SlotWindow.unbounded(7));
    TimeBasedGenerator ids = generator(MILLIS, window::get, never);
    ids.generate();
    window.set(SlotWindow.unbounded(8));
    assertThatThrownBy(ids::generate).hasMessage(message);
  }

  @Test
  void aClockBeforeTheEpochIsAnError() {
    clock.set(MILLIS.epoch().toEpochMilli() - 1);

    assertThatThrownBy(() -> generator(MILLIS, never).generate())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the clock says 2019-12-24T15:59:59.999Z, which is before the layout's epoch"
                + " 2019-12-24T16:00:00Z");
  }

  @Test
  void theLastUnitIsIssuedAndTheOneAfterItIsNot() {
    TimeBasedGenerator ids = generator(MILLIS, never);
    clock.set(MILLIS.startMillis(MILLIS.maxTime()));
    assertThat(ids.generate()).isPositive().isLessThan(1L << 53);
    clock.addAndGet(1);

    assertThatThrownBy(ids::generate)
        .isInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "the layout's 41 time bits ended with 2089-08-30T07:47:35.551Z; the clock says"
                + " 2089-08-30T07:47:35.552Z");
  }

  @Test
  void eightyBitsAreIssuedAsPartsOnly() {
    TimeBasedGenerator ids =
        TimeBasedGenerator.of(
            Layout.COSID_80, unbounded(1_048_575), ClockRegressionPolicy.DEFAULT, this::now, never);

    assertThat(ids.nextParts()).isEqualTo(new IdParts(T, 1_048_575, 1));
    assertThat(ids.nextParts()).isEqualTo(new IdParts(T, 1_048_575, 2));
    assertThatThrownBy(ids::generate)
        .hasMessage("a layout of 80 bits has no long; at most 63 fit: use nextParts()");
    assertThat(ids.nextParts().seq()).isEqualTo(3);
  }

  @Test
  void aClockThatStandsStillIsNotWaitedForWithoutEnd() {
    TimeBasedGenerator ids = generator(MILLIS, (source, until) -> waits.add(until));
    ids.generate(511);

    assertThatThrownBy(ids::generate)
        .isInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "no id within 11000 ms: the sequence is used up and the clock does not advance");
    assertThat(waits).hasSize(11_000);
  }

  @Test
  void aClockSetBackBeforeTheFirstIdIsNamed() {
    TimeBasedGenerator ids =
        generator(MILLIS, () -> new SlotWindow(1, T + 600_000, Long.MAX_VALUE), never);

    assertThatThrownBy(ids::generate)
        .isInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "no id within 11000 ms: slot 1 may issue from 2026-01-01T00:10:00Z, but the clock says"
                + " 2026-01-01T00:00:00Z; was it set back?");
  }

  @Test
  void aWindowThatIsNotRenewedIsNamed() {
    TimeBasedGenerator ids =
        generator(MILLIS, () -> new SlotWindow(1, T - 10, T), (source, until) -> waits.add(until));

    assertThatThrownBy(ids::generate)
        .hasMessage(
            "no id within 11000 ms: the window of slot 1 ends at 2026-01-01T00:00:00Z and was not"
                + " renewed");
    // Looked at every 10 ms: many who wait for a database must not keep the machine busy.
    assertThat(waits).hasSize(1_100);
  }

  @Test
  void anInterruptedWaitSaysSoAndKeepsTheInterrupt() {
    TimeBasedGenerator ids =
        generator(
            MILLIS,
            (source, until) -> {
              throw new InterruptedException();
            });
    ids.generate(511);

    assertThatThrownBy(ids::generate)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("interrupted while waiting for the clock");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void theRealPauseIsInterruptible() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> Pause.OF_THREAD.until(this::now, T + 1))
        .isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void nobodyIsLockedOutWhileAnotherWaits() throws Exception {
    CountDownLatch waiting = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    TimeBasedGenerator ids =
        generator(
            MILLIS,
            (source, until) -> {
              waiting.countDown();
              go.await();
              clock.set(until);
            });
    ids.generate(511);
    AtomicLong late = new AtomicLong();
    Thread waiter = new Thread(() -> late.set(ids.generate()));
    waiter.start();
    waiting.await();
    clock.set(T + 5);

    assertThat(timeOf(ids.generate())).isEqualTo(T + 5);
    go.countDown();
    waiter.join();
    assertThat(late.get()).isPositive();
  }

  @Test
  void aClosedGeneratorIssuesNothing() {
    TimeBasedGenerator ids = generator(MILLIS, never);
    assertThat(ids.lastIssuedMillis()).isEqualTo(Long.MIN_VALUE);
    ids.generate();
    ids.close();

    assertThatThrownBy(ids::generate).hasMessage("this generator is closed");
    assertThat(ids.lastIssuedMillis()).isEqualTo(T);
  }

  @Test
  void quietIdsSpreadEvenlyOverSmallModuli() {
    for (int modulus : new int[] {4, 8, 10}) {
      TimeBasedGenerator ids = generator(Layout.SNOWFLAKE_MS, never);
      int count = 2047 * 40;
      int[] hits = new int[modulus];
      for (int i = 0; i < count; i++) {
        clock.incrementAndGet();
        hits[(int) (ids.generate() % modulus)]++;
      }
      for (int hit : hits) {
        assertThat((double) hit / count * modulus).isBetween(0.97, 1.03);
      }
    }
  }

  @Test
  void theSystemClockIssuesUniqueIdsAtTheCap() {
    TimeBasedGenerator ids = TimeBasedGenerator.of(MILLIS, 1);
    Set<Long> seen = new HashSet<>();
    long last = 0;
    for (int i = 0; i < 20_000; i++) {
      long id = ids.generate();
      assertThat(id).isGreaterThan(last);
      assertThat(timeOf(id)).isLessThanOrEqualTo(System.currentTimeMillis());
      seen.add(last = id);
    }
    assertThat(seen).hasSize(20_000);
  }

  private Instant now() {
    return Instant.ofEpochMilli(clock.get());
  }

  private TimeBasedGenerator generator(Layout layout, Pause pause) {
    return generator(layout, unbounded(1), pause);
  }

  private TimeBasedGenerator generator(Layout layout, SlotWindow.Source slots, Pause pause) {
    return TimeBasedGenerator.of(layout, slots, ClockRegressionPolicy.DEFAULT, this::now, pause);
  }

  private static SlotWindow.Source unbounded(int slot) {
    SlotWindow window = SlotWindow.unbounded(slot);
    return () -> window;
  }

  private static long timeOf(long id) {
    return MILLIS.unpack(id).instant(MILLIS).toEpochMilli();
  }

  private static List<Long> sequences(long[] ids) {
    return LongStream.of(ids).mapToObj(id -> MILLIS.unpack(id).seq()).toList();
  }
}
