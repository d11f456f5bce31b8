// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.internal.time.Pause;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Scru128GeneratorTest {
  private static final long T = Scru128.EPOCH.toEpochMilli() + 56_634_639_325L;
  private static final String USED_UP =
      "no id within 10000 ms: all ids of the millisecond are issued and the clock does not advance";

  private final AtomicLong now = new AtomicLong(T);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  private final ScriptedRandom random = new ScriptedRandom();
  private final List<Long> waits = new ArrayList<>();

  /** Waiting advances the clock at once, and is written down. */
  private final Pause jump =
      (source, until) -> {
        waits.add(until - now.get());
        now.set(until);
      };

  private final Scru128Generator scrus = Scru128Generator.of(clock, random, jump);

  @Test
  void aClockThatStandsStillIsNotWaitedForWithoutEnd() {
    Scru128Generator atRest =
        Scru128Generator.of(clock, random, (source, until) -> waits.add(until));
    issueLast(atRest);

    assertThatThrownBy(atRest::next)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(USED_UP);
    assertThat(waits).hasSize(10_000).containsOnly(T + 1);
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aClockTenSecondsBackIsWaitedForAndOneFurtherIsNot() {
    issueLast(scrus);
    now.set(T + 1 - 10_000);
    add("00000007", "00000001");
    Scru128 next = scrus.next();
    assertThat(next.timestamp()).isEqualTo(56_634_639_326L);
    assertThat(waits).containsExactly(10_000L);

    add("0fffffff", "bbbbbb", "00000000");
    now.addAndGet(5_000);
    scrus.next();
    now.addAndGet(-10_000);
    assertThatThrownBy(scrus::next)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(USED_UP);
    assertThat(waits).hasSize(1);
  }

  @Test
  void anInterruptedWaitSaysSoAndKeepsTheInterruptAndTheState() {
    AtomicReference<Pause> pause =
        new AtomicReference<>(
            (source, until) -> {
              throw new InterruptedException();
            });
    Scru128Generator interruptible =
        Scru128Generator.of(clock, random, (source, until) -> pause.get().until(source, until));
    issueLast(interruptible);

    assertThatThrownBy(interruptible::next)
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("interrupted while waiting for the clock");
    assertThat(Thread.interrupted()).isTrue();
    pause.set(jump);
    add("00000003", "00000000");
    assertThat(interruptible.next().counter()).isEqualTo(3);
  }

  @Test
  void nobodyIsLockedOutWhileAnotherWaits() throws Exception {
    CountDownLatch waiting = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    Scru128Generator shared =
        Scru128Generator.of(
            clock,
            random,
            (source, until) -> {
              waiting.countDown();
              go.await();
            });
    issueLast(shared);
    AtomicReference<Scru128> late = new AtomicReference<>(new Scru128(0, 0));
    Thread waiter = new Thread(() -> late.set(shared.next()));
    waiter.start();
    waiting.await();
    now.set(T + 5);
    add("00000001", "00000000");
    Scru128 mine = shared.next();

    assertThat(mine.timestamp()).isEqualTo(56_634_639_330L);
    add("00000000");
    go.countDown();
    waiter.join();
    assertThat(late.get()).isEqualTo(Scru128.of(56_634_639_330L, 2, 0xaaaaaa, 0));
  }

  @Test
  void aBatchIsThatManyCallsByOneReading() {
    ScriptedClock scripted = ScriptedClock.at(T, T + 1);
    Scru128Generator batch = Scru128Generator.of(scripted, random);
    add("0b7f58cb", "be5cf2", "f04425b2", "6ee79193", "4fb2e3ab", "88b235f4");

    assertThat(batch.next(4))
        .extracting(Scru128::toString)
        .containsExactly(
            "00QBTG0FERFTCCNFISUBO489DI",
            "00QBTG0FERFTCCPFISU9NEF4CJ",
            "00QBTG0FERFTCCRFISU97R5OTB",
            "00QBTG0FERFTCCTFISUA4B4DFK");
    assertThat(scripted.reads()).isEqualTo(1);
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aBatchWaitsForTheNextMillisecondAndGoesOn() {
    add("0ffffffe", "aaaaaa", "00000000", "00000001", "00000005", "00000002");

    assertThat(scrus.next(3)).extracting(Scru128::counter).containsExactly(0xffffffe, 0xfffffff, 5);
    assertThat(waits).containsExactly(1L);
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void batchesOfNoneTouchNothingNegativeOnesAreRefusedAndNoneCanBeChanged() {
    ScriptedClock scripted = ScriptedClock.at(T);
    Scru128Generator batch = Scru128Generator.of(scripted, random);

    assertThat(batch.next(0)).isEmpty();
    assertThatThrownBy(() -> batch.next(-1))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("n must be 0 or more: -1");
    assertThat(scripted.reads()).isZero();
    add("00000000", "000000", "00000000");
    assertThatThrownBy(() -> batch.next(1).clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {Long.MIN_VALUE, -1, 0, 1_577_836_800_000L, 19_170_022_844_415L, Long.MAX_VALUE})
  void reservedTimestampsAreRefusedWhenGenerating(long reading) {
    Scru128Generator reserved = Scru128Generator.of(ScriptedClock.at(reading), random);
    String message =
        "scru128: the clock must be 1577836800001..19170022844414 ms, timestamps 1 to 2^44 - 2: "
            + reading;

    assertThatThrownBy(reserved::next)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> reserved.next(2))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(message);
  }

  @Test
  void reservedTimestampsAreRead() {
    assertThat(Scru128.parse("00000000000000000000000000").timestamp()).isZero();
    assertThat(Scru128.parse("7VVVVVVVVVVVVVVVVVVVVVVVVV").timestamp())
        .isEqualTo(Scru128.MAX_TIMESTAMP);
  }

  @Test
  void randomnessThatFailsLeavesTheStateAsItWas() {
    add("00000001", "aaaaaa", "00000000");
    scrus.next();
    now.set(T + 1_000);
    add("00000009");
    assertThatThrownBy(scrus::next).isInstanceOf(AssertionError.class);
    add("00000009", "bbbbbb");
    assertThatThrownBy(scrus::next).isInstanceOf(AssertionError.class);
    now.set(T);

    add("00000005");
    assertThat(scrus.next()).isEqualTo(Scru128.of(56_634_639_325L, 2, 0xaaaaaa, 5));
    now.set(T + 1_000);
    add("00000007", "cccccc", "00000006");
    assertThat(scrus.next()).isEqualTo(Scru128.of(56_634_640_325L, 7, 0xcccccc, 6));
  }

  @Test
  void eachFieldIsRenewedInItsRhythm() {
    Scru128Generator own = Scru128Generator.of(clock, new Random(20_261_130), jump);
    Set<Integer> perSecond = new HashSet<>();
    int[] ones = new int[Integer.SIZE];
    Scru128 last = own.next();
    for (int i = 1; i < 20_000; i++) {
      now.set(T + i / 4);
      Scru128 next = own.next();
      assertThat(next).isGreaterThan(last);
      if (i % 4 != 0) {
        assertThat(next.counter()).isEqualTo(last.counter() + 1);
      }
      perSecond.add(next.perSecRandom());
      for (int bit = 0; bit < ones.length; bit++) {
        ones[bit] += next.perGenRandom() >>> bit & 1;
      }
      last = next;
    }

    assertThat(perSecond).hasSize(5);
    for (int count : ones) {
      assertThat(count).isBetween(9_600, 10_400);
    }
  }

  @Test
  void theSystemsClockAndRandomnessGiveDistinctIdsOfNow() {
    Instant before = Instant.now().minusMillis(1);
    List<Scru128> ids = Scru128Generator.of().next(1_000);

    assertThat(ids).isSorted().doesNotHaveDuplicates();
    assertThat(ids).extracting(Scru128::instant).allMatch(time -> time.isAfter(before));
  }

  /** The last id of a millisecond. */
  private void issueLast(Scru128Generator generator) {
    add("0fffffff", "aaaaaa", "00000000");
    assertThat(generator.next().counter()).isEqualTo(Scru128.MAX_COUNTER);
  }

  private void add(String... pieces) {
    for (String piece : pieces) {
      random.add(piece);
    }
  }
}
