// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Bits128Scheme;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Ids that many threads got from one generator at once, as 128-bit numbers. Plain arrays and loops:
 * an object and an assertion for each of millions would take minutes.
 */
public final class ManyThreads {
  public static final int THREADS = 16;
  public static final int IDS_PER_THREAD = 200_000;

  private final List<Ids> perThread;

  private ManyThreads(List<Ids> perThread) {
    this.perThread = perThread;
  }

  /** The ids of one thread, in the order in which it got them. */
  public static final class Ids implements Bits128Scheme.Factory<Boolean> {
    private final long[] highs = new long[IDS_PER_THREAD];
    private final long[] lows = new long[IDS_PER_THREAD];
    private int count;

    /** Takes an id. */
    @Override
    public Boolean of(long high, long low) {
      highs[count] = high;
      lows[count] = low;
      count++;
      return true;
    }

    /** Takes an id. */
    public void add(UUID id) {
      of(id.getMostSignificantBits(), id.getLeastSignificantBits());
    }

    /** How many more it takes, at most {@code most}. */
    public int left(int most) {
      return Math.min(most, IDS_PER_THREAD - count);
    }

    private int firstNotIncreasing() {
      for (int i = 1; i < IDS_PER_THREAD; i++) {
        int byHigh = Long.compareUnsigned(highs[i - 1], highs[i]);
        if (byHigh > 0 || (byHigh == 0 && Long.compareUnsigned(lows[i - 1], lows[i]) >= 0)) {
          return i;
        }
      }
      return -1;
    }
  }

  /**
   * Issues in all threads at once until each has its ids.
   *
   * @param issue for the number of a thread: takes one more id, or a few
   */
  public static ManyThreads issue(IntFunction<Consumer<Ids>> issue) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch start = new CountDownLatch(THREADS);
      List<Future<Ids>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        Consumer<Ids> own = issue.apply(i);
        running.add(
            threads.submit(
                () -> {
                  Ids ids = new Ids();
                  start.countDown();
                  start.await();
                  while (ids.left(1) > 0) {
                    own.accept(ids);
                  }
                  return ids;
                }));
      }
      List<Ids> results = new ArrayList<>();
      for (Future<Ids> result : running) {
        results.add(result.get());
      }
      return new ManyThreads(results);
    } finally {
      threads.shutdownNow();
    }
  }

  /** No id was issued twice. */
  public ManyThreads areUnique() {
    long[] hashes = new long[THREADS * IDS_PER_THREAD];
    int next = 0;
    for (Ids ids : perThread) {
      for (int i = 0; i < IDS_PER_THREAD; i++) {
        hashes[next++] = hash(ids.highs[i], ids.lows[i]);
      }
    }
    Arrays.sort(hashes);
    for (int i = 1; i < hashes.length; i++) {
      if (hashes[i - 1] == hashes[i]) {
        assertThat(duplicatesWith(hashes[i])).as("issued twice").isEmpty();
      }
    }
    return this;
  }

  /** Each thread's ids increase, unsigned. */
  public ManyThreads increasePerThread() {
    for (Ids ids : perThread) {
      assertThat(ids.firstNotIncreasing()).as("first that does not increase").isEqualTo(-1);
    }
    return this;
  }

  private Set<UUID> duplicatesWith(long hash) {
    Set<UUID> seen = new HashSet<>();
    Set<UUID> duplicates = new HashSet<>();
    for (Ids ids : perThread) {
      for (int i = 0; i < IDS_PER_THREAD; i++) {
        UUID id = new UUID(ids.highs[i], ids.lows[i]);
        if (hash(ids.highs[i], ids.lows[i]) == hash && !seen.add(id)) {
          duplicates.add(id);
        }
      }
    }
    return duplicates;
  }

  private static long hash(long high, long low) {
    long mixed = (high * 0x9E3779B97F4A7C15L + low) * 0xD1B54A32D192ED03L;
    return mixed ^ (mixed >>> 29);
  }
}
