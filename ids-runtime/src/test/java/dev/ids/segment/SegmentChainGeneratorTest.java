// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SegmentChainGeneratorTest {
  private static final Duration NEVER = Duration.ofDays(1);
  private static final Duration SHORT = Duration.ofMillis(200);

  /** What was started and not yet run. */
  private final Deque<Runnable> started = new ConcurrentLinkedDeque<>();

  private final FakeStore store = new FakeStore();

  @Test
  void theNextSegmentIsWantedWhenHalfOfTheLastIsUsed() throws Exception {
    SegmentChainGenerator ids = manual(2, new ChainPolicy(2, 16, NEVER, NEVER));
    first(ids, 1);
    assertThat(started).as("1 of 4 is used").isEmpty();

    assertThat(ids.generate()).isEqualTo(2);
    assertThat(started).hasSize(1);
    assertThat(ids.generate()).isEqualTo(3);
    assertThat(started).as("it was wished for already").hasSize(1);
    runAll();
    assertThat(ids.generate(5)).containsExactly(4, 5, 6, 7, 8);
    assertThat(store.steps()).as("two steps each").startsWith(4L, 4L);
  }

  @Test
  void twoGeneratorsOfOneStore() throws Exception {
    SegmentChainGenerator a = manual(2, new ChainPolicy(2, 16, NEVER, NEVER));
    SegmentChainGenerator b = manual(2, new ChainPolicy(2, 16, NEVER, NEVER));

    first(a, 1);
    first(b, 5);
    assertThat(a.generate()).isEqualTo(2);
    assertThat(b.generate()).isEqualTo(6);
  }

  @Test
  void hungerDoublesAndRestHalves() throws Exception {
    ChainPolicy untilRest = new ChainPolicy(1, 8, NEVER, NEVER);
    SegmentChainGenerator ids = manual(10, untilRest);
    first(ids, 1);
    List<Integer> distances = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      useUpAndWait(ids);
      distances.add(ids.distance());
    }
    assertThat(distances).containsExactly(2, 4, 8, 8, 8);

    SegmentChainGenerator rested = manual(10, new ChainPolicy(1, 8, Duration.ZERO, NEVER));
    awaited(rested);
    useUpAndWait(rested);
    useUpAndWait(rested);
    assertThat(rested.distance()).isEqualTo(4);
    for (int expected : new int[] {2, 1, 1}) {
      useUpInTime(rested);
      assertThat(rested.distance()).isEqualTo(expected);
    }
  }

  @Test
  void withoutRestADistanceThatWasNeededStays() throws Exception {
    SegmentChainGenerator ids = manual(10, new ChainPolicy(1, 8, NEVER, NEVER));
    first(ids, 1);
    useUpAndWait(ids);
    useUpAndWait(ids);
    assertThat(ids.distance()).isEqualTo(4);

    useUpInTime(ids);
    useUpInTime(ids);
    assertThat(ids.distance()).isEqualTo(4);
  }

  @Test
  void idsGoOnWhileTheStoreIsAwayAndThenTheCallerIsToldWhy() {
    SegmentChainGenerator ids = chain(4, new ChainPolicy(2, 16, NEVER, SHORT));
    assertThat(ids.generate()).isEqualTo(1);
    store.fail(new SQLException("away"));

    assertThat(ids.generate(7)).containsExactly(2, 3, 4, 5, 6, 7, 8);
    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessage(
            "segment \"order\": no id within 200 ms: fake store failed: SQLException \"away\"")
        .hasCauseInstanceOf(SQLException.class);
    store.recover();
    assertThat(ids.generate()).isEqualTo(9);
  }

  @Test
  void aFailureInTheBackgroundIsNotRepeatedByEachCall() throws Exception {
    SegmentChainGenerator ids = chain(1000, new ChainPolicy(2, 16, NEVER, NEVER));
    ids.generate();
    store.fail(new SQLException("away"));
    for (int i = 0; i < 1900; i++) {
      ids.generate();
    }
    Background.waitFor(() -> store.steps().size() >= 2);

    assertThat(store.steps()).as("one of 1900 calls asked").hasSizeLessThan(6);
  }

  @Test
  void aStoreThatStallsIsWaitedForNoLongerThanAllowed() throws Exception {
    SegmentChainGenerator ids = chain(4, new ChainPolicy(2, 16, NEVER, SHORT));
    store.stall();

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessage("segment \"order\": no id within 200 ms: fake store has not answered");
    store.open();
    assertThat(ids.generate()).isEqualTo(1);
    assertThat(store.steps()).as("the one that stalled was used").startsWith(8L);
  }

  @Test
  void whatIsOfNoUseToRepeatIsToldAtOnceAndToAllWhoWait() throws Exception {
    SegmentChainGenerator ids = chain(4, new ChainPolicy(2, 16, NEVER, NEVER));
    store.stall();
    store.fail(new IllegalStateException("there is no table"));
    try (Background<Long> one = new Background<>(ids::generate);
        Background<Long> other = new Background<>(ids::generate)) {
      Background.waitFor(() -> store.steps().size() == 1);
      store.open();

      for (Background<Long> waiting : List.of(one, other)) {
        assertThatThrownBy(waiting::result)
            .hasRootCauseMessage("there is no table")
            .cause()
            .hasMessage("segment \"order\": no id from fake store: there is no table");
      }
    }
    store.recover();
    assertThat(ids.generate()).isEqualTo(1);
  }

  @Test
  void anErrorOfTheStoreIsAFailureLikeAnother() {
    SegmentStore broken =
        (name, step, offset) -> {
          throw new NoClassDefFoundError("driver");
        };
    SegmentChainGenerator ids =
        SegmentChainGenerator.of(
            broken, SegmentCounter.of("order"), new ChainPolicy(2, 16, NEVER, SHORT));

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessageEndingWith(" failed: NoClassDefFoundError \"driver\"");
  }

  @Test
  void waitingCanBeInterrupted() throws Exception {
    SegmentChainGenerator ids = chain(4, new ChainPolicy(2, 16, NEVER, NEVER));
    store.stall();
    try (Background<Long> waiting = new Background<>(ids::generate)) {
      Background.waitFor(() -> store.steps().size() == 1);
      waiting.interrupt();

      assertThatThrownBy(waiting::result)
          .cause()
          .isExactlyInstanceOf(SegmentStoreException.class)
          .hasMessage("segment \"order\": interrupted while waiting for fake store");
    }
    store.open();
    assertThat(ids.generate()).isEqualTo(1);
  }

  @Test
  void theLastNumberIsIssuedAndNoneAfterIt() {
    SegmentChainGenerator ids =
        SegmentChainGenerator.of(store, SegmentCounter.of("order").withStep(2).withMaxId(11));
    for (long id = 1; id <= 11; id++) {
      assertThat(ids.generate()).isEqualTo(id);
    }

    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(ids::generate)
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage("segment \"order\": all ids up to 11 are used up");
    }
  }

  @Test
  void theThreadIsADaemonAndEndsWhenThereIsNothingToFetch() throws Exception {
    SegmentChainGenerator ids = chain(4, ChainPolicy.DEFAULT);
    ids.generate();
    assertThat(threads()).isNotEmpty().allMatch(Thread::isDaemon);
    assertThat(threads()).allMatch(thread -> thread.getContextClassLoader() == null);

    Background.waitFor(() -> threads().isEmpty());
    assertThat(ids.generate(20)).hasSize(20);
    Background.waitFor(() -> threads().isEmpty());
  }

  @Test
  void manyThreadsOfSeveralProcessesIssueNothingTwice() throws Exception {
    int threads = 16;
    int each = 100_000;
    SegmentChainGenerator[] processes = {
      chain(7, ChainPolicy.DEFAULT), chain(100, ChainPolicy.DEFAULT), chain(13, ChainPolicy.DEFAULT)
    };
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<long[]>> running = new ArrayList<>();
      for (int t = 0; t < threads; t++) {
        SegmentChainGenerator own = processes[t % processes.length];
        running.add(pool.submit(() -> ascending(own, each)));
      }
      long[] all = new long[threads * each];
      for (int t = 0; t < threads; t++) {
        System.arraycopy(running.get(t).get(60, TimeUnit.SECONDS), 0, all, t * each, each);
      }
      Arrays.sort(all);
      for (int i = 1; i < all.length; i++) {
        if (all[i] == all[i - 1]) {
          throw new AssertionError(all[i] + " twice");
        }
      }
      assertThat(all[0]).isEqualTo(1);
      assertThat(all[all.length - 1])
          .isLessThanOrEqualTo(store.steps().stream().mapToLong(Long::longValue).sum());
    } finally {
      pool.shutdownNow();
    }
  }

  private static long[] ascending(SegmentChainGenerator ids, int count) {
    long[] issued = new long[count];
    for (int i = 0; i < count; i++) {
      issued[i] = ids.generate();
      if (i > 0 && issued[i] <= issued[i - 1]) {
        throw new AssertionError(issued[i] + " after " + issued[i - 1]);
      }
    }
    return issued;
  }

  /** The first id waits for its fetch. */
  private void first(SegmentChainGenerator ids, long expected) throws Exception {
    assertThat(awaited(ids)).isEqualTo(expected);
  }

  /** Takes ids without running what is started, until one waits; then runs it. */
  private void useUpAndWait(SegmentChainGenerator ids) throws Exception {
    try (Background<Long> using =
        new Background<>(
            () -> {
              int fetches = store.steps().size();
              long id = 0;
              while (store.steps().size() == fetches) {
                id = ids.generate();
              }
              return id;
            })) {
      Background.waitFor(() -> isWaiting(using));
      runAll();
      using.result();
    }
  }

  /** Takes ids until a fetch is wished for, and runs it before they are used up. */
  private void useUpInTime(SegmentChainGenerator ids) {
    while (started.isEmpty()) {
      ids.generate();
    }
    runAll();
  }

  private long awaited(SegmentChainGenerator ids) throws Exception {
    try (Background<Long> waiting = new Background<>(ids::generate)) {
      Background.waitFor(() -> !started.isEmpty());
      runAll();
      return waiting.result();
    }
  }

  private boolean isWaiting(Background<Long> using) {
    return using.isDone() || (!started.isEmpty() && using.isParked());
  }

  private void runAll() {
    for (Runnable task = started.poll(); task != null; task = started.poll()) {
      task.run();
    }
  }

  private static List<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("ids-segments"))
        .toList();
  }

  private SegmentChainGenerator chain(int step, ChainPolicy policy) {
    return SegmentChainGenerator.of(store, SegmentCounter.of("order").withStep(step), policy);
  }

  /** Its fetches are made when the test says so. */
  private SegmentChainGenerator manual(int step, ChainPolicy policy) {
    return SegmentChainGenerator.of(
        store, SegmentCounter.of("order").withStep(step), policy, 0, started::add);
  }
}
