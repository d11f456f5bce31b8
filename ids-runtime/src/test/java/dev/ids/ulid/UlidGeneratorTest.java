// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UlidGeneratorTest {
  private static final long NOW = 1_767_225_600_000L;

  private final ScriptedClock clock = ScriptedClock.at(NOW);
  private final ScriptedRandom random = new ScriptedRandom();

  @Test
  void aRandomGeneratorDrawsForEveryId() {
    UlidGenerator ulids = UlidGenerator.random(clock, random);
    random.add("ffffffffffffffffffff");
    random.add("00000000000000000000");

    assertThat(ulids.next()).hasToString("01KDVDNA00ZZZZZZZZZZZZZZZZ");
    assertThat(ulids.next()).hasToString("01KDVDNA000000000000000000");
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aRandomGeneratorFollowsTheClockBack() {
    UlidGenerator ulids = UlidGenerator.random(clock, random);
    clock.set(NOW, NOW - 60_000);
    random.add("00000000000000000000");
    random.add("00000000000000000001");

    assertThat(List.of(ulids.next(), ulids.next()))
        .extracting(Ulid::epochMillis)
        .containsExactly(NOW, NOW - 60_000);
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE, Ulid.MAX_EPOCH_MILLIS + 1, Long.MAX_VALUE})
  void aClockOutOfRangeIsRefusedBeforeAnythingIsDrawn(long now) {
    clock.set(now);

    for (UlidGenerator ulids :
        List.of(UlidGenerator.random(clock, random), UlidGenerator.monotonic(clock, random))) {
      String message = "ulid: the clock must be 0..281474976710655 ms (48 bits): " + now;
      assertThatThrownBy(ulids::next)
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(message);
      assertThatThrownBy(() -> ulids.next(3))
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(message);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, Ulid.MAX_EPOCH_MILLIS})
  void theEndsOfTheRangeAreIssued(long now) {
    clock.set(now);
    random.add("00000000000000000001");
    random.add("00000000000000000001");

    assertThat(UlidGenerator.random(clock, random).next().epochMillis()).isEqualTo(now);
    assertThat(UlidGenerator.monotonic(clock, random).next().epochMillis()).isEqualTo(now);
  }

  @Test
  void aBatchIsThatManyCallsInOneMillisecond() {
    UlidGenerator ulids = UlidGenerator.monotonic(clock, random);
    clock.set(NOW, NOW + 1, NOW + 2);
    random.add("0000000000fffffffffe");

    assertThat(ulids.next(4))
        .extracting(Ulid::toString)
        .containsExactly(
            "01KDVDNA0000000000ZZZZZZZY",
            "01KDVDNA0000000000ZZZZZZZZ",
            "01KDVDNA000000000100000000",
            "01KDVDNA000000000100000001");
    assertThat(clock.reads()).isEqualTo(1);
  }

  @Test
  void aBatchCarriesOnWhereCallsLeftOff() {
    UlidGenerator ulids = UlidGenerator.monotonic(clock, random);
    random.add("00000000000000000000");

    assertThat(ulids.next().random()).endsWith(0, 0);
    assertThat(ulids.next(2)).extracting(id -> id.random()[9]).containsExactly((byte) 1, (byte) 2);
    assertThat(ulids.next().random()).endsWith(0, 3);
  }

  @Test
  void aBatchOfARandomGeneratorReadsTheClockOnceAndDrawsForEachId() {
    UlidGenerator ulids = UlidGenerator.random(clock, random);
    clock.set(NOW, NOW + 1);
    random.add("00000000000000000009");
    random.add("00000000000000000003");

    assertThat(ulids.next(2))
        .containsExactly(
            Ulid.parse("01KDVDNA000000000000000009"), Ulid.parse("01KDVDNA000000000000000003"));
    assertThat(clock.reads()).isEqualTo(1);
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aBatchOfNoneTouchesNothing() {
    assertThat(UlidGenerator.monotonic(clock, random).next(0)).isEmpty();
    assertThat(UlidGenerator.random(clock, random).next(0)).isEmpty();
    assertThat(clock.reads()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Integer.MIN_VALUE})
  void aNegativeBatchIsRefused(int n) {
    for (UlidGenerator ulids :
        List.of(UlidGenerator.random(clock, random), UlidGenerator.monotonic(clock, random))) {
      assertThatThrownBy(() -> ulids.next(n))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("n must be 0 or more: " + n);
    }
    assertThat(clock.reads()).isZero();
  }

  @Test
  void batchesCannotBeChanged() {
    random.add("00000000000000000000");
    random.add("00000000000000000000");

    for (UlidGenerator ulids :
        List.of(UlidGenerator.random(clock, random), UlidGenerator.monotonic(clock, random))) {
      assertThatThrownBy(() -> ulids.next(1).clear())
          .isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Test
  void aBatchThatDoesNotFitIssuesNothing() {
    UlidGenerator ulids = UlidGenerator.monotonic(clock, random);
    random.add("fffffffffffffffffffd");
    ulids.next();

    assertThatThrownBy(() -> ulids.next(3))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "ulid: fewer than 3 ids are left in millisecond 1767225600000;"
                + " the next millisecond has more");
    assertThat(ulids.next(2))
        .extracting(id -> id.random()[9])
        .containsExactly((byte) -2, (byte) -1);
    assertThatThrownBy(ulids::next)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "ulid: all ids of millisecond 1767225600000 are issued;"
                + " the next millisecond has more");
  }

  @Test
  void aBatchThatDoesNotFitLeavesTheLastMillisecondInPlace() {
    UlidGenerator ulids = UlidGenerator.monotonic(clock, random);
    random.add("00000000000000000000");
    Ulid before = ulids.next();
    clock.set(NOW + 1);
    random.add("ffffffffffffffffffff");

    assertThatThrownBy(() -> ulids.next(2)).isExactlyInstanceOf(IdExhaustedException.class);

    clock.set(NOW);
    assertThat(ulids.next()).isEqualTo(new Ulid(before.high(), before.low() + 1));
    clock.set(NOW + 1);
    random.add("00000000000000000007");
    assertThat(ulids.next()).hasToString("01KDVDNA010000000000000007");
  }

  @Test
  void theSystemsClockAndRandomnessGiveDistinctIdsOfNow() {
    long before = Instant.now().toEpochMilli();
    List<Ulid> random = IntStream.range(0, 1_000).mapToObj(i -> SYSTEM_RANDOM.next()).toList();
    List<Ulid> monotonic = UlidGenerator.monotonic().next(1_000);
    long after = Instant.now().toEpochMilli();

    assertThat(random).doesNotHaveDuplicates();
    assertThat(monotonic).doesNotHaveDuplicates().isSorted();
    assertThat(random)
        .extracting(Ulid::epochMillis)
        .allSatisfy(millis -> assertThat(millis).isBetween(before, after));
  }

  private static final UlidGenerator SYSTEM_RANDOM = UlidGenerator.random();
}
