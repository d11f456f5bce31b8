// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.InvalidIdException;
import dev.ids.testkit.InvalidRow;
import dev.ids.testkit.Script;
import dev.ids.testkit.ScriptedRandom;
import dev.ids.testkit.ScriptedTime;
import dev.ids.testkit.TestData;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code scru128.txt}, {@code scru128_invalid.txt} and {@code scru128_sequence.txt}. */
class Scru128VectorsTest {
  record Vector(List<Long> fields, String text, String uuid) {
    static Vector of(String[] cells) {
      return new Vector(Stream.of(cells).limit(4).map(Long::valueOf).toList(), cells[4], cells[5]);
    }

    Scru128 make() {
      return Scru128.of(
          fields.get(0),
          Math.toIntExact(fields.get(1)),
          Math.toIntExact(fields.get(2)),
          fields.get(3));
    }

    byte[] bytes() {
      return HexFormat.of().parseHex(uuid.replace("-", ""));
    }
  }

  static Stream<Vector> all() {
    return TestData.rows("scru128.txt").map(Vector::of);
  }

  static Stream<Vector> vectors() {
    return all().filter(vector -> !vector.text.equals("error"));
  }

  static Stream<Vector> refused() {
    return all().filter(vector -> vector.text.equals("error"));
  }

  static Stream<InvalidRow> invalid() {
    return InvalidRow.of("scru128_invalid.txt");
  }

  static Stream<Script> scripts() {
    return Script.of("scru128_sequence.txt", "reset");
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void fieldsTextBytesAndUuidAreOneValue(Vector vector) {
    Scru128 scru = vector.make();

    assertThat(scru).hasToString(vector.text);
    assertThat(scru.toBytes()).isEqualTo(vector.bytes());
    assertThat(scru.toUuid()).isEqualTo(UUID.fromString(vector.uuid));
    assertThat(Scru128.parse(vector.text)).isEqualTo(scru).hasSameHashCodeAs(scru);
    assertThat(Scru128.fromBytes(vector.bytes())).isEqualTo(scru);
    assertThat(Scru128.fromUuid(UUID.fromString(vector.uuid))).isEqualTo(scru);
    assertThat(new BigInteger(vector.text, 32)).isEqualTo(new BigInteger(1, vector.bytes()));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theTextGivesTheFieldsBackInEitherCase(Vector vector) {
    String lower = vector.text.toLowerCase(Locale.ROOT);
    for (String text :
        List.of(vector.text, lower, lower.substring(0, 13) + vector.text.substring(13))) {
      Scru128 scru = Scru128.parse(text);

      assertThat(scru).hasToString(vector.text);
      assertThat(
              List.of(
                  scru.timestamp(),
                  (long) scru.counter(),
                  (long) scru.perSecRandom(),
                  scru.perGenRandom()))
          .isEqualTo(vector.fields);
    }
  }

  @ParameterizedTest
  @MethodSource("refused")
  void fieldsOutOfRangeAreRefused(Vector vector) {
    List<String> rules =
        List.of(
            "timestamp must be 0..17592186044415 (44 bits): ",
            "counter must be 0..268435455 (28 bits): ",
            "perSecRandom must be 0..16777215 (24 bits): ",
            "perGenRandom must be 0..4294967295 (32 bits): ");
    int field = 0;
    while (vector.fields.get(field) == 0) {
      field++;
    }
    assertThatThrownBy(vector::make)
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(rules.get(field) + vector.fields.get(field));
  }

  @ParameterizedTest
  @MethodSource("invalid")
  void invalidTextIsRefusedWithTheReason(InvalidRow row) {
    assertThatThrownBy(() -> Scru128.parse(row.text()))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid scru128 \"")
        .hasMessageEndingWith(": " + row.reason());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everyScriptIsFollowedCallByCall(Script script) {
    follow(script, Scru128Generator::next);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void batchesOfOneAreTheSameCalls(Script script) {
    follow(script, scrus -> scrus.next(1).get(0));
  }

  @Test
  void orderIsThatOfTheTextInEitherCase() {
    List<Scru128> sorted = vectors().map(Vector::make).sorted().toList();

    assertThat(sorted).extracting(Scru128::toString).isSorted();
    assertThat(sorted).extracting(s -> s.toString().toLowerCase(Locale.ROOT)).isSorted();
    assertThat(sorted).hasSizeGreaterThan(230);
    assertThat(refused()).hasSize(10);
    assertThat(invalid()).hasSizeGreaterThan(70);
  }

  private static void follow(Script script, Function<Scru128Generator, Scru128> next) {
    ScriptedTime time = new ScriptedTime();
    ScriptedRandom random = new ScriptedRandom();
    Scru128Generator scrus = Scru128Generator.of(time, random, time);
    for (List<String> call : script.calls()) {
      String step = String.join(" ", call);
      time.set(call.get(1));
      if (!call.get(2).equals("-")) {
        Stream.of(call.get(2).split(",")).forEach(random::add);
      }
      if (call.get(3).equals("error")) {
        assertThatThrownBy(() -> next.apply(scrus))
            .as(step)
            .isExactlyInstanceOf(IdExhaustedException.class);
      } else {
        assertThat(next.apply(scrus)).as(step).hasToString(call.get(3));
      }
      assertThat(random.isUsedUp()).as("drew what was given: " + step).isTrue();
      assertThat(time.isAtLast()).as("saw the last reading: " + step).isTrue();
    }
  }
}
