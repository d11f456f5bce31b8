// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counters of every width, among them those of the schemes: 50, 74 and 80 bits. */
class MonotonicStateTest {
  private final ScriptedClock clock = ScriptedClock.at(1_000);
  private final ScriptedRandom random = new ScriptedRandom();

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 9, 32, 50, 63, 64, 65, 72, 74, 80, 126, 127})
  void theCounterRunsToItsLastValueAndNoFurther(int bits) {
    MonotonicState state = state(bits);
    BigInteger last = BigInteger.TWO.pow(bits).subtract(BigInteger.ONE);
    draw(last.subtract(BigInteger.ONE), bits);

    assertThat(next(state)).isEqualTo(last.subtract(BigInteger.ONE));
    assertThat(next(state)).isEqualTo(last);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> next(state))
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(
              "test: all ids of millisecond 1000 are issued; the next millisecond has more");
    }
    clock.set(1_001);
    draw(BigInteger.ZERO, bits);
    assertThat(next(state)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 50, 63, 65, 74, 127})
  void randomnessIsCutToTheWidthOfTheCounter(int bits) {
    int bytes = (bits + 7) / 8;
    random.add("ff".repeat(bytes));

    assertThat(next(state(bits))).isEqualTo(BigInteger.TWO.pow(bits).subtract(BigInteger.ONE));
    assertThat(random.isUsedUp()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {66, 80, 127})
  void theCounterCarriesFromTheLowWordIntoTheHighOne(int bits) {
    MonotonicState state = state(bits);
    BigInteger low = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);
    draw(low, bits);

    assertThat(next(state)).isEqualTo(low);
    assertThat(next(state)).isEqualTo(BigInteger.TWO.pow(64));
    assertThat(next(state)).isEqualTo(BigInteger.TWO.pow(64).add(BigInteger.ONE));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void aBatchCarriesWhereSingleIdsDo(int untilCarry) {
    MonotonicState state = state(80);
    BigInteger first = BigInteger.TWO.pow(64).subtract(BigInteger.valueOf(untilCarry));
    draw(first, 80);

    List<BigInteger> ids =
        Stream.of(3, 2, 1)
            .flatMap(n -> state.next(n, (ms, high, low) -> number(high, low)).stream())
            .toList();

    assertThat(ids)
        .isEqualTo(Stream.iterate(first, id -> id.add(BigInteger.ONE)).limit(6).toList());
  }

  @Test
  void aBatchThatFillsTheCounterExactlyIsIssued() {
    MonotonicState state = state(8);
    draw(BigInteger.valueOf(250), 8);

    assertThat(state.next(6, (ms, high, low) -> low))
        .containsExactly(250L, 251L, 252L, 253L, 254L, 255L);
    assertThatThrownBy(() -> state.next(1, (ms, high, low) -> low))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage("test: all ids of millisecond 1000 are issued; the next millisecond has more");
  }

  @Test
  void aBatchThatDoesNotFitChangesNothing() {
    MonotonicState state = state(8);
    draw(BigInteger.valueOf(250), 8);
    assertThat(next(state)).isEqualTo(250);

    for (int n : new int[] {6, 1_000}) {
      assertThatThrownBy(() -> state.next(n, (ms, high, low) -> low))
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(
              "test: fewer than "
                  + n
                  + " ids are left in millisecond 1000; the next millisecond has more");
    }
    assertThat(state.next(5, (ms, high, low) -> low)).containsExactly(251L, 252L, 253L, 254L, 255L);
  }

  @Test
  void afterTheCounterIsUsedUpBatchesAreRefusedToo() {
    MonotonicState state = state(8);
    draw(BigInteger.valueOf(255), 8);
    assertThat(next(state)).isEqualTo(255);

    assertThatThrownBy(() -> next(state)).isExactlyInstanceOf(IdExhaustedException.class);
    assertThatThrownBy(() -> state.next(2, (ms, high, low) -> low))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage("test: all ids of millisecond 1000 are issued; the next millisecond has more");
  }

  @Test
  void theMillisecondIsHandedOnUnchanged() {
    MonotonicState state = state(8);
    draw(BigInteger.ONE, 8);
    clock.set(Millis48.MAX);

    assertThat(state.<Long>next((ms, high, low) -> ms)).isEqualTo(Millis48.MAX);
    clock.set(5);
    assertThat(state.<Long>next((ms, high, low) -> ms)).isEqualTo(Millis48.MAX);
  }

  private MonotonicState state(int bits) {
    return new MonotonicState("test", RandomBits.of(bits), clock, random);
  }

  private void draw(BigInteger value, int bits) {
    byte[] bytes = new byte[(bits + 7) / 8];
    byte[] number = value.toByteArray();
    for (int i = 0; i < Math.min(bytes.length, number.length); i++) {
      bytes[bytes.length - 1 - i] = number[number.length - 1 - i];
    }
    random.add(HexFormat.of().formatHex(bytes));
  }

  private static BigInteger next(MonotonicState state) {
    return state.next((ms, high, low) -> number(high, low));
  }

  private static BigInteger number(long high, long low) {
    return new BigInteger(Long.toUnsignedString(high))
        .shiftLeft(Long.SIZE)
        .add(new BigInteger(Long.toUnsignedString(low)));
  }
}
