// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.SlotWindow;
import dev.ids.testkit.Script;
import dev.ids.testkit.ScriptedTime;
import dev.ids.testkit.TestData;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LayoutVectorsTest {
  @Test
  void everyRowPacksAndUnpacks() {
    int packed = 0;
    int refused = 0;
    for (String[] row : TestData.rows("layout.txt").toList()) {
      Layout layout = LayoutPreset.valueOf(row[0]).layout();
      if (row[1].equals("error")) {
        assertRefusedByUnpack(layout, row[4]);
        refused++;
        continue;
      }
      int node = Integer.parseInt(row[2]);
      long seq = Long.parseLong(row[3]);
      long time = layout.timeAt(Long.parseLong(row[1]));
      if (row[4].equals("error")) {
        assertThatThrownBy(() -> layout.checkRanges(time, node, seq))
            .isInstanceOf(IllegalArgumentException.class);
        refused++;
      } else {
        layout.checkRanges(time, node, seq);
        assertThat(number(layout, new IdParts(time, node, seq))).isEqualTo(row[4]);
        if (layout.totalBits() <= Layout.MAX_LONG_BITS) {
          long id = Long.parseLong(row[4]);
          assertThat(layout.pack(time, node, seq)).isEqualTo(id);
          assertThat(layout.unpack(id)).isEqualTo(new IdParts(time, node, seq));
        }
        packed++;
      }
    }
    assertThat(packed).isGreaterThan(200);
    assertThat(refused).isGreaterThan(30);
  }

  static Stream<Script> scripts() {
    return Script.of("layout_sequence.txt", "generator");
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everyScriptIsFollowedCallByCall(Script script) {
    ScriptedTime time = new ScriptedTime();
    List<String> head = script.head();
    Layout layout = layout(head.get(1), head.get(3));
    SlotWindow window = SlotWindow.unbounded(Integer.parseInt(head.get(2)));
    TimeBasedGenerator ids =
        TimeBasedGenerator.of(layout, () -> window, policy(head.get(4)), time, time);
    for (List<String> call : script.calls()) {
      String step = String.join(" ", call);
      if (call.get(0).equals("fill")) {
        time.set(call.get(2));
        String last = "";
        for (int i = 0; i < Integer.parseInt(call.get(1)); i++) {
          last = outcome(layout, ids::nextParts);
        }
        assertThat(last).as(step).isEqualTo(call.get(3));
      } else {
        time.set(call.get(1));
        assertThat(outcome(layout, ids::nextParts)).as(step).isEqualTo(call.get(2));
      }
      assertThat(time.isAtLast()).as("saw the last reading: " + step).isTrue();
    }
  }

  private static String outcome(Layout layout, Supplier<IdParts> call) {
    try {
      return number(layout, call.get());
    } catch (ClockBackwardsException e) {
      return "backwards";
    } catch (IllegalStateException e) {
      return "range";
    }
  }

  private static String number(Layout layout, IdParts parts) {
    return BigInteger.valueOf(parts.time())
        .shiftLeft(layout.nodeBits())
        .add(BigInteger.valueOf(parts.node()))
        .shiftLeft(layout.seqBits())
        .add(BigInteger.valueOf(parts.seq()))
        .toString();
  }

  private static void assertRefusedByUnpack(Layout layout, String id) {
    BigInteger number = new BigInteger(id);
    if (number.bitLength() < Long.SIZE) {
      assertThatThrownBy(() -> layout.unpack(number.longValueExact()))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  private static Layout layout(String text, String threshold) {
    Layout layout;
    if (text.contains("/")) {
      String[] parts = text.split("/");
      layout =
          Layout.of(
              Instant.ofEpochMilli(Long.parseLong(parts[0])),
              ChronoUnit.valueOf(parts[1]),
              Integer.parseInt(parts[2]),
              Integer.parseInt(parts[3]),
              Integer.parseInt(parts[4]));
    } else {
      layout = LayoutPreset.valueOf(text).layout();
    }
    return threshold.equals("-")
        ? layout
        : new Layout(
            layout.epoch(),
            layout.unit(),
            layout.timeBits(),
            layout.nodeBits(),
            layout.seqBits(),
            Long.parseLong(threshold));
  }

  private static ClockRegressionPolicy policy(String text) {
    if (text.equals("-")) {
      return ClockRegressionPolicy.DEFAULT;
    }
    if (text.equals("fail")) {
      return ClockRegressionPolicy.FAIL;
    }
    String[] bounds = text.split("/");
    return new ClockRegressionPolicy(
        Duration.ofMillis(Long.parseLong(bounds[0])), Duration.ofMillis(Long.parseLong(bounds[1])));
  }
}
