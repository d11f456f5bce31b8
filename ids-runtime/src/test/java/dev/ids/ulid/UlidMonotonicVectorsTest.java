// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import dev.ids.testkit.MonotonicCalls;
import dev.ids.testkit.Script;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code ulid_monotonic.txt}, call by call. */
class UlidMonotonicVectorsTest {
  static Stream<Script> scripts() {
    return Script.of("ulid_monotonic.txt", "reset");
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void eachCallGivesTheIdOfItsRow(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              UlidGenerator ulids = UlidGenerator.monotonic(clock, random);
              return call -> ulids.next();
            })
        .follow(script);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void batchesOfOneAreTheSameCalls(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              UlidGenerator ulids = UlidGenerator.monotonic(clock, random);
              return call -> ulids.next(1).get(0);
            })
        .follow(script);
  }
}
