// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.InvalidDeclarationException;
import dev.ids.SlotWindow;
import dev.ids.internal.time.Pause;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.ScriptedClock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SnowflakeGeneratorTest {
  private static final long T = 1_767_225_600_000L;

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
  void aMillisecondHas4096IdsAndTheNextCallWaitsForTheNext() {
    SnowflakeGenerator ids = generator(jump);
    long[] unit = LongStream.generate(ids::generate).limit(4096).toArray();

    assertThat(waits).isEmpty();
    assertThat(Arrays.stream(unit).map(id -> parts(id).seq()))
        .isEqualTo(LongStream.range(0, 4096).boxed().toList());
    assertThat(unit).isSorted();
    IdParts next = parts(ids.generate());
    assertThat(next).isEqualTo(new IdParts(T + 1, 1, 0));
    assertThat(waits).containsExactly(1L);
  }

  @Test
  void aBatchGoesOnIntoTheNextMillisecondsLikeSingleCalls() {
    SnowflakeGenerator batch = generator(jump);
    batch.generate();
    long[] many = batch.generate(10_000);
    clock.set(T);
    SnowflakeGenerator single = generator(jump);
    single.generate();

    assertThat(many).isEqualTo(LongStream.generate(single::generate).limit(10_000).toArray());
    assertThat(parts(many[9_999])).isEqualTo(new IdParts(T + 2, 1, 10_000 - 2 * 4096));
  }

  @Test
  void aBatchReadsTheClockOnceForAMillisecond() {
    ScriptedClock scripted = ScriptedClock.at(T, T + 1);
    SnowflakeGenerator ids = SnowflakeGenerator.of(1, Instant.EPOCH, scripted, never);

    assertThat(ids.generate(4096)).hasSize(4096);
    assertThat(scripted.reads()).isEqualTo(1);
    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T + 1, 1, 0));
    assertThat(ids.generate(0)).isEmpty();
    assertThat(scripted.reads()).isEqualTo(2);
    assertThatThrownBy(() -> ids.generate(-1))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("n must be 0 or more: -1");
  }

  @Test
  void aLongWaitIsInStepsSinceTheClockMayBeSetForward() {
    SnowflakeGenerator ids = generator(jump);
    ids.generate(4096);
    clock.set(T - 2_500);

    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T + 1, 1, 0));
    assertThat(waits).containsExactly(1_000L, 1_000L, 501L);
  }

  @Test
  void anInterruptedWaitSaysSoAndKeepsTheInterruptAndTheState() {
    AtomicReference<Pause> pause =
        new AtomicReference<>(
            (source, until) -> {
              throw new InterruptedException();
            });
    SnowflakeGenerator ids =
        SnowflakeGenerator.of(
            1, Instant.EPOCH, this::now, (source, until) -> pause.get().until(source, until));
    ids.generate(4096);

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("interrupted while waiting for the clock");
    assertThat(Thread.interrupted()).isTrue();
    pause.set(jump);
    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T + 1, 1, 0));
  }

  @Test
  void theLastMillisecondWithoutBit63IsIssuedAndTheNextIsNot() {
    SnowflakeGenerator ids = generator(never);
    clock.set(Instant.parse("2039-09-07T15:47:35.551Z").toEpochMilli());
    assertThat(ids.generate()).isPositive();
    clock.addAndGet(1);

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "bit 63 would be set, which a signed long does not have: the clock says"
                + " 2039-09-07T15:47:35.552Z, more than 41 bits of milliseconds after the epoch"
                + " 1970-01-01T00:00:00Z; take a later epoch");
    clock.addAndGet(-1);
    assertThat(parts(ids.generate()).seq()).isEqualTo(1);
    assertThat(SnowflakeGenerator.of(1, Instant.parse("2024-01-01T00:00:00Z")).generate())
        .isPositive();
  }

  @Test
  void aClockBeforeAnEpochBefore1970IsTakenAsItIs() {
    clock.set(-5);
    SnowflakeGenerator ids =
        SnowflakeGenerator.of(1, Instant.parse("1960-01-01T00:00:00Z"), this::now, never);

    IdParts first = ids.layout().unpack(ids.generate());
    assertThat(first.instant(ids.layout()).toEpochMilli()).isEqualTo(-5);
    assertThat(first.seq()).isZero();
    assertThat(ids.layout().unpack(ids.generate()).seq()).isEqualTo(1);
  }

  @Test
  void nothingIsIssuedOutsideTheWindow() {
    AtomicReference<SlotWindow> window = new AtomicReference<>(new SlotWindow(3, T + 7, T + 1000));
    SnowflakeGenerator ids = generator(window::get, jump);

    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T + 7, 3, 0));
    assertThat(waits).containsExactly(7L);
    clock.set(T + 999);
    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T + 999, 3, 0));
    clock.set(T + 1000);
    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "no id within 10000 ms: the slot's window has not begun, or is over and was not"
                + " renewed");
    window.set(new SlotWindow(3, T + 7, T + 60_000));
    assertThat(parts(ids.generate()).time()).isBetween(T + 1000, T + 59_999);
  }

  @Test
  void aWindowThatIsRenewedMeanwhileIsUsed() {
    AtomicReference<SlotWindow> window = new AtomicReference<>(new SlotWindow(3, T - 50, T));
    SnowflakeGenerator ids =
        generator(
            window::get,
            (source, until) -> {
              jump.until(source, until);
              if (waits.size() == 5) {
                window.set(new SlotWindow(3, T - 50, T + 100));
              }
            });

    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T + 50, 3, 0));
  }

  @Test
  void aWindowFarAheadIsNotWaitedFor() {
    SnowflakeGenerator ids = generator(() -> new SlotWindow(3, T + 10_001, Long.MAX_VALUE), never);

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessageStartingWith("no id within 10000 ms: ");
  }

  @Test
  void borrowedMillisecondsAreCheckedAgainstTheWindowToo() {
    AtomicReference<SlotWindow> window = new AtomicReference<>(new SlotWindow(3, T, T + 1));
    SnowflakeGenerator ids = generator(window::get, jump);
    ids.generate();
    clock.set(T - 3_000);
    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T, 3, 1));
    window.set(new SlotWindow(4, T + 1, T + 60_000));

    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T + 1, 4, 0));
  }

  @Test
  void aSlotThatTenBitsDoNotHoldIsRefused() {
    String message =
        "slot 1024 does not fit the layout's 10 node bits; set ids.slot to 0..1023, or take a"
            + " layout with more node bits";
    assertThatThrownBy(() -> generator(() -> SlotWindow.unbounded(1024), never))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(message);

    AtomicReference<SlotWindow> window = new AtomicReference<>(SlotWindow.unbounded(1023));
    SnowflakeGenerator ids = generator(window::get, never);
    ids.generate();
    window.set(SlotWindow.unbounded(1024));
    assertThatThrownBy(ids::generate).hasMessage(message);
    window.set(SlotWindow.unbounded(5));
    assertThat(parts(ids.generate())).isEqualTo(new IdParts(T, 5, 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1024, Integer.MIN_VALUE})
  void machineIdsHaveTenBits(int machineId) {
    assertThatThrownBy(() -> SnowflakeGenerator.of(machineId, Instant.EPOCH))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("machineId must be 0..1023 (10 bits): " + machineId);
  }

  @Test
  void anEpochHasWholeMilliseconds() {
    assertThatThrownBy(() -> SnowflakeGenerator.of(1, Instant.ofEpochSecond(0, 1)))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS042] epoch: epoch 1970-01-01T00:00:00.000000001Z is not a whole millisecond,"
                + " which unit = MILLIS needs; help: epoch = \"1970-01-01T00:00:00Z\"");
  }

  @Test
  void withoutArgumentsItIsMachineOneSince1970() {
    long before = System.currentTimeMillis();
    SnowflakeGenerator ids = SnowflakeGenerator.of();
    IdParts first = parts(ids.generate());

    assertThat(first.node()).isEqualTo(SnowflakeGenerator.DEFAULT_MACHINE_ID).isEqualTo(1);
    assertThat(first.time()).isBetween(before, System.currentTimeMillis());
    assertThat(ids.layout()).isEqualTo(Layout.CLASSIC);
  }

  @Snowflake(layout = LayoutPreset.CLASSIC)
  long declared;

  @Test
  void aDeclarationOfTheClassicLayoutIssuesItsIds() throws Exception {
    SnowflakeScheme scheme =
        SnowflakeScheme.of(
            SnowflakeGeneratorTest.class
                .getDeclaredField("declared")
                .getAnnotation(Snowflake.class));
    ScriptedClock scripted = ScriptedClock.at(T);
    LongSupplier ids =
        scheme.source(IdRuntime.of(Map.of("ids.slot", "7"), scripted, new Random(1)));

    assertThat(parts(ids.getAsLong())).isEqualTo(new IdParts(T, 7, 0));
    assertThat(parts(ids.getAsLong())).isEqualTo(new IdParts(T, 7, 1));
  }

  private Instant now() {
    return Instant.ofEpochMilli(clock.get());
  }

  private SnowflakeGenerator generator(Pause pause) {
    return SnowflakeGenerator.of(1, Instant.EPOCH, this::now, pause);
  }

  private SnowflakeGenerator generator(SlotWindow.Source slots, Pause pause) {
    return SnowflakeGenerator.of(Layout.CLASSIC, slots, this::now, pause);
  }

  private static IdParts parts(long id) {
    return Layout.CLASSIC.unpack(id);
  }
}
