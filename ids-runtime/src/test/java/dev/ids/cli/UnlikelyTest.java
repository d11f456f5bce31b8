// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import dev.ids.snowflake.SnowflakeProvider;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any short word is a number in some radix; that makes it no id. */
class UnlikelyTest {
  @ParameterizedTest
  @ValueSource(strings = {"nonsense", "42", "0", "paid", "order-42", "deadbeef"})
  void aTextWithOnlyUnlikelyReadingsIsCalledNoIdInAFewLines(String text) {
    for (CommandLine.Result result :
        new CommandLine.Result[] {
          CommandLine.run("inspect", text), CommandLine.runWithInput(text + "\n", "inspect")
        }) {
      assertThat(result.code()).isEqualTo(1);
      assertThat(result.out()).isEmpty();
      assertThat(result.err())
          .contains("\"" + text + "\" is probably no id: every reading of it is unlikely\n");
      assertThat(result.err().lines().skip(1)).isNotEmpty().hasSizeLessThan(10);
      assertThat(result.err().lines().skip(1))
          .allMatch(
              line ->
                  line.contains(", unlikely: ")
                      || line.startsWith("  nearly ")
                      || line.matches("  and \\d+ more; --all shows all in full"));
    }
  }

  @Test
  void allOfThemAreShownOnRequest() {
    CommandLine.Result result = CommandLine.run("inspect", "--all", "42");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err())
        .isEqualTo("ids: \"42\" is probably no id: every reading of it is unlikely\n");
    assertThat(result.out()).startsWith("42\n").contains("\n    sequence ", "\n    SQL LONG ");
    assertThat(result.out().lines().filter(line -> line.contains(", unlikely: ")))
        .hasSizeGreaterThan(5);
  }

  @Test
  void besideALikelyReadingTheyAreOneLineEach() {
    String number = "267675180236800001";
    CommandLine.Result few = CommandLine.run("inspect", number);
    CommandLine.Result all = CommandLine.run("inspect", "--all", number);

    assertThat(few.code()).isZero();
    assertThat(few.out()).contains("\n  snowflake CLASSIC, unlikely: ").doesNotContain("(54 y");
    assertThat(all.code()).isZero();
    assertThat(all.out()).contains("\n  snowflake CLASSIC, unlikely: ", "(54 y");
  }

  @Test
  void jsonHasThemWithTheProblem() {
    CommandLine.Result result = CommandLine.run("inspect", "--json", "42");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err()).isEmpty();
    assertThat(result.out())
        .startsWith(
            "{\"text\":\"42\",\"line\":null,\"problem\":\"is probably no id: every reading of it is"
                + " unlikely\",\"readings\":[{\"scheme\":\"snowflake\"")
        .doesNotContain("\"likelihood\":\"LIKELY\"");
  }

  @Test
  void oneLikelyTextDoesNotExcuseTheOthers() {
    CommandLine.Result result = CommandLine.run("inspect", "01KDVDNA00041061050R3GG28Z", "42");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.out()).startsWith("01KDVDNA00041061050R3GG28Z\n  ulid\n");
    assertThat(result.err()).startsWith("ids: \"42\" is probably no id");
  }

  @Test
  void thePrefixOfAnIdClassMakesAnyTimeLikely() {
    Candidate idClass =
        new Candidate(
            "shop.OrderId",
            new SnowflakeProvider().of(Holder.class.getAnnotation(Snowflake.class)),
            List.of(dev.ids.StorageKind.LONG),
            "ord_",
            true);
    Reader reader = new Reader(List.of(idClass), InstantSource.fixed(CommandLine.NOW));

    assertThat(reader.read("ord_42"))
        .singleElement()
        .satisfies(r -> assertThat(r.likelihood().isUnlikely()).isFalse());
    assertThat(reader.read("42"))
        .singleElement()
        .satisfies(r -> assertThat(r.likelihood().isUnlikely()).isTrue());
  }

  @Snowflake(layout = LayoutPreset.CLASSIC)
  private static final class Holder {}
}
