// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.InvalidIdException;
import dev.ids.codec.DatePeriod;
import dev.ids.codec.GroupedCodec;
import dev.ids.codec.GroupedId;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The id is the digits of the period, then those of the number: {@code 20261027000042} is the 42nd
 * of a day. So it orders as period and number do, and people read it in a column.
 */
final class PeriodForm implements SegmentForm {
  private final DatePeriod.Unit unit;
  private final ZoneId zone;
  private final Numbers numbers;
  private final GroupedCodec codec;
  private final boolean prefetches;
  private final long scale;

  /**
   * @param digits of a number, 1 to {@link #maxDigits}
   * @throws dev.ids.InvalidDeclarationException naming {@code delimiter}, if it does not show
   */
  PeriodForm(
      DatePeriod.Unit unit,
      ZoneId zone,
      Numbers numbers,
      int digits,
      String delimiter,
      boolean prefetches) {
    this.unit = unit;
    this.zone = zone;
    this.numbers = numbers;
    this.codec = GroupedCodec.datePrefix(unit, delimiter, numbers.codec());
    this.prefetches = prefetches;
    this.scale = Numbers.powerOfTen(digits);
  }

  /** Periods and numbers have 18 digits in all, so that every pair is a {@code long}. */
  static int maxDigits(DatePeriod.Unit unit) {
    return SegmentScheme.MAX_DIGITS - unit.digits();
  }

  @Override
  public long max() {
    LocalDate last = LocalDate.of(9999, 12, 31);
    return pack(new GroupedId(DatePeriod.of(unit, last), numbers.maxId()));
  }

  @Override
  public boolean isId(long bits) {
    return periodOf(bits) != null;
  }

  @Override
  public String rule() {
    String period =
        switch (unit) {
          case YEAR -> "a year";
          case MONTH -> "a year and a month";
          case DAY -> "a year, a month and a day";
        };
    int digits = Long.toString(numbers.maxId()).length();
    return "must be " + period + ", then a number of " + digits + " digits";
  }

  @Override
  public String format(long id) {
    return codec.encode(new GroupedId(period(id), sequence(id)));
  }

  @Override
  public long parse(String text) {
    GroupedId id = codec.decode(text);
    if (id.value() > numbers.maxId()) {
      // Else its digits would run into those of the period, and be another id.
      throw new InvalidIdException(SegmentScheme.NAME, text, rule());
    }
    return pack(id);
  }

  @Override
  public int maxLength() {
    return codec.maxLength();
  }

  @Override
  public boolean isOrdered() {
    return codec.isOrdered();
  }

  @Override
  public boolean needsCase() {
    return numbers.codec().needsCase();
  }

  @Override
  public String pattern() {
    return "";
  }

  @Override
  public DatePeriod period(long id) {
    DatePeriod period = periodOf(id);
    if (period == null) {
      throw new IllegalArgumentException(id + " " + rule());
    }
    return period;
  }

  @Override
  public OptionalLong example() {
    DatePeriod period = DatePeriod.of(unit, LocalDate.of(2026, 10, 27));
    return OptionalLong.of(pack(new GroupedId(period, Math.min(42, numbers.maxId()))));
  }

  @Override
  public long sequence(long id) {
    return id % scale;
  }

  @Override
  public LongSupplier source(
      SegmentStore store, SegmentCounter counter, InstantSource clock, Duration maxWait) {
    PeriodicSegmentGenerator ids =
        prefetches && counter.step() > 1
            ? PeriodicSegmentGenerator.chain(
                store, counter, unit, zone, clock, ChainPolicy.DEFAULT.waiting(maxWait))
            : PeriodicSegmentGenerator.of(store, counter, unit, zone, clock, maxWait);
    return () -> pack(ids.generate());
  }

  private long pack(GroupedId id) {
    LocalDate day = id.period().firstDay();
    long period =
        switch (unit) {
          case YEAR -> day.getYear();
          case MONTH -> day.getYear() * 100L + day.getMonthValue();
          case DAY -> (day.getYear() * 100L + day.getMonthValue()) * 100 + day.getDayOfMonth();
        };
    return period * scale + id.value();
  }

  private @Nullable DatePeriod periodOf(long id) {
    int digits = (int) Math.min(id / scale, Integer.MAX_VALUE);
    try {
      LocalDate day =
          switch (unit) {
            case YEAR -> LocalDate.of(digits, 1, 1);
            case MONTH -> LocalDate.of(digits / 100, digits % 100, 1);
            case DAY -> LocalDate.of(digits / 10_000, digits / 100 % 100, digits % 100);
          };
      return new DatePeriod(unit, day);
    } catch (DateTimeException | IllegalArgumentException e) {
      return null;
    }
  }
}
