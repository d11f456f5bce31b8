// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Many threads on one generator: no id twice, and each thread's ids increase. */
class UlidConcurrencyTest {
  private static final int THREADS = 16;
  private static final int IDS_PER_THREAD = 200_000;

  @Test
  void bySystemClock() throws Exception {
    assertUniqueAndIncreasing(singly(UlidGenerator.monotonic()));
  }

  @Test
  void whileTheClockJumpsBackAndForth() throws Exception {
    JumpingClock clock = new JumpingClock();
    assertUniqueAndIncreasing(
        singly(UlidGenerator.monotonic(clock, RandomGenerator.of("L64X128MixRandom")::nextLong)));
    assertThat(clock.stepsBack.get()).isGreaterThan(IDS_PER_THREAD);
  }

  @Test
  void inBatchesWhileTheClockJumpsBackAndForth() throws Exception {
    UlidGenerator ulids = UlidGenerator.monotonic(new JumpingClock(), RandomGenerator.getDefault());
    assertUniqueAndIncreasing(
        count -> {
          List<Ulid> ids = new ArrayList<>(count);
          for (int n = 1; ids.size() < count; n = n % 100 + 1) {
            ids.addAll(ulids.next(Math.min(n, count - ids.size())));
          }
          return ids;
        });
  }

  private static Function<Integer, List<Ulid>> singly(UlidGenerator ulids) {
    return count -> {
      List<Ulid> ids = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        ids.add(ulids.next());
      }
      return ids;
    };
  }

  private static void assertUniqueAndIncreasing(Function<Integer, List<Ulid>> issue)
      throws Exception {
    List<List<Ulid>> perThread = inThreads(() -> issue.apply(IDS_PER_THREAD));

    Ulid[] all = perThread.stream().flatMap(List::stream).toArray(Ulid[]::new);
    for (List<Ulid> ids : perThread) {
      assertThat(firstNotIncreasing(ids.toArray(new Ulid[0]))).isEqualTo(-1);
    }
    Arrays.sort(all);
    assertThat(all).hasSize(THREADS * IDS_PER_THREAD);
    assertThat(firstNotIncreasing(all)).as("first duplicate").isEqualTo(-1);
  }

  /** Plain code: an assertion for each of millions of ids would take minutes. */
  private static int firstNotIncreasing(Ulid[] ids) {
    for (int i = 1; i < ids.length; i++) {
      if (ids[i - 1].compareTo(ids[i]) >= 0) {
        return i;
      }
    }
    return -1;
  }

  private static List<List<Ulid>> inThreads(Callable<List<Ulid>> task) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch start = new CountDownLatch(THREADS);
      List<Future<List<Ulid>>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        running.add(
            threads.submit(
                () -> {
                  start.countDown();
                  start.await();
                  return task.call();
                }));
      }
      List<List<Ulid>> results = new ArrayList<>();
      for (Future<List<Ulid>> result : running) {
        results.add(result.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }

  /** Walks forward a few steps, jumps back, and starts over a little later. */
  private static final class JumpingClock implements InstantSource {
    private static final int PERIOD = 1_000;

    final AtomicLong stepsBack = new AtomicLong();
    private final AtomicLong reads = new AtomicLong();

    @Override
    public long millis() {
      long read = reads.getAndIncrement();
      boolean back = read % 3 == 1;
      if (back) {
        stepsBack.incrementAndGet();
      }
      return 1_767_225_600_000L + read / PERIOD - (back ? read % 7_919 : 0);
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(millis());
    }
  }
}
