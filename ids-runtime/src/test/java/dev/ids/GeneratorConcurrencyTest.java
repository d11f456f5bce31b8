// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.nanoid.Alphabet;
import dev.ids.nanoid.NanoIdGenerator;
import dev.ids.relative.Relid;
import dev.ids.relative.RelidGenerator;
import dev.ids.relative.Tagger;
import dev.ids.runtime.RandomSource;
import dev.ids.scru128.Scru128;
import dev.ids.scru128.Scru128Generator;
import dev.ids.snowflake.ClockRegressionPolicy;
import dev.ids.snowflake.IdParts;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.SnowflakeGenerator;
import dev.ids.snowflake.TimeBasedGenerator;
import dev.ids.testkit.JumpingClock;
import dev.ids.testkit.ManyThreads;
import dev.ids.testkit.ManyThreads.Ids;
import dev.ids.ulid.Ulid;
import dev.ids.ulid.UlidGenerator;
import dev.ids.uuid.CounterUuid7Generator;
import dev.ids.uuid.Uuid7Generator;
import java.time.Instant;
import java.time.InstantSource;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Sixteen threads on one generator, 200,000 ids each: no id twice, and each thread's increase where
 * that is promised. Every other thread takes batches, where the generator has them.
 */
class GeneratorConcurrencyTest {
  private static final Layout COSID_80 = Layout.COSID_80;
  private static final int BATCH = 37;

  enum Generator {
    ULID(1_000, 8_000, true, GeneratorConcurrencyTest::ulid),
    UUID7_MONOTONIC(1_000, 8_000, true, GeneratorConcurrencyTest::uuid7),
    UUID7_COUNTER(1_000, 8_000, true, GeneratorConcurrencyTest::counter),
    UUID7_RANDOM(1_000, 8_000, false, GeneratorConcurrencyTest::randomUuid7),
    RELATIVE(1_000, 8_000, true, GeneratorConcurrencyTest::relative),
    SCRU128(1_000, 500, true, GeneratorConcurrencyTest::scru128),
    SNOWFLAKE_CLASSIC(50, 8_000, true, GeneratorConcurrencyTest::classic),
    // Beyond 5 ms they wait, so their clock steps back by no more.
    SNOWFLAKE_MS(50, 5, true, GeneratorConcurrencyTest::snowflake),
    COSID_80(5_000, 5, true, GeneratorConcurrencyTest::cosid80);

    private final int readingsPerMilli;
    private final int maxStepMillis;
    private final boolean increasing;
    private final BiFunction<InstantSource, RandomGenerator, IntFunction<Consumer<Ids>>> make;

    Generator(
        int readingsPerMilli,
        int maxStepMillis,
        boolean increasing,
        BiFunction<InstantSource, RandomGenerator, IntFunction<Consumer<Ids>>> make) {
      this.readingsPerMilli = readingsPerMilli;
      this.maxStepMillis = maxStepMillis;
      this.increasing = increasing;
      this.make = make;
    }

    void check(InstantSource clock) throws Exception {
      ManyThreads ids = ManyThreads.issue(make.apply(clock, RandomSource.system())).areUnique();
      if (increasing) {
        ids.increasePerThread();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void bySystemClock(Generator generator) throws Exception {
    generator.check(InstantSource.system());
  }

  @ParameterizedTest
  @EnumSource
  void whileTheClockJumpsBackAndForth(Generator generator) throws Exception {
    JumpingClock clock = new JumpingClock(generator.readingsPerMilli, generator.maxStepMillis);
    generator.check(clock);
    assertThat(clock.stepsBack()).isGreaterThan(ManyThreads.IDS_PER_THREAD);
  }

  @Test
  void nanoIds() throws Exception {
    NanoIdGenerator nanoIds = NanoIdGenerator.of();
    int[] indices = new int[128];
    for (int i = 0; i < Alphabet.URL_SAFE.size(); i++) {
      indices[Alphabet.URL_SAFE.symbol(i)] = i;
    }
    ManyThreads.issue(thread -> ids -> add(ids, nanoIds.next(), indices)).areUnique();
  }

  private static IntFunction<Consumer<Ids>> ulid(InstantSource clock, RandomGenerator random) {
    UlidGenerator ulids = UlidGenerator.monotonic(clock, random);
    return mixed(
        ulids::next,
        ids -> {
          for (Ulid ulid : ulids.next(ids.left(BATCH))) {
            ids.of(ulid.high(), ulid.low());
          }
        });
  }

  private static IntFunction<Consumer<Ids>> uuid7(InstantSource clock, RandomGenerator random) {
    Uuid7Generator uuids = Uuid7Generator.monotonic(clock, random);
    return mixed(uuids::next, ids -> addAll(ids, uuids.next(ids.left(BATCH))));
  }

  private static IntFunction<Consumer<Ids>> counter(InstantSource clock, RandomGenerator random) {
    CounterUuid7Generator uuids = CounterUuid7Generator.of(clock, random);
    return mixed(uuids::next, ids -> addAll(ids, uuids.next(ids.left(BATCH))));
  }

  private static IntFunction<Consumer<Ids>> randomUuid7(
      InstantSource clock, RandomGenerator random) {
    Uuid7Generator uuids = Uuid7Generator.random(clock, random);
    return mixed(uuids::next, ids -> addAll(ids, uuids.next(ids.left(BATCH))));
  }

  /** Four threads for each key; the tag stands before the time, so one thread has one key. */
  private static IntFunction<Consumer<Ids>> relative(InstantSource clock, RandomGenerator random) {
    Secret secret = Secret.of(new byte[Secret.MIN_BYTES]);
    RelidGenerator relids = RelidGenerator.of(Tagger.of(secret, ""), clock, random);
    return thread -> {
      String key = "key-" + thread / 4;
      if (thread % 2 == 0) {
        return ids -> relids.next(key, ids);
      }
      RelidGenerator.ForKey handle = relids.forKey(key);
      return ids -> {
        for (Relid relid : handle.next(ids.left(BATCH))) {
          ids.of(relid.high(), relid.low());
        }
      };
    };
  }

  private static IntFunction<Consumer<Ids>> scru128(InstantSource clock, RandomGenerator random) {
    Scru128Generator scrus = Scru128Generator.of(clock, random);
    return mixed(
        scrus::next,
        ids -> {
          for (Scru128 scru : scrus.next(ids.left(BATCH))) {
            ids.of(scru.high(), scru.low());
          }
        });
  }

  private static IntFunction<Consumer<Ids>> classic(InstantSource clock, RandomGenerator random) {
    SnowflakeGenerator snowflakes = SnowflakeGenerator.of(1, Instant.EPOCH, clock);
    return thread ->
        thread % 2 == 0
            ? ids -> ids.of(0, snowflakes.generate())
            : ids -> addAll(ids, snowflakes.generate(ids.left(BATCH)));
  }

  private static IntFunction<Consumer<Ids>> snowflake(InstantSource clock, RandomGenerator random) {
    TimeBasedGenerator snowflakes = timeBased(Layout.SNOWFLAKE_MS, clock);
    return thread ->
        thread % 2 == 0
            ? ids -> ids.of(0, snowflakes.generate())
            : ids -> addAll(ids, snowflakes.generate(ids.left(BATCH)));
  }

  private static IntFunction<Consumer<Ids>> cosid80(InstantSource clock, RandomGenerator random) {
    TimeBasedGenerator cosids = timeBased(COSID_80, clock);
    return thread ->
        thread % 2 == 0
            ? ids -> add(ids, cosids.nextParts())
            : ids -> cosids.nextParts(ids.left(BATCH)).forEach(parts -> add(ids, parts));
  }

  private static TimeBasedGenerator timeBased(Layout layout, InstantSource clock) {
    SlotWindow window = SlotWindow.unbounded(3);
    return TimeBasedGenerator.of(layout, () -> window, ClockRegressionPolicy.DEFAULT, clock);
  }

  private static IntFunction<Consumer<Ids>> mixed(Consumer<Ids> single, Consumer<Ids> batch) {
    return thread -> thread % 2 == 0 ? single : batch;
  }

  private static void addAll(Ids ids, Iterable<UUID> uuids) {
    uuids.forEach(ids::add);
  }

  private static void addAll(Ids ids, long[] numbers) {
    for (long number : numbers) {
      ids.of(0, number);
    }
  }

  private static void add(Ids ids, IdParts parts) {
    ids.of(parts.time(), (long) parts.node() << COSID_80.seqBits() | parts.seq());
  }

  /** 21 symbols of 64 as a number. */
  private static void add(Ids ids, String nanoId, int[] indices) {
    long high = 0;
    long low = 0;
    for (int i = 0; i < nanoId.length(); i++) {
      high = high << 6 | low >>> 58;
      low = low << 6 | indices[nanoId.charAt(i)];
    }
    ids.of(high, low);
  }
}
