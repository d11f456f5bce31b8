// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.internal.Quoted;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Local time as digits, {@code yyyyMMddHHmmssSSS} or {@code yyyyMMddHHmmss}, of the years 0 to
 * 9999. Immutable and thread-safe.
 */
final class LocalMillis {
  private static final int WIDTH_OF_SECONDS = 14;
  private static final int WIDTH_OF_MILLIS = 17;
  private static final int MILLIS = 1000;
  private static final int SECONDS_OF_DAY = 86_400;
  private static final long FIRST_SECOND = LocalDate.of(0, 1, 1).toEpochDay() * SECONDS_OF_DAY;
  private static final long LAST_SECOND =
      LocalDate.of(9999, 12, 31).toEpochDay() * SECONDS_OF_DAY + SECONDS_OF_DAY - 1;

  private final ZoneId zone;
  private final ZoneRules rules;
  private final @Nullable ZoneOffset fixed;
  private final boolean hasMillis;

  LocalMillis(ZoneId zone, boolean hasMillis) {
    this.zone = zone;
    this.rules = zone.getRules();
    this.fixed = rules.isFixedOffset() ? rules.getOffset(Instant.EPOCH) : null;
    this.hasMillis = hasMillis;
  }

  /** Characters of every time. */
  int width() {
    return hasMillis ? WIDTH_OF_MILLIS : WIDTH_OF_SECONDS;
  }

  /** Whether the clocks change at or after an instant. */
  boolean changesAfter(Instant first) {
    return rules.nextTransition(first.minusNanos(1)) != null;
  }

  /**
   * Writes a time at the start of {@code out}.
   *
   * @throws IllegalArgumentException if its year has not four digits
   */
  void write(long epochMillis, byte[] out) {
    long second = Math.floorDiv(epochMillis, MILLIS);
    if (second < FIRST_SECOND - SECONDS_OF_DAY || second > LAST_SECOND + SECONDS_OF_DAY) {
      throw outOfRange();
    }
    ZoneOffset offset = fixed == null ? rules.getOffset(Instant.ofEpochSecond(second)) : fixed;
    long local = second + offset.getTotalSeconds();
    if (local < FIRST_SECOND || local > LAST_SECOND) {
      throw outOfRange();
    }
    LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(local, SECONDS_OF_DAY));
    int time = (int) Math.floorMod(local, (long) SECONDS_OF_DAY);
    writeNumber(date.getYear(), 4, out, 0);
    writeNumber(date.getMonthValue(), 2, out, 4);
    writeNumber(date.getDayOfMonth(), 2, out, 6);
    writeNumber(time / 3600, 2, out, 8);
    writeNumber(time / 60 % 60, 2, out, 10);
    writeNumber(time % 60, 2, out, 12);
    if (hasMillis) {
      writeNumber((int) Math.floorMod(epochMillis, (long) MILLIS), 3, out, 14);
    }
  }

  /**
   * The time at the start of a text that is long enough, in Unix milliseconds.
   *
   * @throws DateTimeException if it is none, or the clocks skip or repeat it; the message is a rule
   */
  long read(String text) {
    LocalDate date = date(text);
    int hour = readNumber(text, 8, 10);
    int minute = readNumber(text, 10, 12);
    int second = readNumber(text, 12, 14);
    int millis = hasMillis ? readNumber(text, 14, 17) : 0;
    if (hour > 23 || minute > 59 || second > 59) {
      throw new DateTimeException(
          Quoted.of(text.substring(8, WIDTH_OF_SECONDS)) + " at index 8 is no time of day");
    }
    int time = (hour * 60 + minute) * 60 + second;
    ZoneOffset offset = fixed == null ? offset(date, time) : fixed;
    long epochSecond = date.toEpochDay() * SECONDS_OF_DAY + time - offset.getTotalSeconds();
    return epochSecond * MILLIS + millis;
  }

  static IllegalArgumentException outOfRange() {
    return new IllegalArgumentException("year must be 0..9999, to have four digits");
  }

  private ZoneOffset offset(LocalDate date, int time) {
    LocalDateTime local = LocalDateTime.of(date, LocalTime.ofSecondOfDay(time));
    List<ZoneOffset> offsets = rules.getValidOffsets(local);
    if (offsets.size() == 1) {
      return offsets.get(0);
    }
    throw new DateTimeException(
        offsets.isEmpty()
            ? "the clocks of " + zone + " skip " + local
            : "the clocks of " + zone + " show " + local + " twice, at offsets " + offsets);
  }

  private static LocalDate date(String text) {
    int year = readNumber(text, 0, 4);
    int month = readNumber(text, 4, 6);
    int day = readNumber(text, 6, 8);
    try {
      return LocalDate.of(year, month, day);
    } catch (DateTimeException e) {
      throw new DateTimeException(Quoted.of(text.substring(0, 8)) + " is no date", e);
    }
  }

  private static void writeNumber(int number, int width, byte[] out, int from) {
    int rest = number;
    for (int i = from + width - 1; i >= from; i--) {
      out[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
  }

  private static int readNumber(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new DateTimeException(
            "character " + Quoted.character(c) + " at index " + i + " is not a digit 0-9");
      }
      number = number * 10 + (c - '0');
    }
    return number;
  }
}
