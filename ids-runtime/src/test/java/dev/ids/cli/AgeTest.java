// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgeTest {
  @Test
  void timesAreWrittenAsTheJdkDoes() {
    var formatter = new DateTimeFormatterBuilder().appendInstant(3).toFormatter();
    LongStream random = new Random(5).longs(10_000, -62_167_219_200_000L, 253_402_300_800_000L);
    LongStream bounds =
        LongStream.of(0, -1, -62_167_219_200_000L, 253_402_300_799_999L, 951_782_400_000L);

    LongStream.concat(bounds, random)
        .mapToObj(Instant::ofEpochMilli)
        .forEach(time -> assertThat(Age.utc(time)).isEqualTo(formatter.format(time)));
  }

  @Test
  void anyOtherYearIsWrittenToo() {
    assertThat(Age.utc(Instant.ofEpochSecond(253_402_300_800L)))
        .isEqualTo("+10000-01-01T00:00:00Z");
    assertThat(Age.utc(Instant.ofEpochSecond(-62_167_219_201L))).isEqualTo("-0001-12-31T23:59:59Z");
    assertThat(Age.utc(Instant.MAX)).startsWith("+1000000000-12-31T");
    assertThat(Age.of(Instant.MAX, Instant.EPOCH)).startsWith("in ");
    assertThat(Age.of(Instant.MIN, Instant.MAX)).startsWith("about ").endsWith(" y ago");
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-30T12:00:00Z, 0 s ago",
    "2026-11-30T11:59:01Z, 59 s ago",
    "2026-11-30T11:58:59Z, 1 min 1 s ago",
    "2026-11-30T08:40:00Z, 3 h 20 min ago",
    "2026-12-02T13:00:00Z, in 2 d 1 h",
    "2025-11-30T12:00:00Z, 1 y 0 d ago",
    "2024-02-29T12:00:00Z, 2 y 275 d ago",
  })
  void agesHaveTwoUnits(String time, String age) {
    assertThat(Age.of(Instant.parse(time), CommandLine.NOW)).isEqualTo(age);
  }
}
