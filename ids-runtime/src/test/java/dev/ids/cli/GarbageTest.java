// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is pasted, the answer is short, and comes soon. */
class GarbageTest {
  private static final int MANY = 1_000_000;

  static Stream<String> large() {
    return Stream.of(
            "x", "0", "_", "-", "0_", "é", " ", "\"", "\uD83D", "0-0.0:0_", "\\x00", "'", "\u0000")
        .map(unit -> unit.repeat(MANY / unit.length()));
  }

  @ParameterizedTest
  @MethodSource("large")
  void aMegabyteIsRefusedInAFewLines(String garbage) {
    for (boolean asInput : new boolean[] {false, true}) {
      CommandLine.Result result =
          assertTimeoutPreemptively(
              Duration.ofSeconds(60),
              () ->
                  asInput
                      ? CommandLine.runWithInput(garbage, "inspect")
                      : CommandLine.run("inspect", "--", garbage));

      assertThat(result.code()).isEqualTo(1);
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).hasSizeBetween(10, 2_000);
    }
  }

  @Test
  void controlCharactersNeverReachTheTerminal() {
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      String text =
          random
              .ints(1 + random.nextInt(40), 0, Character.MAX_CODE_POINT + 1)
              .map(c -> random.nextBoolean() ? c % 0x80 : c)
              .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
              .toString();

      for (CommandLine.Result result :
          new CommandLine.Result[] {
            CommandLine.run("inspect", "--", text), CommandLine.run("inspect", "--json", "--", text)
          }) {
        assertThat(result.code()).isIn(0, 1);
        assertThat((result.out() + result.err()).replace("\n", "").chars())
            .allMatch(c -> !Character.isISOControl(c));
      }
    }
  }

  @Test
  void aLongLineIsLookedAtAsFarAsTheLimit() {
    String id = "01KDVDNA00041061050R3GG28Z";
    String early = id + " word".repeat(MANY / 5);
    String late = "word ".repeat(MANY / 5) + id;

    assertThat(CommandLine.runWithInput(early, "inspect").out()).startsWith(id + " (line 1)\n");
    assertThat(CommandLine.runWithInput(late, "inspect"))
        .isEqualTo(
            new CommandLine.Result(
                1,
                "",
                "ids: note: line 1 has 1000026 characters; the first 100000 are looked at\n"
                    + "ids: no id in 1 line\n"));
  }
}
