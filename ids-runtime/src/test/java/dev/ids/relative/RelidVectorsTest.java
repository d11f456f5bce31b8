// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.testkit.InvalidRow;
import dev.ids.testkit.TestData;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code relid.txt} and {@code relid_invalid.txt}. */
class RelidVectorsTest {
  record Vector(int tag, long epochMillis, long random, String text, String uuid) {
    static Vector of(String[] cells) {
      return new Vector(
          Integer.parseInt(cells[0]),
          Long.parseLong(cells[1]),
          Long.parseLong(cells[2]),
          cells[3],
          cells[4]);
    }

    Relid make() {
      return Relid.of(tag, epochMillis, random);
    }

    byte[] bytes() {
      return HexFormat.of().parseHex(uuid.replace("-", ""));
    }
  }

  static Stream<Vector> all() {
    return TestData.rows("relid.txt").map(Vector::of);
  }

  static Stream<Vector> vectors() {
    return all().filter(vector -> !vector.text.equals("error"));
  }

  static Stream<Vector> refused() {
    return all().filter(vector -> vector.text.equals("error"));
  }

  static Stream<InvalidRow> invalid() {
    return InvalidRow.of("relid_invalid.txt");
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void partsTextBytesAndUuidAreOneValue(Vector vector) {
    Relid relid = vector.make();

    assertThat(relid).hasToString(vector.text);
    assertThat(relid.toBytes()).isEqualTo(vector.bytes());
    assertThat(relid.toUuid()).isEqualTo(UUID.fromString(vector.uuid));
    assertThat(Relid.parse(vector.text)).isEqualTo(relid).hasSameHashCodeAs(relid);
    assertThat(Relid.fromBytes(vector.bytes())).isEqualTo(relid);
    assertThat(Relid.fromUuid(UUID.fromString(vector.uuid))).isEqualTo(relid);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theTextGivesThePartsBack(Vector vector) {
    Relid relid = Relid.parse(vector.text);

    assertThat(relid.tag()).isEqualTo(vector.tag);
    assertThat(relid.tagText()).isEqualTo(vector.text.substring(0, 6));
    assertThat(relid.epochMillis()).isEqualTo(vector.epochMillis);
    assertThat(relid.timestamp().toEpochMilli()).isEqualTo(vector.epochMillis);
    assertThat(relid.random()).isEqualTo(vector.random);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void hyphensAndCaseNeedNotBeThereAndAreWritten(Vector vector) {
    String bare = vector.text.replace("-", "");
    String lower = vector.text.toLowerCase(Locale.ROOT);

    assertThat(bare).hasSize(26);
    assertThat(Relid.parse(bare)).hasToString(vector.text);
    assertThat(Relid.parse(lower)).hasToString(vector.text);
    assertThat(Relid.parse(bare.toLowerCase(Locale.ROOT))).hasToString(vector.text);
    assertThat(Relid.parse(vector.text.substring(0, 12) + lower.substring(12)))
        .hasToString(vector.text);
  }

  @ParameterizedTest
  @MethodSource("refused")
  void partsOutOfRangeAreRefused(Vector vector) {
    String range;
    if (vector.tag != 0) {
      range = "tag must be 0..1073741823 (30 bits): " + vector.tag;
    } else if (vector.epochMillis != 0) {
      range = "epochMillis must be 0..281474976710655 (48 bits): " + vector.epochMillis;
    } else {
      range = "random must be 0..1125899906842623 (50 bits): " + vector.random;
    }
    assertThatThrownBy(vector::make)
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(range);
  }

  @ParameterizedTest
  @MethodSource("invalid")
  void invalidTextIsRefusedWithTheReason(InvalidRow row) {
    assertThatThrownBy(() -> Relid.parse(row.text()))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid relative \"")
        .hasMessageEndingWith(": " + row.reason());
  }

  @Test
  void orderIsByTagThenTimeThenRestLikeThatOfText() {
    List<Vector> sorted =
        vectors()
            .sorted(
                Comparator.comparingInt(Vector::tag)
                    .thenComparingLong(Vector::epochMillis)
                    .thenComparingLong(Vector::random))
            .toList();

    assertThat(sorted).extracting(Vector::make).isSorted();
    assertThat(sorted).extracting(Vector::text).isSorted();
    assertThat(sorted).hasSizeGreaterThan(190);
    assertThat(refused()).hasSize(10);
    assertThat(invalid()).hasSizeGreaterThan(150);
  }
}
