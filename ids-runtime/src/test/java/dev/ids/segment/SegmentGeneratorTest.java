// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class SegmentGeneratorTest {
  private static final Duration SHORT = Duration.ofMillis(200);

  private final FakeStore store = new FakeStore();

  @Test
  void theStoreIsAskedForEachSegmentAndNotBefore() {
    SegmentGenerator ids = generator(3);
    assertThat(store.steps()).isEmpty();

    assertThat(LongStream.generate(ids::generate).limit(4)).containsExactly(1L, 2L, 3L, 4L);
    assertThat(store.steps()).containsExactly(3L, 3L);
  }

  @Test
  void aBatchIsFetchedInWholeSteps() {
    SegmentGenerator ids = generator(10);
    assertThat(ids.generate(0)).isEmpty();
    assertThat(store.steps()).isEmpty();

    assertThat(ids.generate(4)).containsExactly(1, 2, 3, 4);
    assertThat(ids.generate(27)).isEqualTo(LongStream.rangeClosed(5, 31).toArray());
    assertThat(store.steps()).containsExactly(10L, 30L);
    assertThat(ids.generate()).isEqualTo(32);
    assertThatThrownBy(() -> ids.generate(-1))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("n must be 0 or more: -1");
  }

  @Test
  void aBatchOfStepOneIsOneFetch() {
    SegmentGenerator ids = generator(1);

    assertThat(ids.generate()).isEqualTo(1);
    assertThat(ids.generate(5)).containsExactly(2, 3, 4, 5, 6);
    assertThat(store.steps()).containsExactly(1L, 5L);
  }

  @Test
  void idsGoOnWhileTheStoreIsAwayAndThenTheCallerIsToldWhy() {
    SegmentGenerator ids = generator(3);
    ids.generate();
    store.fail(new SQLException("no route to jdbc:x://host?password=tiger"));

    assertThat(ids.generate(2)).containsExactly(2, 3);
    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessage(
            "segment \"order\": no id within 200 ms: fake store failed: SQLException \"no route to"
                + " jdbc:…\"")
        .hasCauseInstanceOf(SQLException.class);
    store.recover();
    assertThat(ids.generate()).isEqualTo(4);
  }

  @Test
  void aShortOutageIsWaitedFor() throws Exception {
    SegmentGenerator ids = generator(3, Duration.ofSeconds(20));
    store.fail(new SQLException("away"));
    try (Background<Long> waiting = new Background<>(ids::generate)) {
      waitFor(() -> store.steps().size() >= 2);
      store.recover();

      assertThat(waiting.result()).isEqualTo(1);
    }
  }

  @Test
  void whatIsOfNoUseToRepeatIsToldAtOnce() {
    SegmentGenerator ids = generator(3, Duration.ofSeconds(20));
    store.fail(new IllegalStateException("there is no database here"));

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessage("segment \"order\": no id from fake store: there is no database here");
    assertThat(store.steps()).hasSize(1);
  }

  @Test
  void othersWaitNoLongerThanTheyMay() throws Exception {
    SegmentGenerator ids = generator(3);
    store.stall();
    try (Background<Long> fetching = new Background<>(ids::generate)) {
      waitFor(() -> store.steps().size() == 1);

      assertThatThrownBy(ids::generate)
          .isExactlyInstanceOf(SegmentStoreException.class)
          .hasMessage("segment \"order\": no id within 200 ms: fake store has not answered");
      store.open();
      assertThat(fetching.result()).isEqualTo(1);
    }
    assertThat(ids.generate()).isEqualTo(2);
  }

  @Test
  void waitingCanBeInterrupted() throws Exception {
    SegmentGenerator ids = generator(3, Duration.ofSeconds(20));
    store.fail(new SQLException("away"));
    Thread.currentThread().interrupt();

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessage("segment \"order\": interrupted while waiting for fake store");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aCounterThatWentBackIsRefused() {
    AtomicLong counter = new AtomicLong(500);
    SegmentStore restored = (name, step, offset) -> counter.addAndGet(step);
    SegmentGenerator ids = SegmentGenerator.of(restored, SegmentCounter.of("order").withStep(10));
    assertThat(ids.generate(10)).startsWith(501);
    counter.set(400);

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessageEndingWith(
            " went back: the last segment ended at 510, and the next would begin with 401; set its"
                + " counter to 510 or more");
    counter.set(510);
    assertThat(ids.generate()).isEqualTo(511);
  }

  @Test
  void theLastNumberIsIssuedAndNoneAfterIt() {
    SegmentCounter counter = SegmentCounter.of("order").withStep(4).withMaxId(6);
    SegmentGenerator ids = SegmentGenerator.of(store, counter);
    assertThat(ids.generate(6)).containsExactly(1, 2, 3, 4, 5, 6);

    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(ids::generate)
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage("segment \"order\": all ids up to 6 are used up");
    }
    assertThat(store.steps()).as("asked once when it was used up").containsExactly(8L, 4L);
  }

  @Test
  void theLargestLongIsAnId() {
    SegmentCounter counter = SegmentCounter.of("order").withStep(4).withOffset(Long.MAX_VALUE - 4);
    SegmentGenerator ids = SegmentGenerator.of(store, counter);
    long[] last = ids.generate(4);

    assertThat(last).endsWith(Long.MAX_VALUE);
    assertThatThrownBy(ids::generate).isExactlyInstanceOf(IdExhaustedException.class);
  }

  @Test
  void manyThreadsOfSeveralProcessesLeaveNoGapAndNoDuplicate() throws Exception {
    int threads = 16;
    int each = 20_000;
    Duration wait = Duration.ofSeconds(20);
    SegmentGenerator[] processes = {
      generator(7, wait), generator(7, wait), generator(100, wait), generator(1, wait)
    };
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      @SuppressWarnings({"unchecked", "rawtypes"})
      Future<long[]>[] running = new Future[threads];
      for (int t = 0; t < threads; t++) {
        SegmentGenerator own = processes[t % processes.length];
        running[t] =
            pool.submit(
                () -> {
                  long[] ids = new long[each];
                  for (int i = 0; i < each; i++) {
                    ids[i] = own.generate();
                    if (i > 0 && ids[i] <= ids[i - 1]) {
                      throw new AssertionError(ids[i] + " after " + ids[i - 1]);
                    }
                  }
                  return ids;
                });
      }
      long[] all = new long[threads * each];
      for (int t = 0; t < threads; t++) {
        System.arraycopy(running[t].get(60, TimeUnit.SECONDS), 0, all, t * each, each);
      }
      Arrays.sort(all);
      for (int i = 1; i < all.length; i++) {
        assertThat(all[i]).isNotEqualTo(all[i - 1]);
      }
      long fetched = store.steps().stream().mapToLong(Long::longValue).sum();
      assertThat(all[all.length - 1]).isLessThanOrEqualTo(fetched);
      assertThat(fetched - all.length)
          .as("numbers that were fetched and not issued: less than a step of each process")
          .isBetween(0L, 7L + 7 + 100 + 1);
    } finally {
      pool.shutdownNow();
    }
  }

  private SegmentGenerator generator(int step) {
    return generator(step, SHORT);
  }

  private SegmentGenerator generator(int step, Duration maxWait) {
    return SegmentGenerator.of(store, SegmentCounter.of("order").withStep(step), maxWait);
  }

  private static void waitFor(Background.Condition condition) throws InterruptedException {
    Background.waitFor(condition);
  }
}
