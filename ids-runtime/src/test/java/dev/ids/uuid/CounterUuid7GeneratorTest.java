// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CounterUuid7GeneratorTest {
  private static final long NOW = 1_767_225_600_000L;
  private static final InstantSource STANDING = InstantSource.fixed(Instant.ofEpochMilli(NOW));

  private final ScriptedClock clock = ScriptedClock.at(NOW);
  private final ScriptedRandom random = new ScriptedRandom();
  private final CounterUuid7Generator uuids = CounterUuid7Generator.of(clock, random);

  @Test
  void theExampleOfTheDescriptionHasTimeCounterAndTail() {
    UUID example = Uuids.parse("0185aee1-4413-7023-9109-bde493efe31d");

    assertThat(Uuids.timestamp(example)).isEqualTo("2023-01-14T06:04:36.755Z");
    assertThat(counter(example)).isEqualTo(577_801);
    assertThat(example.getLeastSignificantBits() & 0xFFFF_FFFF_FFFFL).isEqualTo(0xbde493efe31dL);
  }

  @Test
  void aBatchIsThatManyCallsByOneReading() {
    clock.set(NOW, NOW + 1, NOW + 2);
    random.add("00000000000000000001");
    random.add("00000000000002");
    random.add("f0000000000003");

    assertThat(uuids.next(3))
        .extracting(UUID::toString)
        .containsExactly(
            "019b76da-a800-7000-8000-000000000001",
            "019b76da-a800-7000-8001-000000000002",
            "019b76da-a800-7000-8011-000000000003");
    assertThat(clock.reads()).isEqualTo(1);
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aBatchGoesOnIntoTheNextMillisecondWhenTheCounterIsUsedUp() {
    CounterUuid7Generator atRest = CounterUuid7Generator.of(STANDING, random);
    random.add("07ff3fff000000000000");
    atRest.next();
    for (int i = 1; i < 1 << 21; i++) {
      random.add("ff000000000000");
      atRest.next();
    }
    random.add("f0000000000001");
    random.add("f0000000000002");
    random.add("00000000000000000003");

    assertThat(atRest.next(2))
        .extracting(UUID::toString)
        .containsExactly(
            "019b76da-a800-7fff-bfff-000000000001", "019b76da-a801-7000-8000-000000000003");
    assertThat(random.isUsedUp()).isTrue();
  }

  @Test
  void aBatchOfNoneTouchesNothing() {
    assertThat(uuids.next(0)).isEmpty();
    assertThat(clock.reads()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Integer.MIN_VALUE})
  void aNegativeBatchIsRefused(int n) {
    assertThatThrownBy(() -> uuids.next(n))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("n must be 0 or more: " + n);
    assertThat(clock.reads()).isZero();
  }

  @Test
  void batchesCannotBeChanged() {
    random.add("00000000000000000000");

    assertThatThrownBy(() -> uuids.next(1).clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE, Uuids.MAX_EPOCH_MILLIS + 1, Long.MAX_VALUE})
  void aClockOutOfRangeIsRefusedBeforeAnythingIsDrawn(long now) {
    clock.set(now);
    String message = "uuid: the clock must be 0..281474976710655 ms (48 bits): " + now;

    assertThatThrownBy(uuids::next)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> uuids.next(2))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(message);
  }

  @Test
  void randomnessThatFailsLeavesTheStateAsItWas() {
    random.add("00000000000000000001");
    uuids.next();
    clock.set(NOW + 1);

    assertThatThrownBy(uuids::next).isInstanceOf(AssertionError.class);
    clock.set(NOW);
    assertThatThrownBy(uuids::next).isInstanceOf(AssertionError.class);
    random.add("00000000000007");
    assertThat(uuids.next()).hasToString("019b76da-a800-7000-8001-000000000007");
  }

  @Test
  void theSharedOneIsOneAndIssuesIdsOfNowThatIncrease() {
    long before = Instant.now().toEpochMilli();
    List<UUID> ids = CounterUuid7Generator.shared().next(1_000);
    UUID later = CounterUuid7Generator.shared().next();

    assertThat(CounterUuid7Generator.shared()).isSameAs(CounterUuid7Generator.shared());
    assertThat(ids).isSortedAccordingTo(Uuids.order()).doesNotHaveDuplicates();
    assertThat(Uuids.order().compare(ids.get(999), later)).isNegative();
    assertThat(Uuids.timestamp(ids.get(0)).toEpochMilli()).isGreaterThanOrEqualTo(before);
  }

  @Test
  void stepsAreOneToSixteenAndAllOccur() {
    CounterUuid7Generator own = CounterUuid7Generator.of(STANDING, new Random(20_261_130));
    int[] steps = new int[17];
    long last = counter(own.next());
    for (int i = 0; i < 10_000; i++) {
      long next = counter(own.next());
      steps[(int) (next - last)]++;
      last = next;
    }

    assertThat(steps[0]).isZero();
    for (int step = 1; step <= 16; step++) {
      assertThat(steps[step]).isBetween(500, 750);
    }
  }

  private static long counter(UUID uuid) {
    long upper = uuid.getMostSignificantBits() & 0xFFF;
    return upper << 14 | uuid.getLeastSignificantBits() >>> 48 & 0x3FFF;
  }
}
