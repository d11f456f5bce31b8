// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import dev.ids.slot.LeaseTerms;
import dev.ids.snowflake.LayoutPreset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What a seed stands for.
 *
 * @param nodes how many computers there are, each with one process at a time
 * @param lossMillis how old the acknowledged writes are at most that a fail-over loses
 * @param storeSkewMillis how far the store's clock is from true time at most, while it does not
 *     leap
 * @param presets the id types that each process issues
 * @param messPercent how many calls do not arrive once and in time
 * @param storeLeaps whether the store's clock is set by a day
 * @param nodesLeap whether the clocks of nodes are
 * @param isRivalry whether two processes want one slot, of a store that fails over when the one
 *     that has it was away
 */
record Schedule(
    long seed,
    int nodes,
    LeaseTerms terms,
    long lossMillis,
    long storeSkewMillis,
    List<LayoutPreset> presets,
    int messPercent,
    boolean storeLeaps,
    boolean nodesLeap,
    boolean isRivalry) {
  static final int MAX_NODES = 1_024;

  /** Presets with 3 node bits have this many slots. */
  private static final int JS_SAFE_SLOTS = 8;

  private static final int[] WINDOW_SECONDS = {4, 4, 6, 10, 20, 60};

  /**
   * @param nodes 0 for as many as the seed says
   */
  static Schedule of(long seed, int nodes) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean isRivalry = random.nextInt(8) == 0;
    int drawn = isRivalry ? 2 : drawNodes(random);
    int count = nodes == 0 ? drawn : nodes;
    int slots = isRivalry ? 1 : Math.min(MAX_NODES, Math.max(1, count + random.nextInt(5) - 2));
    long window = WINDOW_SECONDS[random.nextInt(WINDOW_SECONDS.length)] * 1_000L;
    long maxSkew = random.nextLong(200, window / 4 + 1);
    long storeSkew = random.nextLong(maxSkew / (isRivalry ? 16 : 4));
    boolean loses = isRivalry || random.nextBoolean();
    long mostLoss = isRivalry ? window / 16 : window / 2 - 2 * storeSkew;
    long loss = loses ? random.nextLong(1, mostLoss) : 0;
    boolean storeLeaps = !isRivalry && random.nextInt(4) == 0;
    boolean nodesLeap = !isRivalry && random.nextInt(4) == 0 && !(loses && storeLeaps);
    LeaseTerms terms =
        new LeaseTerms(
            "sim",
            0,
            slots - 1,
            Duration.ofMillis(window),
            Duration.ofMillis(loses ? loss + 2 * storeSkew : 0),
            Duration.ofMillis(maxSkew),
            "a simulated process");
    int mess = isRivalry || random.nextInt(3) == 0 ? 0 : random.nextInt(1, 40);
    return new Schedule(
        seed,
        count,
        terms,
        loss,
        storeSkew,
        presets(random, slots),
        mess,
        storeLeaps,
        nodesLeap,
        isRivalry);
  }

  /** Mostly few: what matters happens between two or three. */
  private static int drawNodes(SplittableRandom random) {
    int kind = random.nextInt(1_000);
    if (kind < 850) {
      return random.nextInt(2, 6);
    }
    return kind < 990
        ? random.nextInt(6, 30)
        : random.nextInt(30, kind < 997 ? 200 : MAX_NODES + 1);
  }

  private static List<LayoutPreset> presets(SplittableRandom random, int slots) {
    List<LayoutPreset> all = new ArrayList<>(List.of(LayoutPreset.values()));
    all.removeIf(p -> slots > JS_SAFE_SLOTS && p.layout().maxNode() < slots);
    while (all.size() > 3) {
      all.remove(random.nextInt(all.size()));
    }
    return List.copyOf(all);
  }

  long windowMillis() {
    return terms.window().toMillis();
  }

  long maxLossMillis() {
    return terms.maxLoss().toMillis();
  }

  long maxSkewMillis() {
    return terms.maxSkew().toMillis();
  }

  int slots() {
    return terms.lastSlot() + 1;
  }

  /** Whether ids may have been issued a day ahead, and block their slots until then. */
  boolean mayBlock() {
    return storeLeaps && nodesLeap;
  }

  /** What replays exactly this one. */
  String replayCommand() {
    return "mvn -pl ids-runtime test -Dtest=SimulationTest -Dsim.seed="
        + seed
        + " -Dsim.nodes="
        + nodes;
  }
}
