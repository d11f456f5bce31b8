// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.slot.PlantedFault;
import dev.ids.slot.sim.Violation.Kind;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What the simulator would see if a rule were missing. */
class PlantedFaultsTest {
  private static final long MAX_SEEDS = 5_000;

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void aMissingRuleIsSeen(PlantedFault fault) {
    long seed = 0;
    Violation seen = null;
    while (seen == null && seed < MAX_SEEDS) {
      seen = violation(Schedule.of(++seed, 0), fault);
    }

    assertThat(seen).as("%s within %d seeds", fault, MAX_SEEDS).isNotNull();
    System.out.printf("planted fault %s: seen with seed %d: %s%n", fault, seed, seen.getMessage());
    assertThat(expected(fault)).contains(seen.kind());
    // So it is the fault, and nothing else.
    assertThat(violation(Schedule.of(seed, 0), PlantedFault.NONE)).isNull();
  }

  @Test
  void aFailureTellsWhatHappenedAndHowToReplayIt() {
    PlantedFault fault = PlantedFault.WINDOW_CHECK_REMOVED;
    long seed = 1;
    while (violation(Schedule.of(seed, 3), fault) == null) {
      seed++;
    }
    Schedule schedule = Schedule.of(seed, 3);

    assertThatThrownBy(() -> Simulation.explain(schedule, fault))
        .hasMessageContaining(".0 starts\n")
        .hasMessageContaining("OUTSIDE: ")
        .hasMessageEndingWith(
            "replay: mvn -pl ids-runtime test -Dtest=SimulationTest -Dsim.seed="
                + seed
                + " -Dsim.nodes=3");
  }

  private static Violation violation(Schedule schedule, PlantedFault fault) {
    try {
      Simulation.run(schedule, fault);
      return null;
    } catch (Violation e) {
      return e;
    }
  }

  private static Set<Kind> expected(PlantedFault fault) {
    return switch (fault) {
      case WINDOW_CHECK_REMOVED, WINDOW_NOT_ALIGNED, BORROW_PAST_THE_END ->
          EnumSet.of(Kind.OUTSIDE, Kind.OVERLAP, Kind.DUPLICATE);
      case SKEW_CHECK_REMOVED -> EnumSet.of(Kind.BLOCKED, Kind.STUCK);
      default -> EnumSet.of(Kind.OVERLAP, Kind.DUPLICATE);
    };
  }
}
