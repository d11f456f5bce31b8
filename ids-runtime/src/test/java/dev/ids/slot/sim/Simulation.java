// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import dev.ids.slot.PlantedFault;
import dev.ids.slot.sim.Violation.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Runs one schedule: a time in which things go wrong, and one in which all must be well again. */
final class Simulation {
  /** Some time in 2026, not at the start of a second. */
  private static final long START_MILLIS = 1_790_000_000_123L;

  private static final int TRACE_LINES = 250;
  private static final int IDS_PER_SCHEDULE = 2_500;
  private static final int MAX_BURST = 600;

  private final Schedule schedule;
  private final PlantedFault fault;
  private final SplittableRandom random;
  private final VirtualTime time = new VirtualTime(START_MILLIS);
  private final Invariants invariants;
  private final SimStore store;
  private final Network network;
  private final List<SimNode> nodes = new ArrayList<>();
  private final boolean isTraced;
  private final Deque<String> trace = new ArrayDeque<>();
  private final long troubledMillis;
  private final long healedMillis;
  private boolean isHealed;
  private boolean isInCall;
  private long refusals;

  private Simulation(Schedule schedule, PlantedFault fault, boolean isTraced) {
    this.schedule = schedule;
    this.fault = fault;
    this.isTraced = isTraced;
    this.random = new SplittableRandom(~schedule.seed());
    this.invariants = new Invariants(time, schedule);
    SimClock clock = new SimClock(time, random.nextLong(schedule.storeSkewMillis() + 1), 0);
    this.store = new SimStore(time, clock, schedule.lossMillis(), invariants);
    this.network = new Network(this);
    long window = schedule.windowMillis();
    this.troubledMillis = window * (5 + random.nextInt(6));
    // What was held or late when it healed, is free; then there are looks, conflicts and proofs.
    this.healedMillis = 5 * window + 2 * schedule.maxLossMillis() + 8 * schedule.maxSkewMillis();
  }

  /**
   * What a run did.
   *
   * @param ids how many were issued
   * @param refusals how many calls threw
   */
  record Outcome(long ids, long refusals) {}

  /** Throws a {@link Violation}, or else all is well. */
  static Outcome run(Schedule schedule, PlantedFault fault) {
    return new Simulation(schedule, fault, false).run();
  }

  /** Runs it with a record of what happened, which goes with the violation. */
  static void explain(Schedule schedule, PlantedFault fault) {
    Simulation simulation = new Simulation(schedule, fault, true);
    try {
      simulation.run();
    } catch (Violation e) {
      throw new AssertionError(
          String.join("\n", simulation.trace)
              + "\n"
              + e.getMessage()
              + "\n"
              + schedule
              + "\nreplay: "
              + schedule.replayCommand(),
          e);
    }
  }

  private Outcome run() {
    for (int i = 0; i < schedule.nodes(); i++) {
      SimNode node = new SimNode(this, i, Mishaps.clock(this));
      nodes.add(node);
      time.in(random.nextLong(schedule.windowMillis()), node::start);
    }
    new Mishaps(this).begin();
    time.runUntil(START_MILLIS + troubledMillis);
    heal();
    time.runUntil(time.now() + healedMillis); // A call that waited may have let more time pass.
    if (!schedule.mayBlock()) {
      checkProgress();
    }
    return new Outcome(invariants.count(), refusals);
  }

  private void heal() {
    isHealed = true;
    trace(() -> "all is well from now on");
    network.heal();
    store.up();
    store.clock().set(0, 0);
    long skew = schedule.maxSkewMillis() / 4;
    for (SimNode node : nodes) {
      node.heal();
      node.clock().set(random.nextLong(-skew, skew + 1), 0);
      if (random.nextBoolean()) {
        node.start();
      }
    }
  }

  private void checkProgress() {
    List<SimProcess> running = new ArrayList<>();
    nodes.stream().filter(SimNode::isRunning).forEach(node -> running.add(node.process()));
    List<SimProcess> holders = running.stream().filter(p -> !p.window().isNone()).toList();
    if (holders.size() < Math.min(running.size(), schedule.slots())) {
      List<String> others =
          running.stream()
              .filter(p -> p.window().isNone())
              .map(p -> p + ": " + p.trouble())
              .toList();
      throw new Violation(Kind.STUCK, "there is no slot for " + others);
    }
    for (SimProcess holder : holders) {
      for (SimGenerator generator : holder.generators()) {
        if (!generator.issueWaiting()) {
          throw new Violation(
              Kind.STUCK, holder + " issues no " + generator.preset() + " in " + holder.window());
        }
      }
    }
  }

  /** What a thread of the application does now and then. */
  void issueSome(SimProcess issuer) {
    SimGenerator generator = issuer.generators().get(random.nextInt(issuer.generators().size()));
    if (!isInCall && random.nextInt(8) == 0) {
      isInCall = true;
      try {
        generator.issueWaiting();
      } finally {
        isInCall = false;
      }
    } else {
      generator.issue(random.nextInt(100) == 0 ? MAX_BURST : 1 + random.nextInt(3));
    }
  }

  /** So rarely that all processes together issue a few thousand ids. */
  long issueEveryMillis() {
    long all = (troubledMillis + healedMillis) * 2 / IDS_PER_SCHEDULE;
    long every = Math.max(schedule.windowMillis() / 40, all * schedule.nodes());
    return isHealed ? 4 * every : every;
  }

  void countRefusal() {
    refusals++;
  }

  void trace(Supplier<String> line) {
    if (isTraced) {
      if (trace.size() == TRACE_LINES) {
        trace.removeFirst();
      }
      trace.addLast((time.now() - START_MILLIS) + " " + line.get());
    }
  }

  Schedule schedule() {
    return schedule;
  }

  PlantedFault fault() {
    return fault;
  }

  SplittableRandom random() {
    return random;
  }

  VirtualTime time() {
    return time;
  }

  Invariants invariants() {
    return invariants;
  }

  SimStore store() {
    return store;
  }

  Network network() {
    return network;
  }

  List<SimNode> nodes() {
    return nodes;
  }

  boolean isHealed() {
    return isHealed;
  }
}
