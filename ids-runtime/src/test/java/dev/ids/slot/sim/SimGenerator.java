// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import dev.ids.SlotWindow;
import dev.ids.snowflake.ClockRegressionPolicy;
import dev.ids.snowflake.DrivenGenerator;
import dev.ids.snowflake.IdParts;
import dev.ids.snowflake.LayoutPreset;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A real generator of one id type in one process. A call that has to wait either lets time pass,
 * one in all the simulation, or is given up and called again.
 */
final class SimGenerator {
  /** A wait of less is not judged: pauses are whole milliseconds, and clocks are fast or slow. */
  private static final long TOLERANCE_MILLIS = 20;

  private static final int MAX_CALLS = 6;

  private final Simulation sim;
  private final SimProcess process;
  private final LayoutPreset preset;
  private final ClockRegressionPolicy policy;
  private final DrivenGenerator generator;
  private @Nullable IdParts last;
  private boolean isWaiting;
  private long overslept;

  SimGenerator(
      Simulation sim, SimProcess process, LayoutPreset preset, ClockRegressionPolicy policy) {
    this.sim = sim;
    this.process = process;
    this.preset = preset;
    this.policy = policy;
    this.generator =
        DrivenGenerator.of(preset, process.sourceFor(this), policy, process.clock(), this::pause);
  }

  /** Thrown instead of waiting. */
  private static final class WouldWait extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final long millis;

    WouldWait(long millis) {
      super(null, null, false, false);
      this.millis = millis;
    }
  }

  /** Thrown when the process is killed while it waits. */
  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Killed() {
      super(null, null, false, false);
    }
  }

  LayoutPreset preset() {
    return preset;
  }

  /** Whether its next id is of the unit of its last one. */
  boolean carriesOn() {
    long unitMillis = preset.layout().unit().getDuration().toMillis();
    return last != null && lastMillis() + unitMillis > process.clock().millis();
  }

  private long lastMillis() {
    IdParts id = last;
    return id == null ? Long.MIN_VALUE : id.instant(preset.layout()).toEpochMilli();
  }

  /** Issues some ids, if it can; calls again if it has to wait. */
  void issue(int n) {
    call(n, 1);
  }

  private void call(int n, int calls) {
    if (!process.isAlive()) {
      return;
    }
    try {
      record(generator.next(n));
    } catch (WouldWait wait) {
      if (calls < MAX_CALLS) {
        long delay = wait.millis + sim.random().nextLong(40L * calls);
        sim.time().in(delay, () -> process.whenRunning(() -> call(n, calls + 1)));
      }
    } catch (IllegalStateException refused) {
      sim.countRefusal();
    }
  }

  /**
   * Issues an id and lets time pass while it waits.
   *
   * @return whether it was issued
   */
  boolean issueWaiting() {
    long begin = sim.time().now();
    long back = process.clock().steppedBackMillis();
    long ahead = Math.max(0, lastMillis() + 2 - process.clock().millis());
    overslept = 0;
    isWaiting = true;
    boolean isIssued = false;
    try {
      record(generator.next(1));
      isIssued = true;
    } catch (Killed killed) {
      return false;
    } catch (IllegalStateException refused) {
      sim.countRefusal();
    } finally {
      isWaiting = false;
    }
    long limit = process.waitUpToMillis() + overslept + TOLERANCE_MILLIS;
    if (preset == LayoutPreset.CLASSIC) {
      // It waits for the last millisecond to pass for as long as that takes, as specified.
      limit += ahead + process.clock().steppedBackMillis() - back;
    } else {
      limit += policy.waitUpTo().toMillis();
    }
    sim.invariants().waited(process, preset, sim.time().now() - begin, limit);
    return isIssued;
  }

  private void record(List<IdParts> ids) {
    SlotWindow window = process.window();
    for (IdParts id : ids) {
      sim.invariants().issued(process, preset, id, window);
    }
    if (!ids.isEmpty()) {
      last = ids.get(ids.size() - 1);
      sim.trace(() -> process + " issued " + preset + " " + ids.size() + " until " + last);
    }
  }

  private void pause(InstantSource clock, long untilMillis) {
    long millis = Math.max(1, untilMillis - clock.millis());
    if (!isWaiting) {
      throw new WouldWait(millis);
    }
    long due = sim.time().now() + millis;
    sim.time().runUntil(due + sim.random().nextInt(2));
    while (process.isStopped()) {
      sim.time().runUntil(process.stoppedUntilMillis());
    }
    overslept += sim.time().now() - due;
    if (!process.isAlive()) {
      throw new Killed();
    }
  }
}
