// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Uuid7GeneratorTest {
  private static final long NOW = 1_767_225_600_000L;

  private final ScriptedClock clock = ScriptedClock.at(NOW);
  private final ScriptedRandom random = new ScriptedRandom();
  private final Uuid7Generator monotonic = Uuid7Generator.monotonic(clock, random);
  private final Uuid7Generator fresh = Uuid7Generator.random(clock, random);

  @Test
  void aRandomGeneratorDrawsForEveryIdAndFollowsTheClockBack() {
    clock.set(NOW, NOW - 60_000);
    random.add("ffffffffffffffffffff");
    random.add("00000000000000000000");

    assertThat(fresh.next()).hasToString("019b76da-a800-7fff-bfff-ffffffffffff");
    assertThat(fresh.next()).hasToString("019b76d9-bda0-7000-8000-000000000000");
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aBatchIsThatManyCallsInOneMillisecond() {
    clock.set(NOW, NOW + 1);
    random.add("0000fffffffffffffffe");

    assertThat(monotonic.next(4))
        .extracting(UUID::toString)
        .containsExactly(
            "019b76da-a800-7000-bfff-fffffffffffe",
            "019b76da-a800-7000-bfff-ffffffffffff",
            "019b76da-a800-7001-8000-000000000000",
            "019b76da-a800-7001-8000-000000000001");
    assertThat(clock.reads()).isEqualTo(1);
  }

  @Test
  void aBatchOfARandomGeneratorReadsTheClockOnceAndDrawsForEachId() {
    clock.set(NOW, NOW + 1);
    random.add("00000000000000000009");
    random.add("00000000000000000003");

    assertThat(fresh.next(2))
        .extracting(UUID::toString)
        .containsExactly(
            "019b76da-a800-7000-8000-000000000009", "019b76da-a800-7000-8000-000000000003");
    assertThat(clock.reads()).isEqualTo(1);
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aBatchThatDoesNotFitIssuesNothing() {
    random.add("fffffffffffffffffffd");
    monotonic.next();

    assertThatThrownBy(() -> monotonic.next(3))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "uuid: fewer than 3 ids are left in millisecond 1767225600000;"
                + " the next millisecond has more");
    assertThat(monotonic.next(2))
        .extracting(UUID::toString)
        .containsExactly(
            "019b76da-a800-7fff-bfff-fffffffffffe", "019b76da-a800-7fff-bfff-ffffffffffff");
    assertThatThrownBy(monotonic::next)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "uuid: all ids of millisecond 1767225600000 are issued;"
                + " the next millisecond has more");
  }

  @Test
  void batchesOfNoneTouchNothingAndNegativeOnesAreRefused() {
    for (Uuid7Generator uuids : List.of(monotonic, fresh)) {
      assertThat(uuids.next(0)).isEmpty();
      assertThatThrownBy(() -> uuids.next(-1))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("n must be 0 or more: -1");
    }
    assertThat(clock.reads()).isZero();
  }

  @Test
  void batchesCannotBeChanged() {
    for (Uuid7Generator uuids : List.of(monotonic, fresh)) {
      random.add("00000000000000000000");
      assertThatThrownBy(() -> uuids.next(1).clear())
          .isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE, Uuids.MAX_EPOCH_MILLIS + 1, Long.MAX_VALUE})
  void aClockOutOfRangeIsRefusedBeforeAnythingIsDrawn(long now) {
    clock.set(now);
    String message = "uuid: the clock must be 0..281474976710655 ms (48 bits): " + now;

    for (Uuid7Generator uuids : List.of(monotonic, fresh)) {
      assertThatThrownBy(uuids::next)
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(message);
      assertThatThrownBy(() -> uuids.next(3))
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(message);
    }
  }

  @Test
  void twentyIdsOfOneMillisecondAreInTheOrderOfIssue() {
    random.add("7cc398c4dc0c0c07398f");
    List<UUID> ids = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      ids.add(monotonic.next());
    }

    assertThat(ids).isSortedAccordingTo(Uuids.order()).doesNotHaveDuplicates();
    assertThat(ids).extracting(UUID::toString).isSorted();
  }

  @Test
  void theSystemsClockAndRandomnessGiveDistinctIdsOfVersionSeven() {
    List<UUID> ids = new ArrayList<>(Uuid7Generator.monotonic().next(1_000));
    assertThat(ids).isSortedAccordingTo(Uuids.order());
    ids.addAll(Uuid7Generator.random().next(1_000));

    assertThat(ids).doesNotHaveDuplicates();
    assertThat(ids)
        .allSatisfy(
            id -> {
              assertThat(id.version()).isEqualTo(7);
              assertThat(id.variant()).isEqualTo(2);
            });
  }
}
