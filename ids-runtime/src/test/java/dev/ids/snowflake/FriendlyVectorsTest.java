// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code friendly.txt}. */
class FriendlyVectorsTest {
  /** The codec of a row, and what is left of its line. */
  record Row(String line, Friendly codec, LineReader rest) {
    static Row of(String line) {
      LineReader reader = new LineReader(line);
      reader.next();
      Layout layout = layoutOf(reader.next());
      ZoneId zone = ZoneId.of(reader.next());
      return new Row(line, Friendly.of(layout, zone, reader.next().equals("padded")), reader);
    }

    @Override
    public String toString() {
      return line;
    }
  }

  static Stream<Row> both() {
    return rows("both");
  }

  static Stream<Row> encode() {
    return rows("encode");
  }

  static Stream<Row> decode() {
    return rows("decode");
  }

  static Stream<String> parts() {
    return TestData.lines("friendly.txt").filter(line -> line.startsWith("parts "));
  }

  @ParameterizedTest
  @MethodSource("both")
  void idAndTextAreOne(Row row) {
    long id = row.rest.nextLong();
    String text = row.rest.next();

    assertThat(row.codec.encode(id)).isEqualTo(text);
    assertThat(row.codec.decode(text)).isEqualTo(id);
    assertThat(text.length()).isLessThanOrEqualTo(row.codec.maxLength());
  }

  @ParameterizedTest
  @MethodSource("encode")
  void anIdOfARepeatedHourHasATextAndOneBeyondFourDigitsOfAYearNone(Row row) {
    long id = row.rest.nextLong();
    String text = row.rest.next();
    if (text.equals("error")) {
      assertThatThrownBy(() -> row.codec.encode(id))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("year must be 0..9999, to have four digits");
    } else {
      assertThat(row.codec.encode(id)).isEqualTo(text);
      assertThatThrownBy(() -> row.codec.decode(text))
          .isExactlyInstanceOf(InvalidIdException.class)
          .hasMessageContaining(" twice, at offsets [+02:00, +01:00]");
    }
  }

  @ParameterizedTest
  @MethodSource("decode")
  void otherTextIsRefusedWithTheReason(Row row) {
    String text = row.rest.next();

    assertThatThrownBy(() -> row.codec.decode(text))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith(": " + row.rest.rest());
  }

  @ParameterizedTest
  @MethodSource("parts")
  void partsAndTextAreOne(String line) {
    String[] cells = line.split(" ");
    Layout layout = layoutOf(cells[1]);
    PartsCodec codec = PartsCodec.friendly(layout, ZoneId.of(cells[2]));
    IdParts parts =
        new IdParts(Long.parseLong(cells[3]), Integer.parseInt(cells[4]), Long.parseLong(cells[5]));

    assertThat(codec.encode(parts)).isEqualTo(cells[6]).hasSize(codec.length());
    assertThat(codec.decode(cells[6])).isEqualTo(parts);
  }

  @Test
  void everyKindOfRowIsThere() {
    assertThat(both()).hasSizeGreaterThan(800);
    assertThat(encode()).hasSizeGreaterThan(5);
    assertThat(decode()).hasSizeGreaterThan(45);
    assertThat(parts()).hasSizeGreaterThan(300);
  }

  private static Stream<Row> rows(String kind) {
    return TestData.lines("friendly.txt").filter(line -> line.startsWith(kind + " ")).map(Row::of);
  }

  private static Layout layoutOf(String name) {
    if (!name.contains("/")) {
      return LayoutPreset.valueOf(name).layout();
    }
    String[] cells = name.split("/");
    return Layout.of(
        Instant.ofEpochMilli(Long.parseLong(cells[0])),
        ChronoUnit.valueOf(cells[1]),
        Integer.parseInt(cells[2]),
        Integer.parseInt(cells[3]),
        Integer.parseInt(cells[4]));
  }
}
