// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.testkit.Script;
import dev.ids.testkit.ScriptedTime;
import dev.ids.testkit.TestData;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code snowflake.txt} and {@code snowflake_sequence.txt}: the classic Snowflake. */
class SnowflakeVectorsTest {
  private static final BigInteger TWO_TO_63 = BigInteger.ONE.shiftLeft(63);

  record Vector(long epoch, int machine, long sequence, long millis, String id) {
    static Vector of(String[] cells) {
      return new Vector(
          Long.parseLong(cells[0]),
          Integer.parseInt(cells[1]),
          Long.parseLong(cells[2]),
          Long.parseLong(cells[3]),
          cells[4]);
    }

    Layout layout() {
      return Layout.CLASSIC.withEpoch(Instant.ofEpochMilli(epoch));
    }

    long pack() {
      return layout().pack(layout().timeAt(millis), machine, sequence);
    }

    boolean isRefused() {
      return id.equals("error") || new BigInteger(id).compareTo(TWO_TO_63) >= 0;
    }
  }

  static Stream<Vector> all() {
    return TestData.rows("snowflake.txt").map(Vector::of);
  }

  static Stream<Vector> vectors() {
    return all().filter(vector -> !vector.isRefused());
  }

  static Stream<Vector> refused() {
    return all().filter(Vector::isRefused);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void partsComposeToTheIdAndComeBack(Vector vector) {
    long id = Long.parseLong(vector.id);
    IdParts parts = vector.layout().unpack(id);

    assertThat(vector.pack()).isEqualTo(id);
    assertThat(parts.instant(vector.layout()).toEpochMilli()).isEqualTo(vector.millis);
    assertThat(parts.node()).isEqualTo(vector.machine);
    assertThat(parts.seq()).isEqualTo(vector.sequence);
  }

  @ParameterizedTest
  @MethodSource("refused")
  void bit63AndPartsOutOfRangeAreRefused(Vector vector) {
    String range;
    if (vector.machine < 0 || vector.machine > 1023) {
      range = "node must be 0..1023 (10 bits): " + vector.machine;
    } else if (vector.sequence < 0 || vector.sequence > 4095) {
      range = "seq must be 0..4095 (12 bits): " + vector.sequence;
    } else {
      range = "time must be 0..2199023255551 (41 bits): " + (vector.millis - vector.epoch);
    }
    assertThatThrownBy(vector::pack)
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(range);
  }

  static Stream<Script> scripts() {
    return Script.of("snowflake_sequence.txt", "gen");
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everyScriptIsFollowedCallByCall(Script script) {
    ScriptedTime time = new ScriptedTime();
    SnowflakeGenerator ids = generator(script, time);
    long last = 0;
    for (List<String> call : script.calls()) {
      String step = String.join(" ", call);
      time.set(call.get(call.get(0).equals("fill") ? 2 : 1));
      if (call.get(0).equals("fill")) {
        for (int i = Integer.parseInt(call.get(1)); i > 0; i--) {
          assertThat(ids.generate()).as(step).isEqualTo(++last);
        }
      } else if (call.get(2).equals("error")) {
        assertThatThrownBy(ids::generate).as(step).isInstanceOf(IllegalStateException.class);
      } else {
        last = ids.generate();
        assertThat(last).as(step).isEqualTo(Long.parseLong(call.get(2)));
      }
      assertThat(time.isAtLast()).as("saw the last reading: " + step).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void batchesAreTheSameCalls(Script script) {
    ScriptedTime time = new ScriptedTime();
    SnowflakeGenerator ids = generator(script, time);
    long last = 0;
    for (List<String> call : script.calls()) {
      String step = String.join(" ", call);
      boolean fill = call.get(0).equals("fill");
      time.set(call.get(fill ? 2 : 1));
      if (call.get(2).equals("error")) {
        assertThatThrownBy(() -> ids.generate(1))
            .as(step)
            .isInstanceOf(IllegalStateException.class);
        continue;
      }
      long[] batch = ids.generate(fill ? Integer.parseInt(call.get(1)) : 1);
      for (int i = 0; i < batch.length; i++) {
        long expected = fill ? last + 1 : Long.parseLong(call.get(2));
        assertThat(batch[i]).as(step).isEqualTo(expected);
        last = batch[i];
      }
    }
  }

  @Test
  void refusalsOfTimeAreOfTwoKinds() {
    List<String> before = List.of("1288834974656", "-1", "-9223372036854775808");
    for (String reading : before) {
      assertThatThrownBy(() -> at(1_288_834_974_657L, reading).generate())
          .as(reading)
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage(
              "the clock says "
                  + Instant.ofEpochMilli(Long.parseLong(reading))
                  + ", which is before the epoch 2010-11-04T01:42:54.657Z");
    }
    for (String reading : List.of("2199023255552", "9223372036854775807")) {
      assertThatThrownBy(() -> at(0, reading).generate())
          .as(reading)
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(
              "bit 63 would be set, which a signed long does not have: the clock says "
                  + Instant.ofEpochMilli(Long.parseLong(reading))
                  + ", more than 41 bits of milliseconds after the epoch 1970-01-01T00:00:00Z;"
                  + " take a later epoch");
    }
    assertThat(vectors()).hasSizeGreaterThan(100);
    assertThat(refused()).hasSizeGreaterThan(10);
  }

  private static SnowflakeGenerator generator(Script script, ScriptedTime time) {
    int machine = Integer.parseInt(script.head().get(1));
    Instant epoch = Instant.ofEpochMilli(Long.parseLong(script.head().get(2)));
    return SnowflakeGenerator.of(machine, epoch, time, time);
  }

  private static SnowflakeGenerator at(long epoch, String reading) {
    ScriptedTime time = new ScriptedTime();
    time.set(reading);
    return SnowflakeGenerator.of(1, Instant.ofEpochMilli(epoch), time, time);
  }
}
