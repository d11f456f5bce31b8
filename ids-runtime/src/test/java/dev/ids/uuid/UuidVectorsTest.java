// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.testkit.InvalidRow;
import dev.ids.testkit.TestData;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code uuid.txt} and {@code uuid_invalid.txt}. */
class UuidVectorsTest {
  /**
   * @param epochMillis 0 for version 4
   */
  record Vector(int version, long epochMillis, String random, String text) {
    static Vector of(String[] cells) {
      return cells[0].equals("v4")
          ? new Vector(4, 0, cells[1], cells[2])
          : new Vector(7, Long.parseLong(cells[1]), cells[2], cells[3]);
    }

    UUID make() {
      byte[] bytes = HexFormat.of().parseHex(random);
      return version == 4 ? Uuids.v4(bytes) : Uuids.v7(epochMillis, bytes);
    }

    boolean isRefused() {
      return text.equals("error");
    }
  }

  static Stream<Vector> all() {
    return TestData.rows("uuid.txt").map(Vector::of);
  }

  static Stream<Vector> vectors() {
    return all().filter(vector -> !vector.isRefused());
  }

  static Stream<Vector> refused() {
    return all().filter(Vector::isRefused);
  }

  static Stream<InvalidRow> invalid() {
    return InvalidRow.of("uuid_invalid.txt");
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void randomnessTextAndBytesAreOneValue(Vector vector) {
    UUID uuid = vector.make();
    byte[] bytes = HexFormat.of().parseHex(vector.text.replace("-", ""));

    assertThat(uuid).hasToString(vector.text).isEqualTo(UUID.fromString(vector.text));
    assertThat(UuidCodec.format(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits()))
        .isEqualTo(vector.text);
    assertThat(Uuids.parse(vector.text)).isEqualTo(uuid);
    assertThat(Uuids.toBytes(uuid)).isEqualTo(bytes);
    assertThat(Uuids.fromBytes(bytes)).isEqualTo(uuid);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void versionAndTimeComeBack(Vector vector) {
    UUID uuid = Uuids.parse(vector.text);

    assertThat(Uuids.version(uuid)).isEqualTo(vector.version);
    assertThat(uuid.variant()).isEqualTo(2);
    if (vector.version == 7) {
      assertThat(Uuids.timestamp(uuid)).isEqualTo(Instant.ofEpochMilli(vector.epochMillis));
    } else {
      assertThatThrownBy(() -> Uuids.timestamp(uuid))
          .isExactlyInstanceOf(UnsupportedOperationException.class)
          .hasMessage("a UUID of version 7 has a time, one of version 4 has none: " + vector.text);
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void upperAndMixedCaseAreReadAndLowerCaseIsWritten(Vector vector) {
    String upper = vector.text.toUpperCase(Locale.ROOT);

    assertThat(Uuids.parse(upper)).hasToString(vector.text);
    assertThat(Uuids.parse(vector.text.substring(0, 17) + upper.substring(17)))
        .hasToString(vector.text);
  }

  @ParameterizedTest
  @MethodSource("refused")
  void aTimeThatDoesNotFitIsRefused(Vector vector) {
    assertThatThrownBy(vector::make)
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("epochMillis must be 0..281474976710655 (48 bits): " + vector.epochMillis);
  }

  @ParameterizedTest
  @MethodSource("invalid")
  void invalidTextIsRefusedWithTheReason(InvalidRow row) {
    assertThatThrownBy(() -> Uuids.parse(row.text()))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid uuid \"")
        .hasMessageEndingWith(": " + row.reason());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "00000000-0000-0000-0000-000000000000",
        "ffffffff-ffff-ffff-ffff-ffffffffffff",
        "c232ab00-9414-11ec-b3c8-9f6bdeced846",
        "5df41881-3aed-3515-88a7-2f4a814cf09e",
        "2ed6657d-e927-568b-95e1-2665a8aea6a2",
        "1ec9414c-232a-6b00-b3c8-9f6bdeced846",
        "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0",
        "01563e3a-b5d3-d676-4c61-efb99302bd5b"
      })
  void everyVersionAndVariantIsRead(String text) {
    assertThat(Uuids.parse(text)).hasToString(text);
  }

  @Test
  void thereAreVectorsOfEveryKind() {
    assertThat(vectors().filter(vector -> vector.version == 4)).hasSizeGreaterThan(150);
    assertThat(vectors().filter(vector -> vector.version == 7)).hasSizeGreaterThan(150);
    assertThat(refused()).hasSizeGreaterThan(4);
    assertThat(invalid()).hasSizeGreaterThan(60);
  }
}
