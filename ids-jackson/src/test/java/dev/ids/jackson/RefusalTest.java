// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.InvalidIdException;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.Orders;
import dev.ids.jackson.shop.SeatId;
import dev.ids.jackson.shop.TicketId;
import dev.ids.jackson.testkit.Json;
import dev.ids.jackson.testkit.Line;
import dev.ids.jackson.testkit.Refusal;
import dev.ids.jackson.testkit.Setup;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RefusalTest {
  private static final String LINES = "dev.ids.jackson.testkit.Line#all";
  private static final String VALUE = "Cannot deserialize value of type `dev.ids.jackson.shop.";
  private static final String ULID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

  record Holder(OrderId order, TicketId ticket, List<OrderId> orders, Map<OrderId, TicketId> map) {}

  record Shown(@JsonFormat(shape = JsonFormat.Shape.STRING) TicketId ticket) {}

  private static Stream<Arguments> cross(String[][] rows) {
    return Line.all()
        .flatMap(line -> Stream.of(rows).map(row -> Arguments.of(line, row[0], row[1])));
  }

  static Stream<Arguments> badText() {
    return cross(
        new String[][] {
          {"", "invalid OrderId \"\": expected prefix \"ord_\", got \"\""},
          {"ord_", "invalid OrderId \"ord_\": after the prefix, needs 26 characters, has 0"},
          {
            "cus_" + ULID,
            "invalid OrderId \"cus_" + ULID + "\": expected prefix \"ord_\", got \"cus_\""
          },
          {
            " ord_" + ULID,
            "invalid OrderId \" ord_" + ULID + "\": expected prefix \"ord_\", got \" ord\""
          },
          {
            "ord_8ZZZZZZZZZZZZZZZZZZZZZZZZZ",
            "invalid OrderId \"ord_8ZZZZZZZZZZZZZZZZZZZZZZZZZ\": after the prefix, overflow: the"
                + " first character must be 0-7"
          },
          {
            "ord_01ARZ3NDEITSV4RRFFQ69G5FAV",
            "invalid OrderId \"ord_01ARZ3NDEITSV4RRFFQ69G5FAV\": after the prefix, character 'I' at"
                + " index 9 is not in 0-9 A-H J K M N P-T V-Z"
          },
        });
  }

  @ParameterizedTest
  @MethodSource("badText")
  void textThatIsNoIdIsRefusedWithTheRuleItBreaks(Line line, String text, String reason) {
    Json json = line.json();
    Refusal refused = json.refusal(() -> json.read('"' + text + '"', OrderId.class));
    assertThat(refused.exception()).isEqualTo("InvalidFormatException");
    assertThat(refused.message()).isEqualTo(VALUE + "OrderId`: " + reason);
    assertThat(refused.target()).isEqualTo(OrderId.class);
    assertThat(refused.value()).isEqualTo(text);
    assertThat(refused.cause()).isInstanceOf(InvalidIdException.class);
  }

  static Stream<Arguments> tokensThatAreNoText() {
    return cross(
        new String[][] {
          {"17", "invalid OrderId \"17\": needs a string, not an integer"},
          {"1.5", "invalid OrderId \"1.5\": needs a string, not a decimal number"},
          {"true", "invalid OrderId \"true\": needs a string, not a boolean"},
          {"{\"value\":1}", "needs a string, not an object"},
        });
  }

  @ParameterizedTest
  @MethodSource("tokensThatAreNoText")
  void textIdsTakeOnlyStrings(Line line, String value, String problem) {
    assertMismatch(line, OrderId.class, value, VALUE + "OrderId`: " + problem);
  }

  static Stream<Arguments> tokensThatAreNoNumber() {
    return cross(
        new String[][] {
          {"\"17\"", "invalid TicketId \"17\": needs an integer, not a string"},
          {"\"\"", "invalid TicketId \"\": needs an integer, not a string"},
          {"17.0", "invalid TicketId \"17.0\": needs an integer, not a decimal number"},
          {"1e1", "invalid TicketId \"1e1\": needs an integer, not a decimal number"},
          {"false", "invalid TicketId \"false\": needs an integer, not a boolean"},
          {"{}", "needs an integer, not an object"},
        });
  }

  @ParameterizedTest
  @MethodSource("tokensThatAreNoNumber")
  void numberIdsTakeOnlyIntegers(Line line, String value, String problem) {
    assertMismatch(line, TicketId.class, value, VALUE + "TicketId`: " + problem);
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void arraysAreRefusedInJacksonsWords(Line line) {
    assertMismatch(
        line,
        TicketId.class,
        "[17]",
        VALUE + "TicketId` from Array value (token `JsonToken.START_ARRAY`)");
  }

  static Stream<Arguments> badNumbers() {
    return cross(
        new String[][] {
          {"-1", "needs 0 to 1099511627775"},
          {"1099511627776", "needs 0 to 1099511627775"},
          {"9223372036854775807", "needs 0 to 1099511627775"},
          {"9223372036854775808", "does not fit 64 bits"},
          {"-9223372036854775809", "does not fit 64 bits"},
        });
  }

  @ParameterizedTest
  @MethodSource("badNumbers")
  void numbersOutOfRangeAreRefused(Line line, String value, String rule) {
    Json json = line.json();
    Refusal refused = json.refusal(() -> json.read(value, TicketId.class));
    assertThat(refused.message())
        .isEqualTo(VALUE + "TicketId`: invalid TicketId \"" + value + "\": " + rule);
    assertThat(refused.target()).isEqualTo(TicketId.class);
    assertThat(refused.value()).hasToString(value);
    assertThat(refused.cause()).isInstanceOf(InvalidIdException.class);
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void zeroHasNoSign(Line line) {
    Json json = line.json();
    assertThat(json.read("0", TicketId.class)).isEqualTo(new TicketId(0));
    Refusal refused = json.refusal(() -> json.read("-0", TicketId.class));
    assertThat(refused.exception()).isEqualTo("InvalidFormatException");
    assertThat(refused.message())
        .isEqualTo(VALUE + "TicketId`: invalid TicketId \"-0\": zero has no sign");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void whereTextWasAskedForANumberIsRefused(Line line) {
    Json json = line.json();
    assertThat(json.refusal(() -> json.read("{\"ticket\":17}", Shown.class)).message())
        .isEqualTo(VALUE + "TicketId`: invalid TicketId \"17\": needs a string, not an integer");
  }

  record Numeric(@JsonFormat(shape = JsonFormat.Shape.NUMBER) SeatId seat) {}

  record Fractional(@JsonFormat(shape = JsonFormat.Shape.NUMBER_FLOAT) TicketId ticket) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void aShapeThatAnIdCannotHaveIsAMistakeOfTheApplication(Line line) {
    Json json = line.json();
    String seat =
        "@JsonFormat(shape = NUMBER) cannot apply to SeatId: its declaration says that it is text;"
            + " json = NUMBER there makes it a number";
    Refusal written = json.refusal(() -> json.write(new Numeric(new SeatId(1))));
    assertThat(written.exception()).isEqualTo("InvalidDefinitionException");
    assertThat(written.message()).isEqualTo(seat);
    Refusal read = json.refusal(() -> json.read("{\"seat\":1}", Numeric.class));
    assertThat(read.exception()).isEqualTo("InvalidDefinitionException");
    assertThat(read.message()).isEqualTo(seat);
    assertThat(json.refusal(() -> json.write(new Fractional(new TicketId(1)))).message())
        .isEqualTo(
            "@JsonFormat(shape = NUMBER_FLOAT) cannot apply to TicketId: an id is an integer; leave"
                + " the shape out");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void keysAreRefusedAsKeys(Line line) {
    Json json = line.json();
    Refusal refused = json.refusal(() -> json.read("{\"17\":null}", Orders.ByTicket.class));
    assertThat(refused.message())
        .isEqualTo(
            "Cannot deserialize Map key of type `dev.ids.jackson.shop.TicketId`: "
                + "invalid TicketId \"17\": needs T and hexadecimal digits");
    assertThat(refused.target()).isEqualTo(TicketId.class);
    assertThat(refused.value()).isEqualTo("17");
    assertThat(refused.cause()).isInstanceOf(InvalidIdException.class);
  }

  static Stream<Arguments> places() {
    return cross(
        new String[][] {
          {"{\"order\":\"x\"}", "RefusalTest$Holder[\"order\"]"},
          {"{\"ticket\":-1}", "RefusalTest$Holder[\"ticket\"]"},
          {"{\"orders\":[null,5]}", "RefusalTest$Holder[\"orders\"]->java.util.ArrayList[1]"},
          {"{\"map\":{\"x\":5}}", "RefusalTest$Holder[\"map\"]"},
        });
  }

  @ParameterizedTest
  @MethodSource("places")
  void refusalsSayWhere(Line line, String value, String path) {
    Json json = line.json();
    Refusal refused = json.refusal(() -> json.read(value, Holder.class));
    assertThat(refused.path()).startsWith("dev.ids.jackson." + path);
    assertThat(refused.column()).isGreaterThan(1);
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void inputIsCutAndEscapedInMessages(Line line) {
    Json json = line.json();
    String hostile = "\\u0000\\n<b>" + "x".repeat(100_000);
    assertThat(json.refusal(() -> json.read("\"" + hostile + "\"", OrderId.class)).message())
        .isEqualTo(
            VALUE
                + "OrderId`: invalid OrderId \"\\u0000\\u000A<b>"
                + "x".repeat(59)
                + "\"… (100005 characters): expected prefix \"ord_\", got \"\\u0000\\u000A<b\"");
    String digits = "9".repeat(900);
    assertThat(json.refusal(() -> json.read(digits, TicketId.class)).message())
        .isEqualTo(
            VALUE
                + "TicketId`: invalid TicketId \""
                + "9".repeat(64)
                + "\"… (900 characters): does not fit 64 bits");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void whatMakesNullOfAnEmptyObjectDoesNotOfAnId(Line line) {
    Json lenient = line.json(Setup.ACCEPT_EMPTY_STRING_AS_NULL_OBJECT);
    assertThat(lenient.refusal(() -> lenient.read("\"\"", OrderId.class)).exception())
        .isEqualTo("InvalidFormatException");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void coercionMayMakeNullOfWhatIsRefusedButNeverAnId(Line line) {
    Json nulls = line.json(Setup.COERCE_TO_NULL);
    for (String token : List.of("17", "1.5", "true", "\"\"", "\" \"", "[]")) {
      assertThat(nulls.read(token, OrderId.class)).isNull();
    }
    for (String token : List.of("\"17\"", "1.5", "true", "\"\"", "[]")) {
      assertThat(nulls.read(token, TicketId.class)).isNull();
    }
    assertThat(nulls.refusal(() -> nulls.read("\"x\"", OrderId.class)).exception())
        .isEqualTo("InvalidFormatException");

    Json trying = line.json(Setup.COERCE_TRY);
    assertThat(trying.refusal(() -> trying.read("\"17\"", TicketId.class)).message())
        .isEqualTo(VALUE + "TicketId`: invalid TicketId \"17\": needs an integer, not a string");
  }

  private static void assertMismatch(Line line, Class<?> type, String value, String message) {
    Json json = line.json();
    Refusal refused = json.refusal(() -> json.read(value, type));
    assertThat(refused.exception()).isEqualTo("MismatchedInputException");
    assertThat(refused.message()).isEqualTo(message);
    assertThat(refused.target()).isEqualTo(type);
  }
}
