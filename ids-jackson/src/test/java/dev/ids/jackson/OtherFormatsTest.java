// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.SeatId;
import dev.ids.jackson.shop.TicketId;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;
import tools.jackson.dataformat.smile.SmileMapper;

class OtherFormatsTest {
  private static final String TEXT = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final OrderId ORDER = OrderId.parse(TEXT);
  private static final TicketId TICKET = new TicketId(1_099_511_627_775L);

  record All(
      OrderId order,
      @JsonFormat(shape = JsonFormat.Shape.STRING) OrderId shown,
      TicketId ticket,
      SeatId seat,
      List<OrderId> list,
      Map<OrderId, TicketId> map) {}

  static Stream<ObjectMapper> binaryFormats() {
    return Stream.of(
        CBORMapper.builder().findAndAddModules().build(),
        SmileMapper.builder().findAndAddModules().build());
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void binaryFormatsHoldBytes(ObjectMapper mapper) {
    All all = new All(ORDER, ORDER, TICKET, new SeatId(16), List.of(ORDER), Map.of(ORDER, TICKET));
    byte[] written = mapper.writeValueAsBytes(all);
    JsonNode tree = mapper.readTree(written);
    byte[] bytes = HexFormat.of().parseHex("01563e3ab5d3d6764c61efb99302bd5b");
    assertThat(tree.get("order").binaryValue()).isEqualTo(bytes);
    assertThat(tree.get("list").get(0).binaryValue()).isEqualTo(bytes);
    assertThat(tree.get("shown").stringValue()).isEqualTo(TEXT);
    assertThat(tree.get("ticket").longValue()).isEqualTo(TICKET.value());
    assertThat(tree.get("seat").stringValue()).isEqualTo("T10");
    assertThat(tree.get("map").get(TEXT).longValue()).isEqualTo(TICKET.value());
    assertThat(mapper.readValue(written, All.class)).isEqualTo(all);
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void binaryFormatsMayHoldTextToo(ObjectMapper mapper) {
    assertThat(mapper.readValue(mapper.writeValueAsBytes(TEXT), OrderId.class)).isEqualTo(ORDER);
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void bytesThatAreNoIdAreRefused(ObjectMapper mapper) {
    byte[] written = mapper.writeValueAsBytes(new byte[] {1, 2, 3});
    InvalidFormatException refused =
        catchThrowableOfType(
            InvalidFormatException.class, () -> mapper.readValue(written, OrderId.class));
    assertThat(refused.getOriginalMessage())
        .isEqualTo(
            "Cannot deserialize value of type `dev.ids.jackson.shop.OrderId`: "
                + "invalid OrderId \"010203\": needs 16 bytes, has 3");
    assertThat(refused.getValue()).isEqualTo(new byte[] {1, 2, 3});
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void idsWithoutBytesRefuseThem(ObjectMapper mapper) {
    byte[] written = mapper.writeValueAsBytes(new byte[8]);
    MismatchedInputException seat =
        catchThrowableOfType(
            MismatchedInputException.class, () -> mapper.readValue(written, SeatId.class));
    assertThat(seat.getOriginalMessage())
        .isEqualTo(
            "Cannot deserialize value of type `dev.ids.jackson.shop.SeatId`: "
                + "needs a string, not an embedded object");
    MismatchedInputException ticket =
        catchThrowableOfType(
            MismatchedInputException.class, () -> mapper.readValue(written, TicketId.class));
    assertThat(ticket.getOriginalMessage())
        .isEqualTo(
            "Cannot deserialize value of type `dev.ids.jackson.shop.TicketId`: "
                + "needs an integer, not an embedded object");
  }

  @Test
  void aDocumentCanGoFromBinaryToJson() {
    record Holder(OrderId order) {}
    CBORMapper cbor = CBORMapper.builder().findAndAddModules().build();
    JsonMapper json = JsonMapper.builder().findAndAddModules().build();
    Holder holder = cbor.readValue(cbor.writeValueAsBytes(new Holder(ORDER)), Holder.class);
    assertThat(json.writeValueAsString(holder)).isEqualTo("{\"order\":\"" + TEXT + "\"}");
  }

  @JsonPropertyOrder({"order", "ticket"})
  record Row(OrderId order, TicketId ticket) {}

  @Test
  void whereAFormatHasNoNumbersDigitsAreRead() {
    CsvMapper csv = CsvMapper.builder().findAndAddModules().build();
    CsvSchema schema = csv.schemaFor(Row.class);
    Row row = new Row(ORDER, TICKET);
    String line = csv.writer(schema).writeValueAsString(row);
    assertThat(line).isEqualTo("\"" + TEXT + "\",1099511627775\n");
    assertThat(csv.readerFor(Row.class).with(schema).<Row>readValue(line)).isEqualTo(row);
    for (String other : List.of("007", "+7", " 7", "7.0", "T7", "9223372036854775808")) {
      InvalidFormatException refused =
          catchThrowableOfType(
              InvalidFormatException.class,
              () -> csv.readerFor(Row.class).with(schema).readValue(TEXT + "," + other));
      assertThat(refused.getOriginalMessage())
          .isEqualTo(
              "Cannot deserialize value of type `dev.ids.jackson.shop.TicketId`: "
                  + "invalid TicketId \""
                  + other
                  + "\": needs decimal digits");
    }
  }
}
