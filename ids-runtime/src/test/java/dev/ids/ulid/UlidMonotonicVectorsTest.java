// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import dev.ids.testkit.TestData;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code ulid_monotonic.txt}, call by call. */
class UlidMonotonicVectorsTest {
  record Call(long now, String random, String expected) {
    boolean isRefused() {
      return expected.equals("error");
    }

    static Call of(String[] cells) {
      return new Call(Long.parseLong(cells[1]), cells[2], cells[3]);
    }
  }

  /** One list of calls for each {@code reset}. */
  static Stream<List<Call>> scripts() {
    List<List<Call>> scripts = new ArrayList<>();
    TestData.rows("ulid_monotonic.txt")
        .forEach(
            cells -> {
              if (cells[0].equals("reset")) {
                scripts.add(new ArrayList<>());
              } else {
                scripts.get(scripts.size() - 1).add(Call.of(cells));
              }
            });
    return scripts.stream();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void eachCallGivesTheIdOfItsRow(List<Call> calls) {
    ScriptedClock clock = ScriptedClock.at(0);
    ScriptedRandom random = new ScriptedRandom();
    UlidGenerator generator = UlidGenerator.monotonic(clock, random);

    assertThat(calls).isNotEmpty();
    for (Call call : calls) {
      prescribe(call, clock, random);
      if (call.isRefused()) {
        assertThatThrownBy(generator::next).isExactlyInstanceOf(IdExhaustedException.class);
      } else {
        assertThat(generator.next()).hasToString(call.expected());
        assertThat(random.isUsedUp()).as("drew what was given").isTrue();
      }
      assertThat(clock.reads()).as("readings of the clock").isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void batchesOfOneAreTheSameCalls(List<Call> calls) {
    ScriptedClock clock = ScriptedClock.at(0);
    ScriptedRandom random = new ScriptedRandom();
    UlidGenerator generator = UlidGenerator.monotonic(clock, random);

    for (Call call : calls) {
      prescribe(call, clock, random);
      if (call.isRefused()) {
        assertThatThrownBy(() -> generator.next(1)).isExactlyInstanceOf(IdExhaustedException.class);
      } else {
        assertThat(generator.next(1)).extracting(Ulid::toString).containsExactly(call.expected());
      }
    }
  }

  private static void prescribe(Call call, ScriptedClock clock, ScriptedRandom random) {
    clock.set(call.now());
    random.clear();
    if (!call.random().equals("-")) {
      random.add(call.random());
    }
  }
}
