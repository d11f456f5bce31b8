// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import dev.ids.SlotWindow;
import dev.ids.slot.LeaseDriver;
import dev.ids.slot.PlantedFault;
import dev.ids.snowflake.ClockRegressionPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** One run of a program on a node: a lease, and generators under its slot. */
final class SimProcess {
  private static final long SECOND_MILLIS = 1_000;

  private final Simulation sim;
  private final SimNode node;
  private final String name;
  private final LeaseDriver lease;
  private final List<SlotWindow.Issuing> issuing = new ArrayList<>();
  private final List<SimGenerator> generators = new ArrayList<>();
  private final long waitUpToMillis;

  private boolean isAlive = true;
  private boolean isClosing;
  private boolean isTold;
  private long call;
  private boolean isCalling;

  SimProcess(Simulation sim, SimNode node, String name) {
    this.sim = sim;
    this.node = node;
    this.name = name;
    RandomGenerator random = sim.random();
    this.waitUpToMillis = random.nextLong(400);
    this.lease =
        new LeaseDriver(
            sim.schedule().terms(), sim.fault(), sim.random().split(), this::issuedEndMillis);
    Duration borrow = Duration.ofMillis(random.nextInt(3) == 0 ? 0 : random.nextLong(3_000));
    Duration wait = Duration.ofMillis(random.nextLong(300));
    ClockRegressionPolicy policy = new ClockRegressionPolicy(borrow, wait);
    sim.schedule()
        .presets()
        .forEach(preset -> generators.add(new SimGenerator(sim, this, preset, policy)));
  }

  SimClock clock() {
    return node.clock();
  }

  boolean isAlive() {
    return isAlive;
  }

  boolean isClosing() {
    return isClosing;
  }

  /** Whether the computer does not let it run. */
  boolean isStopped() {
    return node.isStopped();
  }

  long stoppedUntilMillis() {
    return node.stoppedUntilMillis();
  }

  long waitUpToMillis() {
    return waitUpToMillis;
  }

  List<SimGenerator> generators() {
    return generators;
  }

  String trouble() {
    return lease.trouble();
  }

  /** As it is in truth. */
  SlotWindow window() {
    return isClosing ? SlotWindow.NONE : lease.window();
  }

  /** As a generator sees it, which the planted faults are about. */
  SlotWindow.Source sourceFor(SimGenerator generator) {
    return new SlotWindow.Source() {
      @Override
      public SlotWindow current() {
        return seen(window(), generator);
      }

      @Override
      public long waitUpToMillis() {
        return waitUpToMillis;
      }

      @Override
      public void issuing(SlotWindow.Issuing counted) {
        issuing.add(counted);
      }
    };
  }

  private SlotWindow seen(SlotWindow window, SimGenerator generator) {
    if (window.isNone()) {
      return window;
    }
    PlantedFault fault = sim.fault();
    boolean isUnchecked =
        fault == PlantedFault.WINDOW_CHECK_REMOVED
            || (fault == PlantedFault.BORROW_PAST_THE_END && generator.carriesOn());
    if (isUnchecked) {
      return SlotWindow.unbounded(window.slot());
    }
    long unit = generator.preset().layout().unit().getDuration().toMillis();
    if (fault == PlantedFault.WINDOW_NOT_ALIGNED && unit == SECOND_MILLIS) {
      long start = Math.floorDiv(window.startMillis(), unit) * unit;
      long end = -Math.floorDiv(-window.endMillis(), unit) * unit;
      return new SlotWindow(window.slot(), start, end);
    }
    return window;
  }

  void start() {
    arm();
  }

  /** Dies, and tells nobody. */
  void kill() {
    isAlive = false;
  }

  /** Gives its slot back, and then ends. */
  void close() {
    isClosing = true;
    arm();
  }

  /** As soon as the computer lets it run. */
  void whenRunning(Runnable action) {
    if (isAlive && node.isStopped()) {
      sim.time().at(node.stoppedUntilMillis(), () -> whenRunning(action));
    } else if (isAlive) {
      action.run();
    }
  }

  private void arm() {
    long due = isClosing && !isTold ? sim.time().now() : lease.dueTicks();
    if (due != Long.MAX_VALUE) {
      sim.time().at(due, () -> whenRunning(this::step));
    }
  }

  /** What the thread of the lease does. */
  private void step() {
    if (isCalling) {
      return;
    }
    long now = sim.time().now();
    if (isClosing && !isTold) {
      isTold = true;
      lease.close(now);
    }
    if (lease.hasEnded()) {
      return;
    }
    if (lease.dueTicks() <= now) {
      isCalling = true;
      long mine = ++call;
      sim.network().send(node, lease.next(clock().millis()), reply -> returned(mine, reply));
    } else {
      arm();
    }
  }

  /**
   * @param reply null if none came in time
   */
  private void returned(long of, LeaseDriver.@Nullable Reply reply) {
    whenRunning(
        () -> {
          if (of == call && isCalling) {
            isCalling = false;
            if (reply == null) {
              lease.failed("no reply in time", sim.time().now());
            } else {
              reply.tell(clock().millis(), sim.time().now());
            }
            sim.trace(() -> this + " has " + lease.window() + " " + lease.trouble());
            arm();
          }
        });
  }

  boolean hasEnded() {
    return lease.hasEnded();
  }

  private long issuedEndMillis() {
    return issuing.stream()
        .mapToLong(SlotWindow.Issuing::sealedEndMillis)
        .max()
        .orElse(Long.MIN_VALUE);
  }

  @Override
  public String toString() {
    return name;
  }
}
