// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import java.time.InstantSource;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Follows scripts of monotonic generators, call by call: each reads the clock once, draws exactly
 * the randomness that its row gives, and returns the id of its row or is refused.
 */
public final class MonotonicCalls {
  private final ScriptedClock clock = ScriptedClock.at(0);
  private final ScriptedRandom random = new ScriptedRandom();
  private final Function<List<String>, Object> next;

  /**
   * @param generator makes a generator of clock and randomness; that takes the cells of a call and
   *     returns the id
   */
  public MonotonicCalls(
      BiFunction<InstantSource, RandomGenerator, Function<List<String>, Object>> generator) {
    this.next = generator.apply(clock, random);
  }

  /**
   * Makes the calls of a script: cells that end with time, randomness and outcome. A row {@code
   * fill <count> …} is that many calls, of which the last has the outcome.
   */
  public void follow(Script script) {
    assertThat(script.calls()).isNotEmpty();
    for (List<String> call : script.calls()) {
      String step = String.join(" ", call);
      String outcome = call.get(call.size() - 1);
      if (call.get(0).equals("fill")) {
        for (int i = Integer.parseInt(call.get(1)); i > 1; i--) {
          prescribe(call);
          next.apply(call);
        }
      }
      prescribe(call);
      if (outcome.equals("error")) {
        assertThatThrownBy(() -> next.apply(call))
            .as(step)
            .isExactlyInstanceOf(IdExhaustedException.class);
      } else {
        assertThat(next.apply(call)).as(step).hasToString(outcome);
        assertThat(random.isUsedUp()).as("drew what was given: " + step).isTrue();
      }
      assertThat(clock.reads()).as("readings of the clock: " + step).isEqualTo(1);
    }
  }

  private void prescribe(List<String> call) {
    String hexPieces = call.get(call.size() - 2);
    clock.set(Long.parseLong(call.get(call.size() - 3)));
    random.clear();
    if (!hexPieces.equals("-")) {
      for (String piece : hexPieces.split(",")) {
        random.add(piece);
      }
    }
  }
}
