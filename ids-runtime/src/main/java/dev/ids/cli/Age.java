// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** Times as people read them: in UTC to the millisecond, and how long ago, in two units. */
final class Age {
  private static final Instant FIRST_YEAR = Instant.ofEpochSecond(-62_167_219_200L);
  private static final Instant AFTER_LAST_YEAR = Instant.ofEpochSecond(253_402_300_800L);
  private static final int NANOS_OF_MILLI = 1_000_000;

  private static final long SECONDS_OF_YEAR = ChronoUnit.YEARS.getDuration().toSeconds();

  private Age() {}

  /** Such as {@code 2026-01-01T00:00:00.000Z}; outside the years 0 to 9999 with as many digits. */
  static String utc(Instant time) {
    if (time.isBefore(FIRST_YEAR) || !time.isBefore(AFTER_LAST_YEAR)) {
      return time.toString();
    }
    // Formatters take longer to load than all the rest takes to run.
    OffsetDateTime utc = time.atOffset(ZoneOffset.UTC);
    return digits(utc.getYear(), 4)
        + '-'
        + digits(utc.getMonthValue(), 2)
        + '-'
        + digits(utc.getDayOfMonth(), 2)
        + 'T'
        + digits(utc.getHour(), 2)
        + ':'
        + digits(utc.getMinute(), 2)
        + ':'
        + digits(utc.getSecond(), 2)
        + '.'
        + digits(utc.getNano() / NANOS_OF_MILLI, 3)
        + 'Z';
  }

  private static String digits(int number, int width) {
    String digits = Integer.toString(number);
    return "0".repeat(width - digits.length()) + digits;
  }

  /** Such as {@code 3 h 20 min ago} or {@code in 2 d 1 h}; what is smaller is cut off. */
  static String of(Instant time, Instant now) {
    boolean past = !time.isAfter(now);
    String span = past ? span(time, now) : span(now, time);
    return past ? span + " ago" : "in " + span;
  }

  private static String span(Instant from, Instant to) {
    long seconds = Duration.between(from, to).toSeconds();
    if (seconds >= Duration.ofDays(365).toSeconds()) {
      return years(from, to);
    }
    long minutes = seconds / 60;
    long hours = minutes / 60;
    if (hours >= 24) {
      return hours / 24 + " d " + hours % 24 + " h";
    } else if (hours > 0) {
      return hours + " h " + minutes % 60 + " min";
    } else if (minutes > 0) {
      return minutes + " min " + seconds % 60 + " s";
    }
    return seconds + " s";
  }

  private static String years(Instant from, Instant to) {
    try {
      OffsetDateTime start = from.atOffset(ZoneOffset.UTC);
      OffsetDateTime end = to.atOffset(ZoneOffset.UTC);
      long years = ChronoUnit.YEARS.between(start, end);
      return years + " y " + ChronoUnit.DAYS.between(start.plusYears(years), end) + " d";
    } catch (DateTimeException e) {
      return "about " + Duration.between(from, to).toSeconds() / SECONDS_OF_YEAR + " y";
    }
  }
}
