// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.snowflake.Layout;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CodecChainTest {
  private static final IdSpace NUMBERS = IdSpace.ofBits(63);
  private static final InstantSource OCTOBER =
      InstantSource.fixed(Instant.parse("2026-10-27T07:30:12.123Z"));
  private static final long ID = 905478981279559697L;

  @Test
  void theOrderOfTheSpecificationIsKept() {
    CodecChain chain =
        CodecChain.of(
            List.of(
                CodecStep.radix(62),
                CodecStep.datePrefix("yyMMdd", "", DateSource.NOW, "UTC", OCTOBER),
                CodecStep.prefix("O")),
            NUMBERS);

    assertThat(chain.encode(3259)).isEqualTo("O261027qZ");
    assertThat(chain.decode("O261027qZ")).isEqualTo(3259);
    assertThat(chain.decode("O200229qZ")).isEqualTo(3259);
    assertThat(new StringIdGenerator(() -> 3259, chain).generate()).isEqualTo("O261027qZ");
  }

  @Test
  void anotherOrderIsAnotherText() {
    CodecChain chain =
        CodecChain.of(
            List.of(
                CodecStep.radix(62),
                CodecStep.prefix("O"),
                CodecStep.suffix("a"),
                CodecStep.datePrefix("yyMMdd", "-", DateSource.NOW, "UTC", OCTOBER),
                CodecStep.suffix("b")),
            NUMBERS);

    assertThat(chain.encode(3259)).isEqualTo("261027-OqZab");
  }

  @Test
  void withoutAFirstItemTheTextIsDecimal() {
    assertThat(CodecChain.of(List.of(), NUMBERS).encode(Long.MAX_VALUE))
        .isEqualTo("9223372036854775807");
    assertThat(CodecChain.of(List.of(CodecStep.suffix("x")), NUMBERS).encode(0)).isEqualTo("0x");
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        mistake("IDS030", "[0].radix", "radix = 63 is outside 2..62", CodecStep.radix(63)),
        mistake("IDS030", "[0].radix", "radix = 1 is outside 2..62", CodecStep.radix(1, 5, true)),
        mistake(
            "IDS031",
            "[0].width",
            "width = 10 is too small: ids of 63 bits have up to 11 digits of radix 62",
            CodecStep.radix(62, 10, true)),
        mistake(
            "IDS031",
            "[0].width",
            "width = 14 is outside 1..13 digits, the most that radix 36 has for 63 bits",
            CodecStep.radix(36, 14, false)),
        mistake(
            "IDS031",
            "[0].width",
            "width = -1 is outside 1..11 digits, the most that radix 62 has for 63 bits",
            CodecStep.radix(62, -1, false)),
        mistake(
            "IDS033",
            "[1].radix",
            "radix = 62 turns the id into text, so it is the first item; here it is item 2, and what"
                + " stands before it wraps text",
            CodecStep.prefix("O"),
            CodecStep.radix(62)),
        mistake(
            "IDS033",
            "[1].custom",
            "custom turns the id into text, so it is the first item; here it is item 2, and what"
                + " stands before it wraps text",
            CodecStep.radix(62),
            CodecStep.custom(Radix.of(10))),
        mistake(
            "IDS035",
            "[0].friendly",
            "friendly writes the time of an id, and these ids have none",
            CodecStep.friendly("UTC", true)),
        mistake(
            "IDS035",
            "[1].datePrefix",
            "a date prefix shows the time of an id, and these ids have none",
            CodecStep.radix(62),
            CodecStep.datePrefix("yyMMdd", "", DateSource.ID_TIME, "UTC")),
        mistake(
            "IDS036",
            "[0].zone",
            "there is no time zone \"Europe/Berln\"",
            CodecStep.datePrefix("yyMMdd", "", DateSource.NOW, "Europe/Berln")),
        mistake("IDS037", "[0].prefix", "the prefix is empty", CodecStep.prefix("")),
        mistake("IDS037", "[0].suffix", "the suffix is empty", CodecStep.suffix("")),
        mistake(
            "IDS037",
            "[1].suffix",
            "suffix \"a b\" has characters that do not show, or blanks; take visible ones",
            CodecStep.prefix("ä/€"),
            CodecStep.suffix("a b")),
        mistake(
            "IDS037",
            "[0].prefix",
            "prefix \"\\u200B\" has characters that do not show, or blanks; take visible ones",
            CodecStep.prefix("\u200b")),
        mistake(
            "IDS037",
            "[0].delimiter",
            "delimiter \"\\u000A\" has characters that do not show, or blanks; take visible ones",
            CodecStep.datePrefix("yyMMdd", "\n", DateSource.NOW, "UTC")),
        mistake(
            "IDS034",
            "[0].datePrefix",
            "the date pattern is empty",
            CodecStep.datePrefix("", "-", DateSource.NOW, "UTC")));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeNamesItemAndMember(
      String code, String member, String problem, List<CodecStep> steps) {
    assertThatThrownBy(() -> CodecChain.of(steps, NUMBERS))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith("[" + code + "] " + member + ": " + problem + "; help: ");
  }

  @Test
  void whatToWriteInsteadIsSaid() {
    assertThat(help(CodecStep.radix(62, 3, true))).isEqualTo("width = 11");
    assertThat(help(CodecStep.datePrefix("yyMMdd", "", DateSource.NOW, "europe/berlin")))
        .isEqualTo("zone = \"Europe/Berlin\"");
    assertThat(help(CodecStep.datePrefix("yyMMdd", "", DateSource.NOW, "Mars")))
        .isEqualTo("zone = \"UTC\"");
    assertThat(help(CodecStep.datePrefix("yyMd", "", DateSource.NOW, "UTC")))
        .isEqualTo("datePrefix = \"yyMMd\"");
    assertThat(help(CodecStep.suffix("a b"))).isEqualTo("suffix = \"ab\"");
    assertThat(help(CodecStep.suffix("\n"))).isEqualTo("take out this item");
  }

  private static String help(CodecStep... steps) {
    try {
      CodecChain.of(List.of(steps), NUMBERS);
    } catch (InvalidDeclarationException e) {
      return e.help();
    }
    throw new AssertionError("is accepted");
  }

  @Test
  void widthIsTheMostDigitsUnlessPadded() {
    IdSpace ids = IdSpace.ofBits(53);

    assertThat(CodecChain.of(List.of(CodecStep.radix(62)), ids).maxLength()).isEqualTo(9);
    CodecChain wide = CodecChain.of(List.of(CodecStep.radix(62, 11, true)), ids);
    assertThat(wide.encode(100)).isEqualTo("0000000001c");
    assertThatThrownBy(() -> wide.decode("AzL8n0Y58m7"))
        .hasMessageEndingWith(": must be 0..9007199254740991 (53 bits)");
  }

  @Test
  void idsOfOneBitHaveOneDigit() {
    CodecChain chain = CodecChain.of(List.of(CodecStep.radix(36)), IdSpace.ofBits(1));

    assertThat(chain.maxLength()).isEqualTo(1);
    assertThat(chain.decode("1")).isEqualTo(1);
    assertThatThrownBy(() -> chain.decode("2")).hasMessageEndingWith("must be 0..1 (1 bits)");
    assertThatThrownBy(() -> IdSpace.ofBits(0)).hasMessage("totalBits must be 1..63: 0");
    assertThatThrownBy(() -> IdSpace.ofBits(64)).hasMessage("totalBits must be 1..63: 64");
  }

  @Test
  void textSortsOnlyWhereItsLengthIsFixedAndDatesFollowTime() {
    assertThat(ordered(CodecStep.radix(62))).isFalse();
    assertThat(ordered()).isFalse();
    assertThat(ordered(CodecStep.radix(62, 0, true))).isTrue();
    assertThat(ordered(CodecStep.radix(62, 0, true), CodecStep.suffix("a"), CodecStep.prefix("b")))
        .isTrue();
    assertThat(ordered(CodecStep.friendly("UTC", true))).isTrue();
    assertThat(ordered(CodecStep.friendly("UTC", false))).isFalse();
    assertThat(ordered(CodecStep.friendly("Asia/Shanghai", true))).isTrue();
    assertThat(ordered(CodecStep.friendly("Europe/Berlin", true))).isFalse();
    assertThat(ordered(CodecStep.custom(Radix.of(62, 11, true)))).isTrue();
    for (String pattern :
        List.of("yyyy", "yyyy-MM", "yyyyMMdd", "yyyyDDDHH", "yyyyMMddHHmmssSSS")) {
      assertThat(dated(pattern, "UTC")).as(pattern).isTrue();
    }
    for (String pattern : List.of("yy", "yyMMdd", "MMdd", "ddMMyyyy", "yyyydd", "HHyyyyMMdd")) {
      assertThat(dated(pattern, "UTC")).as(pattern).isFalse();
    }
    assertThat(dated("yyyyMMdd", "America/New_York")).isFalse();
    assertThat(
            ordered(
                CodecStep.radix(62, 0, true),
                CodecStep.datePrefix("yyyyMMdd", "", DateSource.NOW, "UTC")))
        .isFalse();
  }

  private static boolean dated(String pattern, String zone) {
    return ordered(
        CodecStep.radix(62, 0, true), CodecStep.datePrefix(pattern, "", DateSource.ID_TIME, zone));
  }

  private static boolean ordered(CodecStep... steps) {
    return CodecChain.of(List.of(steps), Layout.SNOWFLAKE_MS).isOrdered();
  }

  @Test
  void aZoneWhoseClocksChangeLaterThanTheFirstIdIsANote() {
    List<CodecStep> steps =
        List.of(
            CodecStep.friendly("Europe/Berlin", true),
            CodecStep.datePrefix("yyyyMMddHH", "-", DateSource.ID_TIME, "Asia/Shanghai"));

    assertThat(CodecChain.of(steps, Layout.SNOWFLAKE_MS).advice())
        .extracting(a -> a.code() + " " + a.member() + " " + a.help())
        .containsExactly("IDS038 [0].friendly friendly = \"UTC\"");
    // China had summer time until 1991.
    assertThat(CodecChain.of(steps, Layout.CLASSIC).advice())
        .extracting(a -> a.code() + " " + a.member() + " " + a.help())
        .containsExactly(
            "IDS038 [0].friendly friendly = \"UTC\"", "IDS038 [1].zone zone = \"UTC\"");
  }

  @Test
  void timesBeyondFourDigitsOfAYearAreRefused() {
    Layout late = Layout.of(Layout.COSID_EPOCH, ChronoUnit.MILLIS, 48, 3, 9);
    Layout later = Layout.of(Layout.COSID_EPOCH, ChronoUnit.SECONDS, 61, 1, 1);
    Layout early = Layout.of(Instant.parse("-0001-12-31T23:59:59Z"), ChronoUnit.SECONDS, 31, 3, 9);
    for (Layout layout : List.of(late, later, early)) {
      String which = layout.equals(early) ? "first" : "last";
      String problem =
          ": the " + which + " id would be of a year outside 0..9999, the years of four digits; ";
      assertThatThrownBy(() -> CodecChain.of(List.of(CodecStep.friendly("UTC", true)), layout))
          .hasMessageStartingWith("[IDS035] [0].friendly" + problem);
      CodecStep year = CodecStep.datePrefix("yy", "", DateSource.ID_TIME, "UTC");
      assertThatThrownBy(() -> CodecChain.of(List.of(year), layout))
          .hasMessageStartingWith("[IDS035] [0].datePrefix" + problem);
    }
    CodecStep hour = CodecStep.datePrefix("HH", "", DateSource.ID_TIME, "UTC");
    assertThat(CodecChain.of(List.of(hour), late).encode(0)).isEqualTo("160");
  }

  @Test
  void theDateIsTheIdsOwn() {
    CodecChain chain =
        CodecChain.of(
            List.of(
                CodecStep.radix(62),
                CodecStep.datePrefix("yyMMdd", "-", DateSource.ID_TIME, "Pacific/Auckland")),
            Layout.SNOWFLAKE_MS);
    long lateInTheDay = Layout.SNOWFLAKE_MS.pack(1_793_086_212_123L - 1_577_203_200_000L, 3, 17);

    assertThat(lateInTheDay).isEqualTo(ID);
    assertThat(chain.encode(ID)).isEqualTo("261027-14t6PEysfWT");
    assertThatThrownBy(() -> chain.decode("261028-14t6PEysfWT"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid id text \"261028-14t6PEysfWT\": date \"261028\" is not that of the id, 261027");
  }

  @Test
  void aRefusalInsideNamesThePart() {
    CodecChain chain =
        CodecChain.of(
            List.of(CodecStep.friendly("UTC", true), CodecStep.prefix("t-")), Layout.SNOWFLAKE_MS);

    assertThatThrownBy(() -> chain.decode("t-20261327073012123-0003-0017"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid friendly text \"t-20261327073012123-0003-0017\": in"
                + " \"20261327073012123-0003-0017\", \"20261327\" is no date");
  }

  private static Arguments mistake(String code, String member, String problem, CodecStep... steps) {
    return Arguments.of(code, member, problem, List.of(steps));
  }
}
