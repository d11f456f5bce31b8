// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.Orders;
import dev.ids.jackson.shop.TicketId;
import dev.ids.jackson.testkit.Format;
import dev.ids.jackson.testkit.Json;
import dev.ids.jackson.testkit.Line;
import dev.ids.jackson.testkit.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProblemHandlerTest {
  private static final String LINES = "dev.ids.jackson.testkit.Line#all";
  private static final OrderId ORDER = OrderId.parse("ord_01ARZ3NDEKTSV4RRFFQ69G5FAV");
  private static final TicketId TICKET = new TicketId(7);

  private final List<String> asked = new ArrayList<>();

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerMayGiveAnIdForTextThatIsNone(Line line) {
    assertThat(answering(line, ORDER).read("\"x\"", OrderId.class)).isEqualTo(ORDER);
    assertThat(asked)
        .containsExactly("string x: invalid OrderId \"x\": expected prefix \"ord_\", got \"x\"");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerMayGiveAnIdForANumberOutOfRange(Line line) {
    assertThat(answering(line, TICKET).read("-1", TicketId.class)).isEqualTo(TICKET);
    assertThat(asked)
        .containsExactly("number -1: invalid TicketId \"-1\": needs 0 to 1099511627775");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerMayGiveAnIdForAKeyThatIsNone(Line line) {
    assertThat(
            answering(line, ORDER)
                .read("{\"x\":\"ord_01ARZ3NDEKTSV4RRFFQ69G5FAV\"}", Orders.ByOrder.class))
        .isEqualTo(Map.of(ORDER, ORDER));
    assertThat(asked)
        .containsExactly("key x: invalid OrderId \"x\": expected prefix \"ord_\", got \"x\"");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerMayGiveAnIdForAWrongToken(Line line) {
    assertThat(answering(line, TICKET).read("\"7\"", TicketId.class)).isEqualTo(TICKET);
    assertThat(asked)
        .containsExactly(
            "token VALUE_STRING: Cannot deserialize value of type"
                + " `dev.ids.jackson.shop.TicketId`: invalid TicketId \"7\": needs an integer,"
                + " not a string");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerMayGiveAnIdForBytesThatAreNone(Line line) {
    Json cbor = line.answering(Format.CBOR, answer(ORDER));
    assertThat(cbor.readBytes(cbor.writeBytes(new byte[3]), OrderId.class)).isEqualTo(ORDER);
    assertThat(asked).containsExactly("native [B");
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerMayGiveNull(Line line) {
    assertThat(answering(line, null).read("\"\"", OrderId.class)).isNull();
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerThatDoesNotHandleLeavesTheRefusalAsItIs(Line line) {
    Json json = answering(line, Line.NOT_HANDLED);
    Refusal refused = json.refusal(() -> json.read("\"x\"", OrderId.class));
    assertThat(refused.exception()).isEqualTo("InvalidFormatException");
    assertThat(refused.message())
        .isEqualTo(
            "Cannot deserialize value of type `dev.ids.jackson.shop.OrderId`: invalid OrderId"
                + " \"x\": expected prefix \"ord_\", got \"x\"");
    assertThat(asked).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aHandlerThatGivesSomethingElseIsReported(Line line) {
    Json json = answering(line, TICKET);
    Refusal refused = json.refusal(() -> json.read("\"x\"", OrderId.class));
    assertThat(refused.exception()).isEqualTo("InvalidDefinitionException");
    assertThat(refused.message())
        .isEqualTo(
            "DeserializationProblemHandler for `dev.ids.jackson.shop.OrderId` returned a"
                + " `dev.ids.jackson.shop.TicketId`");
  }

  private Json answering(Line line, Object answer) {
    return line.answering(Format.JSON, answer(answer));
  }

  private java.util.function.Function<String, Object> answer(Object answer) {
    return question -> {
      asked.add(question);
      return answer;
    };
  }
}
