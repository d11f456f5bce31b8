// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.codec.DatePeriod;
import dev.ids.codec.GroupedId;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PeriodicSegmentGeneratorTest {
  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final FakeStore store = new FakeStore();
  private volatile Instant now = Instant.parse("2026-10-27T12:00:00Z");

  @Test
  void theLastSecondOfAPeriodIsNoError() {
    PeriodicSegmentGenerator ids = generator(DatePeriod.Unit.DAY, BERLIN, 10);
    for (String last : List.of("22:59:59Z", "22:59:59.000000001Z", "22:59:59.999999999Z")) {
      now = Instant.parse("2026-10-27T" + last);
      assertThat(ids.generate().period()).hasToString("20261027");
    }

    now = Instant.parse("2026-10-27T23:00:00Z");
    assertThat(ids.generate()).isEqualTo(id("20261028", 1));
  }

  @Test
  void theZoneSaysWhenADayBegins() {
    now = Instant.parse("2026-10-27T23:30:00Z");

    assertThat(generator(DatePeriod.Unit.DAY, BERLIN, 1).generate()).isEqualTo(id("20261028", 1));
    assertThat(generator(DatePeriod.Unit.DAY, ZoneId.of("UTC"), 1).generate())
        .isEqualTo(id("20261027", 1));
  }

  @Test
  void daysOf23And25HoursAreWhole() {
    PeriodicSegmentGenerator ids = generator(DatePeriod.Unit.DAY, BERLIN, 100);
    for (String day : List.of("2026-03-29", "2026-10-25")) {
      String period = day.replace("-", "");
      Instant start = DatePeriod.parse(period).start(BERLIN);
      Instant end = DatePeriod.parse(period).end(BERLIN);
      int hours = 0;
      for (now = start; now.isBefore(end); now = now.plus(Duration.ofHours(1))) {
        hours++;
        assertThat(ids.generate()).isEqualTo(id(period, hours));
      }
      assertThat(hours).isEqualTo(day.contains("-03-") ? 23 : 25);
    }
  }

  /** Between the reading of the clock and the answer of the store, a day may end. */
  @Test
  void anIdIsOfThePeriodWhoseCounterItWasDrawnFrom() {
    now = Instant.parse("2026-10-27T22:59:59.999Z");
    Set<String> rows = new HashSet<>();
    SegmentStore slow =
        (name, step, offset) -> {
          now = Instant.parse("2026-10-28T00:00:01Z");
          rows.add(name);
          return store.nextMax(name, step, offset);
        };
    PeriodicSegmentGenerator ids =
        PeriodicSegmentGenerator.of(
            slow, counter(5), DatePeriod.Unit.DAY, BERLIN, () -> now, Duration.ofSeconds(1));

    assertThat(ids.generate()).isEqualTo(id("20261027", 1));
    assertThat(rows).containsExactly("invoice@20261027");
    assertThat(ids.generate()).isEqualTo(id("20261028", 1));
  }

  @Test
  void aClockThatGoesBackCountsOnInTheEarlierPeriod() {
    PeriodicSegmentGenerator ids = generator(DatePeriod.Unit.MONTH, BERLIN, 3);
    Set<GroupedId> issued = new HashSet<>();
    for (int back = 0; back < 200; back++) {
      now = Instant.parse("2026-10-31T22:59:59Z").plusSeconds(back % 3 == 0 ? 1 : 0);
      assertThat(issued.add(ids.generate())).isTrue();
      if (back % 50 == 0) {
        now = Instant.parse("2025-01-01T00:00:00Z").plusSeconds(back);
        assertThat(issued.add(ids.generate())).isTrue();
      }
    }
    assertThat(store.steps()).as("going back and forth costs no segment").hasSizeLessThan(90);
  }

  @Test
  void aBatchIsOfOnePeriod() {
    PeriodicSegmentGenerator ids = generator(DatePeriod.Unit.YEAR, BERLIN, 4);

    assertThat(ids.generate(6))
        .containsExactly(
            id("2026", 1),
            id("2026", 2),
            id("2026", 3),
            id("2026", 4),
            id("2026", 5),
            id("2026", 6));
    assertThat(ids.generate(0)).isEmpty();
  }

  @Test
  void theNextPeriodHasNumbersAgain() {
    PeriodicSegmentGenerator ids =
        PeriodicSegmentGenerator.of(
            store,
            counter(5).withMaxId(9),
            DatePeriod.Unit.DAY,
            BERLIN,
            () -> now,
            Duration.ofSeconds(1));
    assertThat(ids.generate(9)).hasSize(9);
    assertThatThrownBy(ids::generate)
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage("segment \"invoice@20261027\": all ids up to 9 are used up");

    now = now.plus(Duration.ofDays(1));
    assertThat(ids.generate()).isEqualTo(id("20261028", 1));
  }

  @Test
  void aClockOutsideOfFourDigitYearsIsRefused() {
    now = Instant.parse("+10000-01-01T00:00:00Z");
    assertThatThrownBy(() -> generator(DatePeriod.Unit.DAY, BERLIN, 1).generate())
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("year must be 1..9999: 10000");
  }

  @Test
  void manyThreadsThroughManyChangesIssueNothingTwice() throws Exception {
    AtomicInteger ticks = new AtomicInteger();
    Instant start = now;
    List<PeriodicSegmentGenerator> processes = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      processes.add(
          PeriodicSegmentGenerator.chain(
              store,
              counter(5),
              DatePeriod.Unit.DAY,
              BERLIN,
              () -> start.plusSeconds(ticks.incrementAndGet()),
              ChainPolicy.DEFAULT));
    }
    ExecutorService pool = Executors.newFixedThreadPool(8);
    try {
      List<Future<List<GroupedId>>> running = new ArrayList<>();
      for (int t = 0; t < 8; t++) {
        PeriodicSegmentGenerator own = processes.get(t % 3);
        running.add(
            pool.submit(
                () -> {
                  List<GroupedId> ids = new ArrayList<>();
                  for (int i = 0; i < 40_000; i++) {
                    ids.add(own.generate());
                  }
                  return ids;
                }));
      }
      Set<GroupedId> all = new HashSet<>();
      for (Future<List<GroupedId>> ids : running) {
        all.addAll(ids.get(60, TimeUnit.SECONDS));
      }
      assertThat(all).hasSize(8 * 40_000);
      assertThat(all.stream().map(GroupedId::period).distinct()).hasSizeGreaterThan(3);
    } finally {
      pool.shutdownNow();
    }
  }

  private PeriodicSegmentGenerator generator(DatePeriod.Unit unit, ZoneId zone, int step) {
    return PeriodicSegmentGenerator.of(
        store, counter(step), unit, zone, () -> now, Duration.ofSeconds(1));
  }

  private static SegmentCounter counter(int step) {
    return SegmentCounter.of("invoice").withStep(step);
  }

  private static GroupedId id(String period, long value) {
    return new GroupedId(DatePeriod.parse(period), value);
  }
}
