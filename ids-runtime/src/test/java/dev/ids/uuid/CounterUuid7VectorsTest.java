// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.testkit.MonotonicCalls;
import dev.ids.testkit.Script;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code uuid7_counter.txt}, call by call. */
class CounterUuid7VectorsTest {
  static Stream<Script> scripts() {
    return Script.of("uuid7_counter.txt", "reset");
  }

  /** Those that have no row of millions of calls. */
  static Stream<Script> shortScripts() {
    return scripts()
        .filter(script -> script.calls().stream().noneMatch(call -> call.get(0).equals("fill")));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void eachCallGivesTheIdOfItsRow(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              CounterUuid7Generator uuids = CounterUuid7Generator.of(clock, random);
              return call -> uuids.next();
            })
        .follow(script);
  }

  @ParameterizedTest
  @MethodSource("shortScripts")
  void batchesOfOneAreTheSameCalls(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              CounterUuid7Generator uuids = CounterUuid7Generator.of(clock, random);
              return call -> uuids.next(1).get(0);
            })
        .follow(script);
  }
}
