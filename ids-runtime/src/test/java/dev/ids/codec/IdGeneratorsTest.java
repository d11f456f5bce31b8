// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdGeneratorsTest {
  @Test
  void intsAreTheSameIdsUntilTheyNoLongerFit() {
    AtomicLong next = new AtomicLong(Integer.MAX_VALUE - 1L);
    IntIdGenerator ints = IdGenerators.toInt(next::getAndIncrement);

    assertThat(ints.generate()).isEqualTo(Integer.MAX_VALUE - 1);
    assertThat(ints.generate()).isEqualTo(Integer.MAX_VALUE);
    assertThatThrownBy(ints::generate)
        .isExactlyInstanceOf(IdOverflowException.class)
        .hasMessage("issued id must be 0..2147483647: 2147483648")
        .extracting(e -> ((IdOverflowException) e).id())
        .isEqualTo(2_147_483_648L);
    // It was used up.
    assertThat(next).hasValue(2_147_483_649L);
    assertThatThrownBy(() -> IdGenerators.toInt(() -> -1).generate())
        .isExactlyInstanceOf(IdOverflowException.class)
        .hasMessage("issued id must be 0..2147483647: -1");
  }

  @Test
  void uncertainIdsKeepTheOrderOfTheirOriginals() {
    IdGenerator ids = IdGenerators.uncertain(IdGenerators.local(), 5, new Random(1));
    Set<Long> low = new HashSet<>();
    for (long original = 1; original <= 1_000; original++) {
      long id = ids.generate();
      assertThat(id >>> 5).isEqualTo(original);
      low.add(id & 31);
    }
    assertThat(low).hasSize(32);
  }

  @Test
  void anOriginalLeavesRoomForTheRandomBits() {
    long max = 288_230_376_151_711_743L;

    assertThat(IdGenerators.uncertain(() -> max, 5, new Random(1)).generate() >>> 5).isEqualTo(max);
    for (long id : new long[] {max + 1, Long.MAX_VALUE, -1}) {
      assertThatThrownBy(() -> IdGenerators.uncertain(() -> id, 5, new Random(1)).generate())
          .isExactlyInstanceOf(IdOverflowException.class)
          .hasMessage("issued id must be 0.." + max + ", to leave room for 5 random bits: " + id);
    }
    assertThat(IdGenerators.uncertain(() -> 1, 62, new Random(1)).generate())
        .isGreaterThanOrEqualTo(1L << 62);
    assertThat(IdGenerators.uncertain(() -> Long.MAX_VALUE >> 1, 1, new Random(1)).generate())
        .isGreaterThanOrEqualTo(Long.MAX_VALUE - 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 63, 64})
  void otherNumbersOfRandomBitsAreRefused(int bits) {
    assertThatThrownBy(() -> IdGenerators.uncertain(() -> 1, bits, new Random(1)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("bits must be 1..62: " + bits);
  }

  @Test
  void localIdsCountFromOne() {
    IdGenerator ids = IdGenerators.local();

    assertThat(List.of(ids.generate(), ids.generate(), ids.generate())).containsExactly(1L, 2L, 3L);
    assertThat(IdGenerators.local().generate()).isEqualTo(1);
    assertThat(new StringIdGenerator(IdGenerators.local(), Radix.of(62, 11, true)).generate())
        .isEqualTo("00000000001");
  }

  @Test
  void localIdsEndAtTheLargestLong() {
    IdGenerator ids = new LocalIdGenerator(Long.MAX_VALUE);

    assertThat(ids.generate()).isEqualTo(Long.MAX_VALUE);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(ids::generate)
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage("all ids up to 9223372036854775807 are used up");
    }
  }

  @Test
  void localIdsOfManyThreadsAreDifferent() throws Exception {
    IdGenerator ids = IdGenerators.local();
    int perThread = 10_000;
    List<Long> all =
        inThreads(
            8,
            () -> {
              List<Long> own = new ArrayList<>();
              for (int i = 0; i < perThread; i++) {
                own.add(ids.generate());
              }
              return own;
            });

    assertThat(new HashSet<>(all)).hasSize(8 * perThread);
    assertThat(all).allMatch(id -> id >= 1 && id <= 8L * perThread);
  }

  @Test
  void uuidsAreTextAndRandom() {
    Supplier<String> uuids = IdGenerators.uuid();
    String first = uuids.get();

    assertThat(UUID.fromString(first)).hasToString(first);
    assertThat(UUID.fromString(first).version()).isEqualTo(4);
    assertThat(uuids.get()).isNotEqualTo(first);
  }

  @Test
  void aLazyGeneratorIsLookedUpAtTheFirstId() {
    AtomicInteger lookUps = new AtomicInteger();
    IdGenerator ids =
        IdGenerators.lazy(
            () -> {
              lookUps.incrementAndGet();
              return IdGenerators.local();
            });
    assertThat(lookUps).hasValue(0);

    assertThat(ids.generate()).isEqualTo(1);
    assertThat(ids.generate()).isEqualTo(2);
    assertThat(lookUps).hasValue(1);
  }

  @Test
  @SuppressWarnings("NullAway") // a look-up of others may do so
  void aLookUpThatFailsIsTriedAgain() {
    AtomicInteger lookUps = new AtomicInteger();
    IdGenerator ids =
        IdGenerators.lazy(
            () ->
                switch (lookUps.incrementAndGet()) {
                  case 1 -> throw new IllegalStateException("no generator \"order\"");
                  case 2 -> null;
                  default -> IdGenerators.local();
                });

    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("no generator \"order\"");
    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(NullPointerException.class)
        .hasMessage("the look-up of a lazy generator gave null");
    assertThat(ids.generate()).isEqualTo(1);
    assertThat(lookUps).hasValue(3);
  }

  @Test
  void aLazyGeneratorThatLooksItselfUpIsAnError() {
    IdGenerator[] ids = new IdGenerator[1];
    ids[0] = IdGenerators.lazy(() -> ids[0]);

    assertThatThrownBy(() -> ids[0].generate())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("a lazy generator that looks itself up has no ids");
  }

  @Test
  void manyThreadsLookUpOnce() throws Exception {
    for (int round = 0; round < 200; round++) {
      AtomicInteger lookUps = new AtomicInteger();
      IdGenerator ids =
          IdGenerators.lazy(
              () -> {
                lookUps.incrementAndGet();
                return IdGenerators.local();
              });
      List<Long> all = inThreads(4, () -> List.of(ids.generate()));

      assertThat(lookUps).hasValue(1);
      assertThat(all).containsExactlyInAnyOrder(1L, 2L, 3L, 4L);
    }
  }

  @Test
  void stringIdsAreDecimalUnlessACodecIsGiven() {
    assertThat(new StringIdGenerator(() -> 42).generate()).isEqualTo("42");
    assertThat(new StringIdGenerator(() -> 3259, Radix.of(62)).get()).isEqualTo("qZ");
  }

  /** What the task gives in threads that start at once. */
  private static List<Long> inThreads(int count, Callable<List<Long>> task) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      CountDownLatch start = new CountDownLatch(count);
      Callable<List<Long>> together =
          () -> {
            start.countDown();
            start.await();
            return task.call();
          };
      List<Long> all = new ArrayList<>();
      for (Future<List<Long>> result : threads.invokeAll(Collections.nCopies(count, together))) {
        all.addAll(result.get());
      }
      return all;
    } finally {
      threads.shutdownNow();
    }
  }
}
