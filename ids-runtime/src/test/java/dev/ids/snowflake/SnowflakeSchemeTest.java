// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.JsonForm;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each declaration stands on a field, as a user's would. */
class SnowflakeSchemeTest {
  @Snowflake(layout = LayoutPreset.JS_SAFE_MS, json = JsonForm.NUMBER)
  long jsSafe;

  @Snowflake long usual;

  @Snowflake(layout = LayoutPreset.SNOWFLAKE_S, epoch = "2024-01-01T00:00:00Z")
  long newEpoch;

  @Snowflake(bits = @Bits(time = 40, node = 12, seq = 11, epoch = "2024-01-01T00:00:00Z"))
  long own;

  @Snowflake(bits = @Bits(time = 41, node = 10, seq = 13))
  long oneBitTooMany;

  @Snowflake(bits = @Bits(time = 40, node = 31, seq = 10))
  long nodeTooWide;

  @Snowflake(bits = @Bits(time = 63, node = 0, seq = 1))
  long timeTooWide;

  @Snowflake(json = JsonForm.NUMBER)
  long tooWideForJavaScript;

  @Snowflake(layout = LayoutPreset.SNOWFLAKE_S, json = JsonForm.NUMBER)
  long secondsTooWideForJavaScript;

  @Snowflake(layout = LayoutPreset.COSID_80)
  long eighty;

  @Snowflake(layout = LayoutPreset.JS_SAFE_MS, bits = @Bits(time = 41, node = 3, seq = 9))
  long twoLayouts;

  @Snowflake(bits = {@Bits(time = 41, node = 3, seq = 9), @Bits(time = 41, node = 3, seq = 9)})
  long twoBits;

  @Snowflake(epoch = "2024-01-01T00:00:00Z", bits = @Bits(time = 41, node = 3, seq = 9))
  long twoEpochs;

  @Snowflake(epoch = "last summer")
  long noInstant;

  @Snowflake(bits = @Bits(time = 41, node = 3, seq = 9, epoch = "2024-01-01"))
  long noInstantInBits;

  @Snowflake(epoch = "+1000000000-12-31T23:59:59Z")
  long farAway;

  @Snowflake(bits = @Bits(time = 0, node = 3, seq = 9))
  long noTimeInBits;

  @Snowflake(bits = @Bits(time = 31, node = 3, seq = 9, unit = ChronoUnit.MINUTES))
  long minutesInBits;

  @Snowflake(bits = @Bits(time = 41, node = 3, seq = 9, seqResetThreshold = 512))
  long thresholdInBits;

  @Snowflake(bits = @Bits(time = 38, node = 10, seq = 12))
  long shortLived;

  @Test
  void aDeclarationBecomesItsLayout() throws Exception {
    assertThat(scheme("jsSafe").layout()).isEqualTo(Layout.JS_SAFE_MS);
    assertThat(scheme("usual").layout()).isEqualTo(Layout.SNOWFLAKE_MS);
    assertThat(scheme("newEpoch").layout())
        .isEqualTo(Layout.SNOWFLAKE_S.withEpoch(Instant.parse("2024-01-01T00:00:00Z")));
    assertThat(scheme("own").layout())
        .isEqualTo(
            new Layout(Instant.parse("2024-01-01T00:00:00Z"), ChronoUnit.MILLIS, 40, 12, 11, 1023));
    assertThat(scheme("own").slotBits()).isEqualTo(12);
  }

  @Test
  void tooManyBitsAreRefusedWithAPicture() {
    assertThatThrownBy(() -> scheme("oneBitTooMany"))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            """
            [IDS044] bits[0].seq: time 41 + node 10 + seq 13 = 64 bits, 1 more than the 63 that a \
            non-negative long holds
                time 41  #########################################
                node 10  ##########
                seq  13  #############
                     --
                     64 of 63; help: seq = 12""");
  }

  @Test
  void theWidthThatCanGiveWayIsNamed() {
    assertRefused(
        "nodeTooWide",
        "IDS044",
        "bits[0].node",
        """
        time 40 + node 31 + seq 10 = 81 bits, 18 more than the 63 that a non-negative long holds
            time 40  ########################################
            node 31  ###############################
            seq  10  ##########
                 --
                 81 of 63""",
        "node = 13");
    assertRefused(
        "timeTooWide",
        "IDS044",
        "bits[0].time",
        """
        time 63 + node 0 + seq 1 = 64 bits, 1 more than the 63 that a non-negative long holds
            time 63  ###############################################################
            node  0\s\s
            seq   1  #
                 --
                 64 of 63""",
        "time = 62");
  }

  @Test
  void aJsonNumberHasAtMostFiftyThreeBits() {
    assertRefused(
        "tooWideForJavaScript",
        "IDS045",
        "json",
        """
        json = NUMBER: time 41 + node 10 + seq 12 = 63 bits, 10 more than the 53 that a JavaScript \
        number holds exactly
            time 41  #########################################
            node 10  ##########
            seq  12  ############
                 --
                 63 of 53""",
        "layout = JS_SAFE_MS, or json = TEXT");
    assertRefused(
        "secondsTooWideForJavaScript",
        "IDS045",
        "json",
        """
        json = NUMBER: time 31 + node 10 + seq 22 = 63 bits, 10 more than the 53 that a JavaScript \
        number holds exactly
            time 31  ###############################
            node 10  ##########
            seq  22  ######################
                 --
                 63 of 53""",
        "layout = JS_SAFE_S, or json = TEXT");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "eighty|IDS047|layout|layout = COSID_80 has 80 bits, 17 more than the 63 of a number"
            + "|@Cosid80 in place of @Snowflake, or layout = SNOWFLAKE_MS",
        "twoLayouts|IDS046|bits|layout = JS_SAFE_MS and bits name two layouts; an id has one"
            + "|take out layout or bits",
        "twoBits|IDS046|bits[1]|an id has one layout, here are two|bits = @Bits(…), once",
        "twoEpochs|IDS046|epoch|bits has an epoch of its own, so epoch beside it would be a second"
            + " one|bits = @Bits(…, epoch = \"2024-01-01T00:00:00Z\")",
        "noInstant|IDS042|epoch|epoch \"last summer\" is not an instant in UTC such as"
            + " 2024-01-01T00:00:00Z|epoch = \"2019-12-24T16:00:00Z\"",
        "noInstantInBits|IDS042|bits[0].epoch|epoch \"2024-01-01\" is not an instant in UTC such as"
            + " 2024-01-01T00:00:00Z|epoch = \"2024-01-01T00:00:00Z\"",
        "farAway|IDS042|epoch|epoch +1000000000-12-31T23:59:59Z is further from 1970 than 2^63"
            + " milliseconds|epoch = \"2019-12-24T16:00:00Z\"",
        "noTimeInBits|IDS040|bits[0].time|time = 0 is outside 1..63 bits|time = 41",
        "minutesInBits|IDS041|bits[0].unit|unit = MINUTES is neither MILLIS nor SECONDS"
            + "|unit = SECONDS",
        "thresholdInBits|IDS043|bits[0].seqResetThreshold|seqResetThreshold = 512 is outside"
            + " 0..511, the range of a sequence of 9 bits|seqResetThreshold = 255"
      })
  void eachMistakeIsRefusedAtItsMember(
      String field, String code, String member, String problem, String help) {
    assertRefused(field, code, member, problem, help);
  }

  private static void assertRefused(
      String field, String code, String member, String problem, String help) {
    assertThatThrownBy(() -> scheme(field))
        .isInstanceOfSatisfying(
            InvalidDeclarationException.class,
            refusal -> {
              assertThat(refusal.code()).isEqualTo(code);
              assertThat(refusal.member()).isEqualTo(member);
              assertThat(refusal.problem()).isEqualTo(problem);
              assertThat(refusal.help()).isEqualTo(help);
            })
        .hasMessage("[" + code + "] " + member + ": " + problem + "; help: " + help);
  }

  @Test
  void aLayoutThatEndsSoonIsAdvice() throws Exception {
    assertThat(scheme("shortLived").advice())
        .containsExactly(
            new Advice(
                "IDS049",
                "bits[0].time",
                "38 bits of millis end 8.7 years after the epoch 2019-12-24T16:00:00Z",
                "time = 40"));
    assertThat(scheme("usual").advice()).isEmpty();
    assertThat(scheme("jsSafe").advice()).isEmpty();
  }

  @Test
  void textIsDecimalBothWays() throws Exception {
    SnowflakeScheme scheme = scheme("jsSafe");
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 10_000; i++) {
      long id = random.nextLong(1L << 53) >>> random.nextInt(53);
      assertThat(scheme.parse(scheme.format(id))).isEqualTo(id);
    }
    assertThat(scheme.parse("0")).isZero();
    assertThat(scheme.parse("9007199254740991")).isEqualTo(9007199254740991L);
    assertThat(scheme("usual").parse("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "|needs 1 to 16 characters, has 0",
        "00|has a leading zero",
        "01|has a leading zero",
        "-1|character '-' at index 0 is not one of 0123456789",
        "+1|character '+' at index 0 is not one of 0123456789",
        " 1|character ' ' at index 0 is not one of 0123456789",
        "1 |character ' ' at index 1 is not one of 0123456789",
        "1.0|character '.' at index 1 is not one of 0123456789",
        "1e3|character 'e' at index 1 is not one of 0123456789",
        "１|character '１' (U+FF11) at index 0 is not one of 0123456789",
        "٣|character '٣' (U+0663) at index 0 is not one of 0123456789",
        "9007199254740992|must be 0..9007199254740991 (53 bits)",
        "10000000000000000|needs 1 to 16 characters, has 17",
        "99999999999999999999999999|needs 1 to 16 characters, has 26"
      })
  void otherTextIsRefusedWithTheReason(String text, String reason) throws Exception {
    String input = text == null ? "" : text;
    SnowflakeScheme scheme = scheme("jsSafe");

    assertThatThrownBy(() -> scheme.parse(input))
        .isInstanceOf(InvalidIdException.class)
        .hasMessage("invalid snowflake \"" + input + "\": " + reason);
  }

  @Test
  void textJustAboveTheLargestLongIsRefused() throws Exception {
    SnowflakeScheme scheme = scheme("usual");
    for (String text : new String[] {"9223372036854775808", "9999999999999999999"}) {
      assertThatThrownBy(() -> scheme.parse(text))
          .hasMessage(
              "invalid snowflake \"" + text + "\": overflow: must be at most 9223372036854775807");
    }
  }

  @Test
  void storedNumbersOutOfRangeAreRefused() throws Exception {
    SnowflakeScheme scheme = scheme("jsSafe");

    assertThat(scheme.check(9007199254740991L)).isEqualTo(9007199254740991L);
    assertThatThrownBy(() -> scheme.check(-1))
        .hasMessage("invalid snowflake \"-1\": must be 0..9007199254740991 (53 bits)");
    assertThatThrownBy(() -> scheme.check(1L << 53))
        .hasMessage(
            "invalid snowflake \"9007199254740992\": must be 0..9007199254740991 (53 bits)");
  }

  @Test
  void partsAreReadFromTheBits() throws Exception {
    SnowflakeScheme scheme = scheme("jsSafe");

    assertThat(scheme.timestamp(884256817657361L)).isEqualTo("2026-10-27T07:30:12.123Z");
    assertThat(scheme.node(884256817657361L)).isEqualTo(3);
    assertThat(scheme.sequence(884256817657361L)).isEqualTo(17);
  }

  private static SnowflakeScheme scheme(String field) throws NoSuchFieldException {
    return SnowflakeScheme.of(
        SnowflakeSchemeTest.class.getDeclaredField(field).getAnnotation(Snowflake.class));
  }
}
