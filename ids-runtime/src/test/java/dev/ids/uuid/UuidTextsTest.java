// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.testkit.InvalidRow;
import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code id25_id22.txt}. */
class UuidTextsTest {
  record Vector(String hex, String id25, String id22) {
    UUID uuid() {
      BigInteger number = new BigInteger(hex, 16);
      return new UUID(number.shiftRight(64).longValue(), number.longValue());
    }
  }

  record Refused(String name, InvalidRow row) {}

  private static Stream<String> lines(boolean refused) {
    return TestData.lines("id25_id22.txt").filter(line -> line.startsWith("id2") == refused);
  }

  static Stream<Vector> vectors() {
    return lines(false)
        .map(line -> line.split(" "))
        .map(cells -> new Vector(cells[0], cells[1], cells[2]));
  }

  static Stream<Refused> refused() {
    return lines(true)
        .map(LineReader::new)
        .map(line -> new Refused(line.next(), InvalidRow.read(line)));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void bothTextsAreThoseOfTheUuid(Vector vector) {
    assertThat(Id25.format(vector.uuid())).isEqualTo(vector.id25);
    assertThat(Id22.format(vector.uuid())).isEqualTo(vector.id22);
    assertThat(Id25.parse(vector.id25)).isEqualTo(vector.uuid());
    assertThat(Id22.parse(vector.id22)).isEqualTo(vector.uuid());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void id25IsReadInEitherCase(Vector vector) {
    String upper = vector.id25.toUpperCase(Locale.ROOT);

    assertThat(Id25.parse(upper)).isEqualTo(vector.uuid());
    assertThat(Id25.parse(vector.id25.substring(0, 12) + upper.substring(12)))
        .isEqualTo(vector.uuid());
  }

  @ParameterizedTest
  @MethodSource("refused")
  void otherTextIsRefusedWithTheReason(Refused refused) {
    assertThatThrownBy(
            () -> {
              if (refused.name.equals("id25")) {
                Id25.parse(refused.row.text());
              } else {
                Id22.parse(refused.row.text());
              }
            })
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid " + refused.name + " \"")
        .hasMessageEndingWith(": " + refused.row.reason());
  }

  @Test
  void theCaseOfId22Matters() {
    UUID uuid = Id22.parse("1BuKkq6yWzmN2fCaHBjCRr");

    assertThat(Id22.parse("1buKkq6yWzmN2fCaHBjCRr")).isNotEqualTo(uuid);
  }

  @Test
  void bothTextsSortLikeTheUuid() {
    List<UUID> sorted = vectors().map(Vector::uuid).sorted(Uuids.order()).toList();

    assertThat(sorted).extracting(Id25::format).isSorted();
    assertThat(sorted).extracting(Id22::format).isSorted();
    assertThat(sorted).hasSizeGreaterThan(300);
    assertThat(refused()).hasSizeGreaterThan(30);
  }
}
