// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** What goes wrong with computers and with the store, at random times. */
final class Mishaps {
  /** How far a clock is set that leaps. */
  static final long LEAP_MILLIS = TimeUnit.DAYS.toMillis(1);

  private static final double MAX_DRIFT = 0.002;

  private final Simulation sim;
  private final SplittableRandom random;
  private final long window;
  private final long everyMillis;

  Mishaps(Simulation sim) {
    this.sim = sim;
    this.random = sim.random();
    this.window = sim.schedule().windowMillis();
    this.everyMillis = window / 8 + random.nextLong(window);
  }

  void begin() {
    sim.time().in(1 + random.nextLong(2 * everyMillis), this::happen);
  }

  private void happen() {
    if (sim.isHealed()) {
      return;
    }
    int kind = random.nextInt(12);
    if (kind < 3) {
      ofStore();
    } else {
      int nodes = 1 + random.nextInt(Math.max(1, sim.nodes().size() / 4));
      for (int i = 0; i < nodes; i++) {
        ofNode(sim.nodes().get(random.nextInt(sim.nodes().size())), kind);
      }
    }
    begin();
  }

  private void ofNode(SimNode node, int kind) {
    switch (kind) {
      case 3, 4 -> {
        node.kill();
        startLater(node);
      }
      case 5, 6 -> {
        node.close();
        startLater(node);
      }
      case 7, 8 -> stop(node);
      case 9 -> setClock(node);
      default -> node.cutOff(someTime());
    }
  }

  private void stop(SimNode node) {
    if (!sim.schedule().isRivalry()) {
      node.stop(someTime());
      return;
    }
    long away = window / 2 + random.nextLong(2 * window);
    node.stop(away);
    long lossMillis = sim.schedule().lossMillis();
    sim.time()
        .in(
            away + 1 + random.nextLong(lossMillis),
            () -> {
              if (!sim.isHealed()) {
                sim.store().failOver(lossMillis);
              }
            });
  }

  private void startLater(SimNode node) {
    sim.time()
        .in(
            random.nextInt(3) == 0 ? 0 : someTime(),
            () -> {
              if (!sim.isHealed()) {
                node.start();
              }
            });
  }

  private void setClock(SimNode node) {
    long skew = sim.schedule().maxSkewMillis();
    long offset =
        switch (random.nextInt(4)) {
          case 0 -> sim.schedule().nodesLeap() ? either(LEAP_MILLIS) : upTo(window);
          case 1 -> upTo(2 * window);
          default -> upTo(skew);
        };
    sim.trace(() -> node + " has its clock set to " + offset);
    node.clock().set(offset, random.nextDouble(-MAX_DRIFT, MAX_DRIFT));
  }

  private void ofStore() {
    SimStore store = sim.store();
    switch (random.nextInt(6)) {
      case 0 -> {
        long millis = random.nextLong(1 + 2 * window);
        sim.trace(() -> "the store is down for " + millis);
        store.down(millis);
      }
      case 1 -> {
        boolean leaps = sim.schedule().storeLeaps() && random.nextBoolean();
        long offset = leaps ? either(LEAP_MILLIS) : upTo(sim.schedule().storeSkewMillis());
        setClock(offset);
        if (leaps) {
          sim.time().in(someTime(), () -> setClock(upTo(sim.schedule().storeSkewMillis())));
        }
      }
      default -> failOver();
    }
  }

  private void failOver() {
    long loss = sim.schedule().lossMillis();
    long lag = random.nextBoolean() ? loss : random.nextLong(loss + 1);
    sim.trace(() -> "the store fails over, at most " + lag + " behind");
    sim.store().failOver(lag);
    setClock(upTo(sim.schedule().storeSkewMillis()));
    sim.store().down(random.nextLong(1 + window / 4));
  }

  private void setClock(long offset) {
    sim.trace(() -> "the store has its clock set to " + offset);
    sim.store().clock().set(offset, 0);
  }

  /** Often short, sometimes longer than two windows. */
  private long someTime() {
    return 1 + random.nextLong(random.nextInt(3) == 0 ? 3 * window : window);
  }

  private long upTo(long millis) {
    return random.nextLong(-millis, millis + 1);
  }

  private long either(long millis) {
    return random.nextBoolean() ? millis : -millis;
  }

  /** A clock as they mostly are. */
  static SimClock clock(Simulation sim) {
    long skew = sim.schedule().maxSkewMillis() / 2;
    return new SimClock(
        sim.time(),
        sim.random().nextLong(-skew, skew + 1),
        sim.random().nextDouble(-MAX_DRIFT, MAX_DRIFT));
  }
}
