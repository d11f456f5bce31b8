// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.InvalidIdException;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.TicketId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

class RefusalTest {
  private static final String VALUE = "Cannot deserialize value of type `dev.ids.jackson.shop.";

  private final JsonMapper json = JsonMapper.builder().findAndAddModules().build();

  record Holder(OrderId order, TicketId ticket, List<OrderId> orders, Map<OrderId, TicketId> map) {}

  record Shown(@JsonFormat(shape = JsonFormat.Shape.STRING) TicketId ticket) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"\" | invalid OrderId \"\": expected prefix \"ord_\", got \"\"",
        "\"ord_\" | invalid OrderId \"ord_\": after the prefix, needs 26 characters, has 0",
        "\"cus_01ARZ3NDEKTSV4RRFFQ69G5FAV\" | invalid OrderId \"cus_01ARZ3NDEKTSV4RRFFQ69G5FAV\": expected prefix \"ord_\", got \"cus_\"",
        "\" ord_01ARZ3NDEKTSV4RRFFQ69G5FAV\" | invalid OrderId \" ord_01ARZ3NDEKTSV4RRFFQ69G5FAV\": expected prefix \"ord_\", got \" ord\"",
        "\"ord_8ZZZZZZZZZZZZZZZZZZZZZZZZZ\" | invalid OrderId \"ord_8ZZZZZZZZZZZZZZZZZZZZZZZZZ\": after the prefix, overflow: the first character must be 0-7",
      })
  void textThatIsNoIdIsRefusedWithTheRuleItBreaks(String value, String reason) {
    InvalidFormatException refused =
        catchThrowableOfType(
            InvalidFormatException.class, () -> json.readValue(value, OrderId.class));
    assertThat(refused.getOriginalMessage()).isEqualTo(VALUE + "OrderId`: " + reason);
    assertThat(refused.getTargetType()).isEqualTo(OrderId.class);
    assertThat(refused.getValue()).isEqualTo(json.readValue(value, String.class));
    assertThat(refused).hasCauseInstanceOf(InvalidIdException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "17 | invalid OrderId \"17\": needs a string, not an integer",
        "1.5 | invalid OrderId \"1.5\": needs a string, not a decimal number",
        "true | invalid OrderId \"true\": needs a string, not a boolean",
        "{\"value\":1} | needs a string, not an object",
      })
  void textIdsTakeOnlyStrings(String value, String problem) {
    assertMismatch(OrderId.class, value, VALUE + "OrderId`: " + problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"17\" | invalid TicketId \"17\": needs an integer, not a string",
        "\"\" | invalid TicketId \"\": needs an integer, not a string",
        "17.0 | invalid TicketId \"17.0\": needs an integer, not a decimal number",
        "false | invalid TicketId \"false\": needs an integer, not a boolean",
        "{} | needs an integer, not an object",
      })
  void numberIdsTakeOnlyIntegers(String value, String problem) {
    assertMismatch(TicketId.class, value, VALUE + "TicketId`: " + problem);
  }

  @Test
  void arraysAreRefusedInJacksonsWords() {
    assertMismatch(
        TicketId.class,
        "[17]",
        VALUE + "TicketId` from Array value (token `JsonToken.START_ARRAY`)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "-1 | needs 0 to 1099511627775",
        "1099511627776 | needs 0 to 1099511627775",
        "9223372036854775807 | needs 0 to 1099511627775",
        "9223372036854775808 | does not fit 64 bits",
      })
  void numbersOutOfRangeAreRefused(String value, String rule) {
    InvalidFormatException refused =
        catchThrowableOfType(
            InvalidFormatException.class, () -> json.readValue(value, TicketId.class));
    assertThat(refused.getOriginalMessage())
        .isEqualTo(VALUE + "TicketId`: invalid TicketId \"" + value + "\": " + rule);
    assertThat(refused.getTargetType()).isEqualTo(TicketId.class);
    assertThat(refused.getValue()).hasToString(value);
  }

  @Test
  void whereTextWasAskedForANumberIsRefused() {
    MismatchedInputException refused =
        catchThrowableOfType(
            MismatchedInputException.class, () -> json.readValue("{\"ticket\":17}", Shown.class));
    assertThat(refused.getOriginalMessage())
        .isEqualTo(VALUE + "TicketId`: invalid TicketId \"17\": needs a string, not an integer");
  }

  @Test
  void keysAreRefusedAsKeys() {
    InvalidFormatException refused =
        catchThrowableOfType(
            InvalidFormatException.class,
            () -> json.readValue("{\"17\":1}", new TypeReference<Map<TicketId, Integer>>() {}));
    assertThat(refused.getOriginalMessage())
        .isEqualTo(
            "Cannot deserialize Map key of type `dev.ids.jackson.shop.TicketId`: "
                + "invalid TicketId \"17\": needs T and hexadecimal digits");
    assertThat(refused.getTargetType()).isEqualTo(TicketId.class);
    assertThat(refused.getValue()).isEqualTo("17");
    assertThat(refused).hasCauseInstanceOf(InvalidIdException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"order\":\"x\"} | RefusalTest$Holder[\"order\"]",
        "{\"ticket\":-1} | RefusalTest$Holder[\"ticket\"]",
        "{\"orders\":[null,5]} | RefusalTest$Holder[\"orders\"]->java.util.ArrayList[1]",
        "{\"map\":{\"x\":5}} | RefusalTest$Holder[\"map\"]",
      })
  void refusalsSayWhere(String value, String path) {
    MismatchedInputException refused =
        catchThrowableOfType(
            MismatchedInputException.class, () -> json.readValue(value, Holder.class));
    assertThat(refused.getPathReference()).isEqualTo("dev.ids.jackson." + path);
    assertThat(refused.getLocation().getLineNr()).isEqualTo(1);
    assertThat(refused.getLocation().getColumnNr()).isGreaterThan(1);
  }

  @Test
  void inputIsCutAndEscapedInMessages() {
    String hostile = "\\u0000\\n<b>" + "x".repeat(100_000);
    InvalidFormatException refused =
        catchThrowableOfType(
            InvalidFormatException.class,
            () -> json.readValue("\"" + hostile + "\"", OrderId.class));
    assertThat(refused.getOriginalMessage())
        .isEqualTo(
            VALUE
                + "OrderId`: invalid OrderId \"\\u0000\\u000A<b>"
                + "x".repeat(59)
                + "\"… (100005 characters): expected prefix \"ord_\", got \"\\u0000\\u000A<b\"");
  }

  private <T> void assertMismatch(Class<T> type, String value, String message) {
    MismatchedInputException refused =
        catchThrowableOfType(MismatchedInputException.class, () -> json.readValue(value, type));
    assertThat(refused.getOriginalMessage()).isEqualTo(message);
    assertThat(refused.getTargetType()).isEqualTo(type);
  }
}
