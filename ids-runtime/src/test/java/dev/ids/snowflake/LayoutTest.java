// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutTest {
  @ParameterizedTest
  @CsvSource({
    "SNOWFLAKE_MS, 41, 10, 12, 2047, 2089-08-30T07:47:35.551Z",
    "SNOWFLAKE_S, 31, 10, 22, 2097151, 2088-01-11T19:14:07Z",
    "JS_SAFE_MS, 41, 3, 9, 255, 2089-08-30T07:47:35.551Z",
    "JS_SAFE_S, 31, 3, 19, 262143, 2088-01-11T19:14:07Z",
    "COSID_80, 44, 20, 16, 32767, 2527-06-23T06:20:44.415Z"
  })
  void presetsAreThoseOfTheSpecification(
      LayoutPreset preset, int time, int node, int seq, long threshold, Instant last) {
    Layout layout = preset.layout();

    assertThat(layout.timeBits()).isEqualTo(time);
    assertThat(layout.nodeBits()).isEqualTo(node);
    assertThat(layout.seqBits()).isEqualTo(seq);
    assertThat(layout.seqResetThreshold()).isEqualTo(threshold);
    assertThat(new IdParts(layout.maxTime(), 0, 0).instant(layout)).isEqualTo(last);
    assertThat(layout.isJsSafe()).isEqualTo(layout.totalBits() <= 53);
  }

  @ParameterizedTest
  @EnumSource(value = LayoutPreset.class, mode = EnumSource.Mode.EXCLUDE, names = "COSID_80")
  void packAndUnpackAreInverseOverTheWholeRange(LayoutPreset preset) {
    Layout layout = preset.layout();
    SplittableRandom random = new SplittableRandom(7);
    IdParts before = new IdParts(0, 0, 0);
    for (int i = 0; i < 10_000; i++) {
      IdParts parts =
          new IdParts(
              random.nextLong(layout.maxTime() + 1),
              random.nextInt(layout.maxNode() + 1),
              random.nextLong(layout.maxSeq() + 1));
      long id = layout.pack(parts.time(), parts.node(), parts.seq());

      assertThat(layout.unpack(id)).isEqualTo(parts);
      assertThat(Long.signum(Long.compare(id, pack(layout, before))))
          .isEqualTo(Integer.signum(parts.compareTo(before)));
      before = parts;
    }
  }

  @Test
  void nodeIsShiftedAsALongWhenTheSequenceIsWide() {
    Layout wide = Layout.of(Instant.EPOCH, ChronoUnit.MILLIS, 32, 1, 30);

    assertThat(wide.pack(0, 1, 0)).isEqualTo(1L << 30);
    assertThat(wide.unpack(wide.pack(wide.maxTime(), 1, wide.maxSeq())))
        .isEqualTo(new IdParts(wide.maxTime(), 1, wide.maxSeq()));
  }

  @ParameterizedTest
  @CsvSource({
    "2199023255552, 0, 0, 'time must be 0..2199023255551 (41 bits): 2199023255552'",
    "-1, 0, 0, 'time must be 0..2199023255551 (41 bits): -1'",
    "0, 8, 0, 'node must be 0..7 (3 bits): 8'",
    "0, -1, 0, 'node must be 0..7 (3 bits): -1'",
    "0, 0, 512, 'seq must be 0..511 (9 bits): 512'",
    "0, 0, -1, 'seq must be 0..511 (9 bits): -1'"
  })
  void partsOutOfRangeAreRefused(long time, int node, long seq, String message) {
    assertThatThrownBy(() -> Layout.JS_SAFE_MS.pack(time, node, seq))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE, 9007199254740992L, Long.MAX_VALUE})
  void idsWithOtherBitsAreRefused(long id) {
    assertThatThrownBy(() -> Layout.JS_SAFE_MS.unpack(id))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("id must be 0..9007199254740991 (53 bits): " + id);
  }

  @Test
  void eightyBitsHaveNoLong() {
    assertThatThrownBy(() -> Layout.COSID_80.pack(0, 0, 0))
        .hasMessage("a layout of 80 bits has no long; at most 63 fit");
    assertThatThrownBy(() -> Layout.COSID_80.unpack(0))
        .hasMessage("a layout of 80 bits has no long; at most 63 fit");
  }

  @ParameterizedTest
  @CsvSource({
    "0, true",
    "9007199254740991, true",
    "9007199254740992, false",
    "-1, false",
    "9223372036854775807, false"
  })
  void javaScriptHoldsUpToTwoToThe53Minus1(long id, boolean safe) {
    assertThat(Layout.isJsSafe(id)).isEqualTo(safe);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|3|9|-1|time: time = 0 is outside 1..63 bits; help: time = 41",
        "64|3|9|-1|time: time = 64 is outside 1..63 bits; help: time = 41",
        "41|-1|9|-1|node: node = -1 is outside 0..31 bits; help: node = 10",
        "41|32|9|-1|node: node = 32 is outside 0..31 bits; help: node = 10",
        "41|3|0|-1|seq: seq = 0 is outside 1..62 bits; help: seq = 12",
        "41|3|63|-1|seq: seq = 63 is outside 1..62 bits; help: seq = 12"
      })
  void widthsOutOfRangeAreRefused(int time, int node, int seq, long threshold, String message) {
    assertThatThrownBy(() -> Layout.of(Instant.EPOCH, ChronoUnit.MILLIS, time, node, seq))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage("[IDS040] " + message);
    assertThatThrownBy(
            () -> new Layout(Instant.EPOCH, ChronoUnit.MILLIS, time, node, seq, threshold))
        .hasMessage("[IDS040] " + message);
  }

  @Test
  void thresholdIsWithinTheSequence() {
    for (long threshold : new long[] {-1, 512}) {
      assertThatThrownBy(() -> new Layout(Instant.EPOCH, ChronoUnit.MILLIS, 41, 3, 9, threshold))
          .hasMessage(
              "[IDS043] seqResetThreshold: seqResetThreshold = "
                  + threshold
                  + " is outside 0..511, the range of a sequence of 9 bits"
                  + "; help: seqResetThreshold = 255");
    }
    assertThat(new Layout(Instant.EPOCH, ChronoUnit.MILLIS, 41, 3, 9, 511).seqResetThreshold())
        .isEqualTo(511);
  }

  @Test
  void secondsCountFromAWholeSecond() {
    Instant half = Instant.parse("2024-01-01T00:00:00.500Z");

    assertThat(Layout.of(half, ChronoUnit.MILLIS, 41, 3, 9).epoch()).isEqualTo(half);
    assertThatThrownBy(() -> Layout.of(half, ChronoUnit.SECONDS, 31, 3, 9))
        .hasMessage(
            "[IDS042] epoch: epoch 2024-01-01T00:00:00.500Z is not a whole second, which"
                + " unit = SECONDS needs; help: epoch = \"2024-01-01T00:00:00Z\"");
    assertThatThrownBy(() -> Layout.of(half.plusNanos(1), ChronoUnit.MILLIS, 41, 3, 9))
        .hasMessage(
            "[IDS042] epoch: epoch 2024-01-01T00:00:00.500000001Z is not a whole millisecond,"
                + " which unit = MILLIS needs; help: epoch = \"2024-01-01T00:00:00.500Z\"");
  }

  @Test
  void otherUnitsAreRefused() {
    assertThatThrownBy(() -> Layout.of(Instant.EPOCH, ChronoUnit.MINUTES, 31, 3, 9))
        .hasMessage(
            "[IDS041] unit: unit = MINUTES is neither MILLIS nor SECONDS; help: unit = SECONDS");
    assertThatThrownBy(() -> Layout.of(Instant.EPOCH, ChronoUnit.MICROS, 31, 3, 9))
        .hasMessage(
            "[IDS041] unit: unit = MICROS is neither MILLIS nor SECONDS; help: unit = MILLIS");
  }

  @Test
  void copiesKeepWhatTheyDoNotChange() {
    Layout layout = new Layout(Instant.EPOCH, ChronoUnit.SECONDS, 31, 3, 9, 5);

    assertThat(layout.withNodeBits(10))
        .isEqualTo(new Layout(Instant.EPOCH, ChronoUnit.SECONDS, 31, 10, 9, 5));
    assertThat(layout.withEpoch(Layout.COSID_EPOCH))
        .isEqualTo(new Layout(Layout.COSID_EPOCH, ChronoUnit.SECONDS, 31, 3, 9, 5));
  }

  private static long pack(Layout layout, IdParts parts) {
    return layout.pack(parts.time(), parts.node(), parts.seq());
  }
}
