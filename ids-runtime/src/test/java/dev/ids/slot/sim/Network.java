// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import dev.ids.slot.LeaseDriver;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Delivers calls to the store, or does not: late, twice, never, and replies likewise. */
final class Network {
  private static final long TIMEOUT_MILLIS = 2_000;

  private final Simulation sim;
  private int messPercent;

  Network(Simulation sim) {
    this.sim = sim;
    this.messPercent = sim.schedule().messPercent();
  }

  /** From now on every call arrives once and in time. */
  void heal() {
    messPercent = 0;
  }

  private enum Fate {
    GOOD,
    LOST,
    REPLY_LOST,
    LATE,
    TWICE
  }

  private Fate fate() {
    Fate[] fates = Fate.values();
    return sim.random().nextInt(100) < messPercent
        ? fates[1 + sim.random().nextInt(fates.length - 1)]
        : Fate.GOOD;
  }

  /**
   * @param receiver is told the reply, or null if none came in time; not more than once is heard
   */
  void send(SimNode node, LeaseDriver.Call call, Consumer<LeaseDriver.@Nullable Reply> receiver) {
    Fate fate = node.isCutOff() || sim.store().isDown() ? Fate.LOST : fate();
    sim.time().in(1 + sim.random().nextLong(TIMEOUT_MILLIS), () -> receiver.accept(null));
    if (fate == Fate.LOST) {
      return;
    }
    long delay = fate == Fate.LATE ? lateMillis() : sim.random().nextInt(30);
    sim.time().in(delay, () -> arrive(call, receiver, fate));
    if (fate == Fate.TWICE) {
      sim.time().in(delay + lateMillis(), () -> arrive(call, receiver, Fate.REPLY_LOST));
    }
  }

  private long lateMillis() {
    return sim.random().nextLong(sim.schedule().windowMillis());
  }

  private void arrive(
      LeaseDriver.Call call, Consumer<LeaseDriver.@Nullable Reply> receiver, Fate fate) {
    if (sim.store().isDown()) {
      return;
    }
    LeaseDriver.Reply reply = call.arriveAt(sim.store());
    SimStore.Write write = sim.store().lastWrite();
    if (fate == Fate.REPLY_LOST) {
      return;
    }
    long back = sim.random().nextInt(30);
    if (write == null) {
      sim.time().in(back, () -> receiver.accept(reply));
    } else {
      // It is acknowledged once the replica has it.
      Runnable acknowledge =
          () -> {
            if (!write.isLost()) {
              sim.time().in(back, () -> receiver.accept(reply));
            }
          };
      sim.time().at(write.safeAtMillis(), acknowledge);
    }
  }
}
