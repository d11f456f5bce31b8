// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.slot.PlantedFault;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Random schedules of what can go wrong. {@code -Dsim.schedules=100000} runs more, {@code
 * -Dsim.seed=… -Dsim.nodes=…} one of them, with a record of what happens if it fails.
 */
class SimulationTest {
  private static final int SCHEDULES = 3_000;
  private static final long LARGE_EVERY = 1_000;

  @Test
  void idsAreUniqueAndSlotsAreFoundWhateverGoesWrong() {
    Long seed = Long.getLong("sim.seed");
    if (seed != null) {
      Simulation.explain(Schedule.of(seed, Integer.getInteger("sim.nodes", 0)), PlantedFault.NONE);
      return;
    }
    long schedules = Long.getLong("sim.schedules", SCHEDULES);
    long ids = 0;
    long refusals = 0;
    long largest = 0;
    for (long i = 0; i < schedules; i++) {
      Schedule schedule = Schedule.of(i, i % LARGE_EVERY == 0 ? Schedule.MAX_NODES : 0);
      Simulation.Outcome outcome = run(schedule);
      ids += outcome.ids();
      refusals += outcome.refusals();
      largest = Math.max(largest, schedule.nodes());
    }
    System.out.printf(
        "simulator: %,d schedules, up to %,d nodes, %,d ids, %,d calls refused, %d s of CPU%n",
        schedules, largest, ids, refusals, cpuSeconds());
    assertThat(ids).as("ids; none would prove nothing").isGreaterThan(schedules * 1_000);
    assertThat(refusals).as("calls that came to the end of a window").isGreaterThan(schedules);
    assertThat(largest).isEqualTo(Schedule.MAX_NODES);
  }

  private static Simulation.Outcome run(Schedule schedule) {
    try {
      return Simulation.run(schedule, PlantedFault.NONE);
    } catch (Violation e) {
      Simulation.explain(schedule, PlantedFault.NONE);
      throw e;
    }
  }

  @Test
  void aSeedReplaysTheSameRun() {
    for (long seed = 1; seed <= 20; seed++) {
      Schedule drawn = Schedule.of(seed, 0);
      Schedule replayed = Schedule.of(seed, drawn.nodes());

      assertThat(replayed).isEqualTo(drawn);
      assertThat(Simulation.run(replayed, PlantedFault.NONE))
          .isEqualTo(Simulation.run(drawn, PlantedFault.NONE));
    }
  }

  static long cpuSeconds() {
    return TimeUnit.NANOSECONDS.toSeconds(
        ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
  }
}
