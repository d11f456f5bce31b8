// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import org.jspecify.annotations.Nullable;

/** A computer: a clock, and at most one process at a time. */
final class SimNode {
  private final Simulation sim;
  private final int number;
  private final SimClock clock;
  private @Nullable SimProcess process;
  private int runs;
  private long stoppedUntilMillis;
  private long cutOffUntilMillis;

  SimNode(Simulation sim, int number, SimClock clock) {
    this.sim = sim;
    this.number = number;
    this.clock = clock;
  }

  SimClock clock() {
    return clock;
  }

  @Nullable SimProcess process() {
    return process;
  }

  boolean isRunning() {
    SimProcess running = process;
    return running != null && running.isAlive() && !running.isClosing();
  }

  void start() {
    if (isRunning()) {
      return;
    }
    SimProcess started = new SimProcess(sim, this, number + "." + runs++);
    process = started;
    sim.trace(() -> started + " starts");
    started.start();
    issueLater(started);
  }

  void kill() {
    SimProcess running = process;
    if (running != null) {
      sim.trace(() -> running + " is killed");
      running.kill();
    }
  }

  void close() {
    SimProcess running = process;
    if (running != null && !running.isClosing()) {
      sim.trace(() -> running + " closes");
      running.close();
      sim.time().in(sim.schedule().windowMillis(), running::kill);
    }
  }

  boolean isStopped() {
    return sim.time().now() < stoppedUntilMillis;
  }

  long stoppedUntilMillis() {
    return stoppedUntilMillis;
  }

  void stop(long millis) {
    sim.trace(() -> number + " is stopped for " + millis);
    stoppedUntilMillis = Math.max(stoppedUntilMillis, sim.time().now() + millis);
  }

  boolean isCutOff() {
    return sim.time().now() < cutOffUntilMillis;
  }

  void cutOff(long millis) {
    sim.trace(() -> number + " is cut off for " + millis);
    cutOffUntilMillis = Math.max(cutOffUntilMillis, sim.time().now() + millis);
  }

  void heal() {
    cutOffUntilMillis = 0;
    stoppedUntilMillis = 0;
  }

  private void issueLater(SimProcess issuer) {
    sim.time().in(1 + sim.random().nextLong(sim.issueEveryMillis()), () -> issue(issuer));
  }

  private void issue(SimProcess issuer) {
    if (!issuer.isAlive()) {
      return;
    }
    issuer.whenRunning(() -> sim.issueSome(issuer));
    issueLater(issuer);
  }

  @Override
  public String toString() {
    return "node " + number;
  }
}
