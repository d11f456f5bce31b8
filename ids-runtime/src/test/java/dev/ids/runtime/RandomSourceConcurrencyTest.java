// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.internal.BigEndian;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many threads, and bytes that number themselves: nothing is handed out twice. */
class RandomSourceConcurrencyTest {
  private static final int THREADS = 16;
  private static final int DRAWS = 40_000;

  private final AtomicLong words = new AtomicLong();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 64})
  void noWordIsHandedOutTwice(int stripes) throws Exception {
    RandomSource random = new RandomSource(this::numbered, InstantSource.system(), stripes);

    long[] drawn = inThreads(random, false);

    assertDistinctNumbers(drawn);
  }

  @Test
  void norWhileBlocksAreDiscarded() throws Exception {
    RandomSource random = new RandomSource(this::numbered, InstantSource.system(), 4);

    long[] drawn = inThreads(random, true);

    assertDistinctNumbers(drawn);
  }

  private void assertDistinctNumbers(long[] drawn) {
    assertThat(drawn).hasSize(THREADS * DRAWS);
    Arrays.sort(drawn);
    assertThat(Arrays.stream(drawn).distinct().count()).isEqualTo(drawn.length);
    assertThat(drawn[0]).as("0 would be a zeroed byte").isPositive();
    assertThat(drawn[drawn.length - 1]).isLessThanOrEqualTo(words.get());
  }

  private static long[] inThreads(RandomSource random, boolean discarding) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch start = new CountDownLatch(THREADS);
      List<Future<long[]>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        running.add(
            threads.submit(
                () -> {
                  start.countDown();
                  start.await();
                  return draw(random, discarding);
                }));
      }
      List<long[]> drawn = new ArrayList<>();
      for (Future<long[]> result : running) {
        drawn.add(result.get());
      }
      return drawn.stream().flatMapToLong(Arrays::stream).toArray();
    } finally {
      threads.shutdownNow();
    }
  }

  private static long[] draw(RandomSource random, boolean discarding) {
    long[] drawn = new long[DRAWS];
    for (int i = 0; i < DRAWS; i++) {
      drawn[i] = random.nextLong();
      if (discarding && i % 1_000 == 0) {
        random.discard();
      }
    }
    return drawn;
  }

  /** Words that count from 1, so that a word is drawn as a whole: blocks hold whole words. */
  private byte[] numbered(int count) {
    byte[] block = new byte[count];
    for (int i = 0; i < count; i += Long.BYTES) {
      BigEndian.putLong(block, i, words.incrementAndGet());
    }
    return block;
  }
}
