// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.testkit.InvalidRow;
import dev.ids.testkit.TestData;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code ulid.txt} and {@code ulid_invalid.txt}. */
class UlidVectorsTest {
  record Vector(long epochMillis, String random, String text, String uuid) {
    byte[] randomBytes() {
      return HexFormat.of().parseHex(random);
    }

    byte[] bytes() {
      return HexFormat.of().parseHex(uuid.replace("-", ""));
    }
  }

  static Stream<Vector> all() {
    return TestData.rows("ulid.txt")
        .map(cells -> new Vector(Long.parseLong(cells[0]), cells[1], cells[2], cells[3]));
  }

  static Stream<Vector> vectors() {
    return all().filter(vector -> !vector.text.equals("error"));
  }

  static Stream<Vector> refused() {
    return all().filter(vector -> vector.text.equals("error"));
  }

  static Stream<InvalidRow> invalid() {
    return InvalidRow.of("ulid_invalid.txt");
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void partsTextBytesAndUuidAreOneValue(Vector vector) {
    Ulid ulid = Ulid.of(vector.epochMillis, vector.randomBytes());

    assertThat(ulid).hasToString(vector.text);
    assertThat(ulid.toBytes()).isEqualTo(vector.bytes());
    assertThat(ulid.toUuid()).isEqualTo(UUID.fromString(vector.uuid));
    assertThat(Ulid.parse(vector.text)).isEqualTo(ulid).hasSameHashCodeAs(ulid);
    assertThat(Ulid.fromBytes(vector.bytes())).isEqualTo(ulid);
    assertThat(Ulid.fromUuid(UUID.fromString(vector.uuid))).isEqualTo(ulid);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theTextGivesThePartsBack(Vector vector) {
    Ulid ulid = Ulid.parse(vector.text);

    assertThat(ulid.epochMillis()).isEqualTo(vector.epochMillis);
    assertThat(ulid.timestamp().toEpochMilli()).isEqualTo(vector.epochMillis);
    assertThat(ulid.random()).isEqualTo(vector.randomBytes());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void lowerAndMixedCaseAreReadAndUpperCaseIsWritten(Vector vector) {
    String lower = vector.text.toLowerCase(Locale.ROOT);
    String mixed = lower.substring(0, 13) + vector.text.substring(13);

    assertThat(Ulid.parse(lower)).hasToString(vector.text);
    assertThat(Ulid.parse(mixed)).hasToString(vector.text);
  }

  @ParameterizedTest
  @MethodSource("refused")
  void aTimeThatDoesNotFitIsRefused(Vector vector) {
    assertThatThrownBy(() -> Ulid.of(vector.epochMillis, vector.randomBytes()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("epochMillis must be 0..281474976710655 (48 bits): " + vector.epochMillis);
  }

  @ParameterizedTest
  @MethodSource("invalid")
  void invalidTextIsRefusedWithTheReason(InvalidRow row) {
    assertThatThrownBy(() -> Ulid.parse(row.text()))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid ulid \"")
        .hasMessageContaining(row.reason());
  }

  @Test
  void theUuidColumnAgreesWithTheNumbersBesideIt() {
    assertThat(vectors())
        .hasSizeGreaterThan(200)
        .allSatisfy(
            vector -> {
              ByteBuffer bytes = ByteBuffer.wrap(vector.bytes());
              assertThat(bytes.getLong() >>> 16).isEqualTo(vector.epochMillis);
              assertThat(HexFormat.of().formatHex(vector.bytes(), 6, 16)).isEqualTo(vector.random);
            });
    assertThat(refused()).hasSize(4);
    assertThat(invalid()).hasSizeGreaterThan(60);
  }
}
