// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static dev.ids.codec.DatePeriod.Unit.DAY;
import static dev.ids.codec.DatePeriod.Unit.MONTH;
import static dev.ids.codec.DatePeriod.Unit.YEAR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Periods, and the codec of numbers that are counted in them. */
class DatePeriodTest {
  private static final ZoneId SHANGHAI = ZoneId.of("Asia/Shanghai");

  @ParameterizedTest
  @CsvSource({
    "YEAR, 2026-10-27, 2026, 2027",
    "YEAR, 0001-01-01, 0001, 0002",
    "MONTH, 2026-10-27, 202610, 202611",
    "MONTH, 2026-12-31, 202612, 202701",
    "DAY, 2026-10-27, 20261027, 20261028",
    "DAY, 2024-02-28, 20240228, 20240229",
    "DAY, 2026-12-31, 20261231, 20270101"
  })
  void aDayIsInAPeriodAndAnotherFollows(
      DatePeriod.Unit unit, LocalDate day, String text, String next) {
    DatePeriod period = DatePeriod.of(unit, day);

    assertThat(period).hasToString(text);
    assertThat(DatePeriod.parse(text)).isEqualTo(period);
    assertThat(period.next()).hasToString(next).isGreaterThan(period);
    assertThat(period.toString()).hasSize(unit.digits());
  }

  @Test
  void anInstantIsInThePeriodOfItsZone() {
    Instant instant = Instant.parse("2026-12-31T16:00:00Z");
    DatePeriod day = DatePeriod.at(DAY, instant, SHANGHAI);

    assertThat(day).hasToString("20270101");
    assertThat(DatePeriod.at(DAY, instant, ZoneId.of("UTC"))).hasToString("20261231");
    assertThat(DatePeriod.at(YEAR, instant.minusMillis(1), SHANGHAI)).hasToString("2026");
    assertThat(day.start(SHANGHAI)).isEqualTo(instant);
    assertThat(day.end(SHANGHAI)).isEqualTo("2027-01-01T16:00:00Z");
    assertThat(day.end(SHANGHAI)).isEqualTo(day.next().start(SHANGHAI));
    assertThat(DatePeriod.of(MONTH, day.firstDay()).end(SHANGHAI))
        .isEqualTo("2027-01-31T16:00:00Z");
  }

  @Test
  void aDayOfChangingClocksIsAsLongAsItIs() {
    ZoneId berlin = ZoneId.of("Europe/Berlin");
    DatePeriod day = DatePeriod.parse("20261025");

    assertThat(day.start(berlin)).isEqualTo("2026-10-24T22:00:00Z");
    assertThat(day.end(berlin)).isEqualTo("2026-10-25T23:00:00Z");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0",
        "026",
        "20266",
        "2026102",
        "202610270",
        "0000",
        "202600",
        "202613",
        "20260229",
        "20261000",
        "20261032",
        "+026",
        "2 26",
        "202６"
      })
  void otherTextIsNoPeriod(String text) {
    assertThatThrownBy(() -> DatePeriod.parse(text))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid period \"");
  }

  @Test
  void aPeriodStartsOnItsFirstDay() {
    LocalDate day = LocalDate.of(2026, 10, 27);

    assertThatThrownBy(() -> new DatePeriod(MONTH, day))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("firstDay must be the first of a month: 2026-10-27");
    assertThatThrownBy(() -> new DatePeriod(YEAR, day))
        .hasMessage("firstDay must be the first of a year: 2026-10-27");
  }

  @Test
  void yearsHaveFourDigits() {
    assertThatThrownBy(() -> DatePeriod.of(DAY, LocalDate.of(10_000, 1, 1)))
        .hasMessage("year must be 1..9999: 10000");
    assertThatThrownBy(() -> DatePeriod.of(DAY, LocalDate.of(0, 1, 1)))
        .hasMessage("year must be 1..9999: 0");
    assertThatThrownBy(() -> DatePeriod.parse("99991231").next())
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("year must be 1..9999: 10000");
    assertThat(DatePeriod.parse("9999").end(ZoneId.of("UTC"))).isEqualTo("+10000-01-01T00:00:00Z");
  }

  @ParameterizedTest
  @EnumSource
  void everyPeriodOfManyYearsComesBackInOrder(DatePeriod.Unit unit) {
    DatePeriod period = DatePeriod.of(unit, LocalDate.of(1999, 1, 1));
    for (int i = 0; i < 3_000; i++) {
      DatePeriod next = period.next();
      assertThat(DatePeriod.parse(next.toString())).isEqualTo(next);
      assertThat(next.toString()).isGreaterThan(period.toString());
      assertThat(next.start(SHANGHAI)).isEqualTo(period.end(SHANGHAI));
      period = next;
    }
  }

  @Test
  void numbersOfAPeriodAreOrderedByPeriodThenValue() {
    DatePeriod first = DatePeriod.parse("20261027");
    List<GroupedId> sorted =
        List.of(
            new GroupedId(first, 0),
            new GroupedId(first, 42),
            new GroupedId(first.next(), 0),
            new GroupedId(first.next(), 7));

    assertThat(sorted).isSorted();
    assertThatThrownBy(() -> new GroupedId(first, -1)).hasMessage("value must be 0 or more: -1");
    assertThat(DatePeriod.parse("2026")).isLessThan(DatePeriod.parse("20260101"));
  }

  @Test
  void aNumberOfAPeriodIsWrittenWithIt() {
    GroupedCodec codec = GroupedCodec.datePrefix("-", Radix.of(10, 6, true));
    GroupedId id = new GroupedId(DatePeriod.parse("20261027"), 42);

    assertThat(codec.encode(id)).isEqualTo("20261027-000042");
    assertThat(codec.decode("20261027-000042")).isEqualTo(id);
    assertThat(codec.maxLength()).isEqualTo(15);
    assertThat(codec.isOrdered()).isFalse();
    GroupedCodec days = GroupedCodec.datePrefix(DAY, "", Radix.of(10, 6, true));
    assertThat(days.isOrdered()).isTrue();
    assertThat(days.maxLength()).isEqualTo(14);
    assertThat(GroupedCodec.datePrefix(YEAR, "", Radix.of(10)).isOrdered()).isFalse();
    assertThatThrownBy(() -> days.encode(DatePeriod.parse("2026"), 1))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("period must be a DAY: 2026");
    assertThatThrownBy(() -> codec.encode(id.period(), 1_000_000))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("id must be 0..999999 (6 digits of radix 10): 1000000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "1-"})
  void aDelimiterEndsThePeriodUnlessItsUnitIsKnown(String delimiter) {
    assertThatThrownBy(() -> GroupedCodec.datePrefix(delimiter, Radix.of(10)))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith(
            "[IDS037] delimiter: delimiter \""
                + delimiter
                + "\" does not show where the digits of a year, a month or a day end; help: ");
    GroupedCodec months = GroupedCodec.datePrefix(MONTH, delimiter, Radix.of(10));
    assertThat(months.decode("202610" + delimiter + "7"))
        .isEqualTo(new GroupedId(DatePeriod.parse("202610"), 7));
  }

  @Test
  void idsOfAPeriodAreSerializable() throws Exception {
    GroupedId id = new GroupedId(DatePeriod.parse("202610"), 42);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(id);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject()).isEqualTo(id);
    }
  }

  @Test
  void aValueThatIsNoneIsRefusedWhateverItsCodecReads() {
    GroupedCodec lenient =
        GroupedCodec.datePrefix(
            "_",
            new IdCodec() {
              @Override
              public String encode(long id) {
                return Long.toString(id);
              }

              @Override
              public long decode(String text) {
                return Long.parseLong(text);
              }
            });

    assertThatThrownBy(() -> lenient.decode("20261027_-5"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("must be 0 or more");
  }
}
