// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.InvalidIdException;
import dev.ids.codec.DatePeriod;
import dev.ids.codec.GroupedId;
import dev.ids.internal.Annotations;
import dev.ids.testkit.TestData;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code segment.txt}. */
class SegmentVectorsTest {
  /** A row that makes a store, and the calls up to the next such row. */
  record Script(List<String> head, List<List<String>> calls) {}

  private static Stream<Script> scripts(String kind) {
    List<Script> scripts = new ArrayList<>();
    TestData.rows("segment.txt")
        .map(List::of)
        .filter(row -> !Set.of("text", "none").contains(row.get(0)))
        .forEach(
            row -> {
              if (Set.of("reset", "periodic").contains(row.get(0))) {
                scripts.add(new Script(row, new ArrayList<>()));
              } else {
                scripts.get(scripts.size() - 1).calls.add(row);
              }
            });
    return scripts.stream().filter(script -> script.head.get(0).equals(kind));
  }

  static Stream<Script> counters() {
    return scripts("reset");
  }

  static Stream<Script> periods() {
    return scripts("periodic");
  }

  static Stream<List<String>> texts() {
    return TestData.rows("segment.txt").map(List::of).filter(row -> row.get(0).equals("text"));
  }

  static Stream<List<String>> none() {
    return TestData.rows("segment.txt").map(List::of).filter(row -> row.get(0).equals("none"));
  }

  @ParameterizedTest
  @MethodSource("counters")
  void severalGeneratorsDrawFromOneStore(Script script) throws Exception {
    int digits = Integer.parseInt(script.head.get(3));
    SegmentCounter counter =
        SegmentCounter.of("row")
            .withStep(Integer.parseInt(script.head.get(1)))
            .withMaxId(digits == 0 ? Long.MAX_VALUE : Numbers.powerOfTen(digits) - 1)
            .withOffset(Long.parseLong(script.head.get(2)));
    SegmentStore store = SegmentStore.inMemory();
    Map<String, SegmentGenerator> generators = new HashMap<>();
    for (List<String> call : script.calls) {
      if (call.get(0).equals("row")) {
        assertThat(store.nextMax("row", 1, 0)).isEqualTo(Long.parseLong(call.get(1)) + 1);
        continue;
      }
      SegmentGenerator generator =
          generators.computeIfAbsent(call.get(1), name -> SegmentGenerator.of(store, counter));
      if (call.get(2).equals("error")) {
        assertThatThrownBy(generator::generate)
            .isExactlyInstanceOf(IdExhaustedException.class)
            .hasMessage("segment \"row\": all ids up to %d are used up", counter.maxId());
      } else {
        assertThat(generator.generate()).isEqualTo(Long.parseLong(call.get(2)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("periods")
  void eachPeriodCountsAnew(Script script) {
    SegmentCounter counter =
        SegmentCounter.of("row").withStep(Integer.parseInt(script.head.get(3)));
    SegmentStore store = SegmentStore.inMemory();
    long[] now = new long[1];
    Map<String, PeriodicSegmentGenerator> generators = new HashMap<>();
    for (List<String> call : script.calls) {
      PeriodicSegmentGenerator generator =
          generators.computeIfAbsent(
              call.get(1),
              name ->
                  PeriodicSegmentGenerator.of(
                      store,
                      counter,
                      DatePeriod.Unit.valueOf(script.head.get(1)),
                      ZoneId.of(script.head.get(2)),
                      () -> Instant.ofEpochMilli(now[0]),
                      Duration.ofSeconds(1)));
      now[0] = Long.parseLong(call.get(2));

      assertThat(generator.generate())
          .isEqualTo(new GroupedId(DatePeriod.parse(call.get(3)), Long.parseLong(call.get(4))));
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aPeriodAndANumberAreOneIdAndOneText(List<String> row) {
    SegmentScheme scheme = scheme(row);
    long id = Long.parseLong(row.get(5));

    assertThat(scheme.check(id)).isEqualTo(id);
    assertThat(scheme.format(id)).isEqualTo(row.get(6));
    assertThat(scheme.parse(row.get(6))).isEqualTo(id);
    assertThat(scheme.period(id)).hasToString(row.get(3));
    assertThat(scheme.sequence(id)).isEqualTo(Long.parseLong(row.get(4)));
  }

  @ParameterizedTest
  @MethodSource("none")
  void otherNumbersAreNone(List<String> row) {
    SegmentScheme scheme = scheme(row);
    long number = Long.parseLong(row.get(3));

    assertThatThrownBy(() -> scheme.check(number))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid segment \"" + number + "\": must be a year");
  }

  @Test
  void theFileHasAllKinds() {
    assertThat(counters()).hasSizeGreaterThan(6);
    assertThat(periods()).hasSizeGreaterThan(6);
    assertThat(texts()).hasSizeGreaterThan(30);
    assertThat(none()).hasSizeGreaterThan(10);
  }

  private static SegmentScheme scheme(List<String> row) {
    return SegmentScheme.of(
        Annotations.of(
            SegmentId.class,
            Map.of(
                "name", "row",
                "period", SegmentPeriod.valueOf(row.get(1)),
                "digits", Integer.parseInt(row.get(2)))));
  }
}
