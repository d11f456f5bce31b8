// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.testkit.MonotonicCalls;
import dev.ids.testkit.Script;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code uuid7_monotonic.txt}, call by call. */
class Uuid7MonotonicVectorsTest {
  static Stream<Script> scripts() {
    return Script.of("uuid7_monotonic.txt", "reset");
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void eachCallGivesTheIdOfItsRow(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              Uuid7Generator uuids = Uuid7Generator.monotonic(clock, random);
              return call -> uuids.next();
            })
        .follow(script);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void batchesOfOneAreTheSameCalls(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              Uuid7Generator uuids = Uuid7Generator.monotonic(clock, random);
              return call -> uuids.next(1).get(0);
            })
        .follow(script);
  }
}
