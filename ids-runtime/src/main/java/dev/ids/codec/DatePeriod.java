// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;

/**
 * A day, a month or a year in which numbers are counted, written {@code 20261027}, {@code 202610}
 * or {@code 2026}. Years are 1 to 9999.
 *
 * <p>Immutable and thread-safe. Order: by first day, then the longer unit first; among periods of
 * one unit it is the order of time and of their texts.
 *
 * @param unit how long it is
 * @param firstDay its first day
 */
public record DatePeriod(Unit unit, LocalDate firstDay)
    implements Comparable<DatePeriod>, Serializable {
  private static final int MAX_YEAR = 9999;

  /** The lengths of periods. */
  public enum Unit {
    /** Written {@code 2026}. */
    YEAR(4, ChronoUnit.YEARS),
    /** Written {@code 202610}. */
    MONTH(6, ChronoUnit.MONTHS),
    /** Written {@code 20261027}. */
    DAY(8, ChronoUnit.DAYS);

    private final int digits;
    private final ChronoUnit step;

    Unit(int digits, ChronoUnit step) {
      this.digits = digits;
      this.step = step;
    }

    /** Digits of every text of a period of this unit: 4, 6 or 8. */
    public int digits() {
      return digits;
    }

    private LocalDate firstDayOf(LocalDate day) {
      return switch (this) {
        case YEAR -> day.withDayOfYear(1);
        case MONTH -> day.withDayOfMonth(1);
        case DAY -> day;
      };
    }
  }

  /**
   * @throws IllegalArgumentException if the day is not the first of such a period, or its year is
   *     outside 1..9999
   */
  public DatePeriod {
    if (firstDay.getYear() < 1 || firstDay.getYear() > MAX_YEAR) {
      throw new IllegalArgumentException("year must be 1..9999: " + firstDay.getYear());
    }
    if (!unit.firstDayOf(firstDay).equals(firstDay)) {
      throw new IllegalArgumentException(
          "firstDay must be the first of a "
              + (unit == Unit.MONTH ? "month" : "year")
              + ": "
              + firstDay);
    }
  }

  /**
   * The period that a day belongs to.
   *
   * @throws IllegalArgumentException if its year is outside 1..9999
   */
  public static DatePeriod of(Unit unit, LocalDate day) {
    return new DatePeriod(unit, unit.firstDayOf(day));
  }

  /**
   * The period that an instant belongs to.
   *
   * @throws IllegalArgumentException if its year is outside 1..9999
   */
  public static DatePeriod at(Unit unit, Instant instant, ZoneId zone) {
    return of(unit, LocalDate.ofInstant(instant, zone));
  }

  /**
   * Reads 4, 6 or 8 digits.
   *
   * @throws InvalidIdException if they are no year, month or day
   */
  public static DatePeriod parse(String text) {
    for (Unit unit : Unit.values()) {
      if (unit.digits == text.length()) {
        return parse(unit, text);
      }
    }
    throw new InvalidIdException("period", text, "needs 4, 6 or 8 digits, has " + text.length());
  }

  static DatePeriod parse(Unit unit, String text) {
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new InvalidIdException(
            "period",
            text,
            "character " + Quoted.character(c) + " at index " + i + " is not a digit 0-9");
      }
      number = number * 10 + (c - '0');
    }
    try {
      LocalDate day =
          switch (unit) {
            case YEAR -> LocalDate.of(number, 1, 1);
            case MONTH -> LocalDate.of(number / 100, number % 100, 1);
            case DAY -> LocalDate.of(number / 10_000, number / 100 % 100, number % 100);
          };
      return new DatePeriod(unit, day);
    } catch (DateTimeException | IllegalArgumentException e) {
      throw new InvalidIdException(
          "period", text, "is no " + unit.name().toLowerCase(java.util.Locale.ROOT));
    }
  }

  /**
   * The period after this one.
   *
   * @throws IllegalArgumentException after the year 9999
   */
  public DatePeriod next() {
    return new DatePeriod(unit, firstDay.plus(1, unit.step));
  }

  /** The instant at which it starts. */
  public Instant start(ZoneId zone) {
    return firstDay.atStartOfDay(zone).toInstant();
  }

  /** The first instant after it. */
  public Instant end(ZoneId zone) {
    return firstDay.plus(1, unit.step).atStartOfDay(zone).toInstant();
  }

  @Override
  public int compareTo(DatePeriod other) {
    int byDay = firstDay.compareTo(other.firstDay);
    return byDay != 0 ? byDay : unit.compareTo(other.unit);
  }

  /** The digits. */
  @Override
  public String toString() {
    int number =
        switch (unit) {
          case YEAR -> firstDay.getYear();
          case MONTH -> firstDay.getYear() * 100 + firstDay.getMonthValue();
          case DAY ->
              (firstDay.getYear() * 100 + firstDay.getMonthValue()) * 100
                  + firstDay.getDayOfMonth();
        };
    String digits = Integer.toString(number);
    return "0".repeat(unit.digits - digits.length()) + digits;
  }
}
