// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import dev.ids.Secret;
import dev.ids.testkit.MonotonicCalls;
import dev.ids.testkit.Script;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code relid_monotonic.txt}, call by call: all tags count on one state. */
class RelidMonotonicVectorsTest {
  private static final Tagger ANY = Tagger.of(Secret.of(new byte[Secret.MIN_BYTES]), "");

  static Stream<Script> scripts() {
    return Script.of("relid_monotonic.txt", "reset");
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void eachCallGivesTheIdOfItsRow(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              RelidGenerator relids = RelidGenerator.of(ANY, clock, random);
              return call -> relids.forTag(Integer.parseInt(call.get(1))).next();
            })
        .follow(script);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void batchesOfOneAreTheSameCalls(Script script) {
    new MonotonicCalls(
            (clock, random) -> {
              RelidGenerator relids = RelidGenerator.of(ANY, clock, random);
              return call -> relids.forTag(Integer.parseInt(call.get(1))).next(1).get(0);
            })
        .follow(script);
  }
}
