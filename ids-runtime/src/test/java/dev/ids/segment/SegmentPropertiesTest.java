// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.codec.DatePeriod;
import dev.ids.codec.GroupedId;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random processes, steps, batches and clocks on a store that fails, or answers unheard. */
@Timeout(120)
class SegmentPropertiesTest {
  private static final int CALLS = 4_000;

  /** Fails before or after it has counted, as a network does. */
  private static final class Unreliable implements SegmentStore {
    private final SegmentStore counters = SegmentStore.inMemory();
    private final Random random;
    private long fetched;

    Unreliable(long seed) {
      this.random = new Random(seed);
    }

    @Override
    public synchronized long nextMax(String name, long step, long offset) throws Exception {
      int fate = random.nextInt(10);
      if (fate == 0) {
        throw new IOException("request lost");
      }
      long max = counters.nextMax(name, step, offset);
      fetched += step;
      if (fate == 1) {
        throw new IOException("reply lost");
      }
      return max;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void nothingTwiceAndEachProcessAscends(long seed) {
    Random random = new Random(seed);
    Unreliable store = new Unreliable(seed);
    List<Batches> processes = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      SegmentCounter counter = SegmentCounter.of("order").withStep(1 + random.nextInt(20));
      processes.add(
          random.nextBoolean()
              ? SegmentGenerator.of(store, counter, Duration.ZERO)
              : SegmentChainGenerator.of(
                  store, counter, new ChainPolicy(1, 64, Duration.ZERO, Duration.ofMillis(20))));
    }
    Set<Long> issued = new HashSet<>();
    Map<Batches, Long> last = new HashMap<>();
    int failures = 0;
    for (int i = 0; i < CALLS; i++) {
      Batches process = processes.get(random.nextInt(processes.size()));
      try {
        for (long id : process.generate(random.nextInt(6))) {
          assertThat(issued.add(id)).as("%d is new", id).isTrue();
          assertThat(id).isGreaterThan(last.getOrDefault(process, 0L));
          last.put(process, id);
        }
      } catch (SegmentStoreException e) {
        failures++;
      }
    }

    assertThat(issued).hasSizeGreaterThan(CALLS);
    assertThat(failures).isBetween(1, CALLS / 2);
    synchronized (store) {
      assertThat(issued).allMatch(id -> id >= 1 && id <= store.fetched);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void noPeriodHasANumberTwiceWhateverTheClockDoes(long seed) {
    Random random = new Random(seed);
    Unreliable store = new Unreliable(seed);
    Instant start = Instant.parse("2026-12-31T20:00:00Z");
    Instant[] now = {start};
    DatePeriod.Unit unit = DatePeriod.Unit.values()[random.nextInt(3)];
    ZoneId zone = ZoneId.of(random.nextBoolean() ? "Asia/Kolkata" : "America/New_York");
    List<PeriodicSegmentGenerator> processes = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      SegmentCounter counter = SegmentCounter.of("invoice").withStep(1 + random.nextInt(5));
      processes.add(
          PeriodicSegmentGenerator.of(store, counter, unit, zone, () -> now[0], Duration.ZERO));
    }
    Set<GroupedId> issued = new HashSet<>();
    for (int i = 0; i < CALLS; i++) {
      now[0] = start.plusSeconds(random.nextInt(random.nextInt(20) == 0 ? 2_000_000 : 30_000));
      DatePeriod expected = DatePeriod.at(unit, now[0], zone);
      try {
        for (GroupedId id : processes.get(random.nextInt(3)).generate(random.nextInt(4))) {
          assertThat(issued.add(id)).as("%s is new", id).isTrue();
          assertThat(id.period()).isEqualTo(expected);
        }
      } catch (SegmentStoreException e) {
        // As the store has failed.
      }
    }

    assertThat(issued).hasSizeGreaterThan(CALLS / 2);
  }
}
