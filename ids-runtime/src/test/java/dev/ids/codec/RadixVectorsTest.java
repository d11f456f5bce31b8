// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** {@code radix.txt}. */
class RadixVectorsTest {
  @Test
  void everyRowHolds() {
    Map<String, Integer> counts = new TreeMap<>();
    TestData.lines("radix.txt")
        .forEach(
            line -> {
              check(new LineReader(line), line);
              counts.merge(line.substring(0, line.indexOf(' ')), 1, Integer::sum);
            });

    assertThat(counts).containsOnlyKeys("both", "decode", "encode", "width");
    assertThat(counts.values()).allMatch(count -> count > 45);
    assertThat(counts.get("both")).isGreaterThan(1_300);
  }

  private static void check(LineReader row, String line) {
    switch (row.next()) {
      case "width" ->
          assertThat(Radix.widthOf(row.nextInt(), row.nextInt())).as(line).isEqualTo(row.nextInt());
      case "both" -> {
        Radix radix = radix(row);
        long number = row.nextLong();
        String text = row.next();
        assertThat(radix.encode(number)).as(line).isEqualTo(text);
        assertThat(radix.decode(text)).as(line).isEqualTo(number);
      }
      case "encode" -> {
        Radix radix = radix(row);
        long number = row.nextLong();
        assertThatThrownBy(() -> radix.encode(number))
            .as(line)
            .isExactlyInstanceOf(IllegalArgumentException.class)
            .hasMessageStartingWith("id must be 0..")
            .hasMessageEndingWith(": " + number);
      }
      case "decode" -> {
        Radix radix = radix(row);
        String text = row.next();
        assertThatThrownBy(() -> radix.decode(text))
            .as(line)
            .isExactlyInstanceOf(InvalidIdException.class)
            .hasMessageStartingWith("invalid radix-")
            .hasMessageEndingWith(": " + row.rest());
      }
      default -> throw new AssertionError(line);
    }
  }

  private static Radix radix(LineReader row) {
    return Radix.of(row.nextInt(), row.nextInt(), row.next().equals("padded"));
  }
}
