// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.TicketId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORMapper;

class ProblemHandlerTest {
  private static final OrderId ORDER = OrderId.parse("ord_01ARZ3NDEKTSV4RRFFQ69G5FAV");
  private static final TicketId TICKET = new TicketId(7);

  private final List<String> asked = new ArrayList<>();

  @Test
  void aHandlerMayGiveAnIdForTextThatIsNone() {
    assertThat(answering(ORDER).readValue("\"x\"", OrderId.class)).isEqualTo(ORDER);
    assertThat(asked)
        .containsExactly("string x: invalid OrderId \"x\": expected prefix \"ord_\", got \"x\"");
  }

  @Test
  void aHandlerMayGiveAnIdForANumberOutOfRange() {
    assertThat(answering(TICKET).readValue("-1", TicketId.class)).isEqualTo(TICKET);
    assertThat(asked)
        .containsExactly("number -1: invalid TicketId \"-1\": needs 0 to 1099511627775");
  }

  @Test
  void aHandlerMayGiveAnIdForAKeyThatIsNone() {
    assertThat(
            answering(ORDER).readValue("{\"x\":1}", new TypeReference<Map<OrderId, Integer>>() {}))
        .isEqualTo(Map.of(ORDER, 1));
    assertThat(asked)
        .containsExactly("key x: invalid OrderId \"x\": expected prefix \"ord_\", got \"x\"");
  }

  @Test
  void aHandlerMayGiveAnIdForAWrongToken() {
    assertThat(answering(TICKET).readValue("\"7\"", TicketId.class)).isEqualTo(TICKET);
    assertThat(asked)
        .containsExactly(
            "token VALUE_STRING: Cannot deserialize value of type"
                + " `dev.ids.jackson.shop.TicketId`: invalid TicketId \"7\": needs an integer,"
                + " not a string");
  }

  @Test
  void aHandlerMayGiveAnIdForBytesThatAreNone() {
    CBORMapper cbor =
        CBORMapper.builder().addModule(new IdsModule()).addHandler(new Answering(ORDER)).build();
    assertThat(cbor.readValue(cbor.writeValueAsBytes(new byte[3]), OrderId.class)).isEqualTo(ORDER);
    assertThat(asked).containsExactly("native [B");
  }

  @Test
  void aHandlerMayGiveNull() {
    assertThat(answering(null).readValue("\"\"", OrderId.class)).isNull();
  }

  @Test
  void aHandlerThatDoesNotHandleLeavesTheRefusalAsItIs() {
    JsonMapper json = answering(DeserializationProblemHandler.NOT_HANDLED);
    assertThatThrownBy(() -> json.readValue("\"x\"", OrderId.class))
        .isInstanceOf(InvalidFormatException.class)
        .hasMessageStartingWith(
            "Cannot deserialize value of type `dev.ids.jackson.shop.OrderId`: invalid OrderId"
                + " \"x\": expected prefix \"ord_\", got \"x\"\n");
    assertThat(asked).hasSize(1);
  }

  @Test
  void aHandlerThatGivesSomethingElseIsReported() {
    JsonMapper json = answering(TICKET);
    assertThatThrownBy(() -> json.readValue("\"x\"", OrderId.class))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageStartingWith(
            "DeserializationProblemHandler for `dev.ids.jackson.shop.OrderId` returned a"
                + " `dev.ids.jackson.shop.TicketId`\n");
  }

  private JsonMapper answering(@Nullable Object answer) {
    return JsonMapper.builder().findAndAddModules().addHandler(new Answering(answer)).build();
  }

  private final class Answering extends DeserializationProblemHandler {
    private final @Nullable Object answer;

    Answering(@Nullable Object answer) {
      this.answer = answer;
    }

    @Override
    public @Nullable Object handleWeirdStringValue(
        DeserializationContext context, Class<?> type, String value, String message) {
      return answer("string " + value + ": " + message);
    }

    @Override
    public @Nullable Object handleWeirdNumberValue(
        DeserializationContext context, Class<?> type, Number value, String message) {
      return answer("number " + value + ": " + message);
    }

    @Override
    public @Nullable Object handleWeirdKey(
        DeserializationContext context, Class<?> type, String key, String message) {
      return answer("key " + key + ": " + message);
    }

    @Override
    public @Nullable Object handleWeirdNativeValue(
        DeserializationContext context, JavaType type, Object value, JsonParser in) {
      return answer("native " + value.getClass().getName());
    }

    @Override
    public @Nullable Object handleUnexpectedToken(
        DeserializationContext context,
        JavaType type,
        JsonToken token,
        JsonParser in,
        String message) {
      return answer("token " + token + ": " + message);
    }

    private @Nullable Object answer(String question) {
      asked.add(question);
      return answer;
    }
  }
}
