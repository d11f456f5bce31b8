// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.shop.SeatId;
import dev.ids.jackson.shop.TicketId;
import dev.ids.jackson.testkit.Format;
import dev.ids.jackson.testkit.Json;
import dev.ids.jackson.testkit.Line;
import dev.ids.jackson.testkit.Refusal;
import dev.ids.jackson.testkit.Setup;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FormatsTest {
  private static final String LINES = "dev.ids.jackson.testkit.Line#all";
  private static final String TEXT = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final String VALUE = "Cannot deserialize value of type `dev.ids.jackson.shop.";
  private static final OrderId ORDER = OrderId.parse(TEXT);
  private static final TicketId TICKET = new TicketId(1_099_511_627_775L);

  record All(
      OrderId order,
      @JsonFormat(shape = JsonFormat.Shape.STRING) OrderId shown,
      TicketId ticket,
      SeatId seat,
      List<OrderId> list,
      Map<OrderId, TicketId> map) {}

  static Stream<Arguments> binaryFormats() {
    return Line.all()
        .flatMap(
            line ->
                Stream.of(Format.CBOR, Format.SMILE)
                    .map(format -> Arguments.of(line, line.mapper(format))));
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void binaryFormatsHoldBytes(Line line, Json mapper) {
    byte[] bytes = HexFormat.of().parseHex("01563e3ab5d3d6764c61efb99302bd5b");
    All all = new All(ORDER, ORDER, TICKET, new SeatId(16), List.of(ORDER), Map.of(ORDER, TICKET));
    byte[] written = mapper.writeBytes(all);
    String base64 = line.json().write(bytes);
    assertThat(mapper.treeOf(written))
        .isEqualTo(
            ("{'order':%1$s,'shown':'%2$s','ticket':1099511627775,'seat':'T10','list':[%1$s],"
                    + "'map':{'%2$s':1099511627775}}")
                .formatted(base64, TEXT)
                .replace('\'', '"'));
    assertThat(mapper.readBytes(written, All.class)).isEqualTo(all);
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void binaryFormatsMayHoldTextToo(Line line, Json mapper) {
    assertThat(mapper.readBytes(mapper.writeBytes(TEXT), OrderId.class)).isEqualTo(ORDER);
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void bytesThatAreNoIdAreRefused(Line line, Json mapper) {
    byte[] written = mapper.writeBytes(new byte[] {1, 2, 3});
    Refusal refused = mapper.refusal(() -> mapper.readBytes(written, OrderId.class));
    assertThat(refused.exception()).isEqualTo("InvalidFormatException");
    assertThat(refused.message())
        .isEqualTo(VALUE + "OrderId`: invalid OrderId \"010203\": needs 16 bytes, has 3");
    assertThat(refused.value()).isEqualTo(new byte[] {1, 2, 3});
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void idsWithoutBytesRefuseThem(Line line, Json mapper) {
    byte[] written = mapper.writeBytes(new byte[8]);
    assertThat(mapper.refusal(() -> mapper.readBytes(written, SeatId.class)).message())
        .isEqualTo(VALUE + "SeatId`: needs a string, not an embedded object");
    assertThat(mapper.refusal(() -> mapper.readBytes(written, TicketId.class)).message())
        .isEqualTo(VALUE + "TicketId`: needs an integer, not an embedded object");
  }

  @ParameterizedTest
  @MethodSource("binaryFormats")
  void aDocumentCanGoFromBinaryToJson(Line line, Json mapper) {
    record Holder(OrderId order) {}
    Holder holder = mapper.readBytes(mapper.writeBytes(new Holder(ORDER)), Holder.class);
    assertThat(line.json().write(holder)).isEqualTo("{\"order\":\"" + TEXT + "\"}");
    assertThat(mapper.tree(holder)).isEqualTo("{\"order\":\"" + TEXT + "\"}");
  }

  @JsonPropertyOrder({"order", "ticket"})
  record Row(OrderId order, TicketId ticket) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void whereAFormatHasNoNumbersDigitsAreRead(Line line) {
    Json csv = line.mapper(Format.CSV);
    Row row = new Row(ORDER, TICKET);
    String written = csv.writeRow(row);
    assertThat(written.replace("\"", "")).isEqualTo(TEXT + ",1099511627775\n");
    assertThat(csv.readRow(written, Row.class)).isEqualTo(row);
    for (String other : List.of("007", "+7", " 7", "7.0", "T7", "-0", "9223372036854775808")) {
      Refusal refused = csv.refusal(() -> csv.readRow(TEXT + "," + other, Row.class));
      assertThat(refused.exception()).isEqualTo("InvalidFormatException");
      assertThat(refused.message())
          .isEqualTo(VALUE + "TicketId`: invalid TicketId \"" + other + "\": needs decimal digits");
    }
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void yamlHoldsTextAndNumbers(Line line) {
    Json yaml = line.mapper(Format.YAML);
    Row row = new Row(ORDER, TICKET);
    String written = new String(yaml.writeBytes(row), StandardCharsets.UTF_8);
    assertThat(written).isEqualTo("---\norder: \"" + TEXT + "\"\nticket: 1099511627775\n");
    assertThat(yaml.read(written, Row.class)).isEqualTo(row);
    assertThat(yaml.read("order: " + TEXT + "\nticket: 7", Row.class))
        .isEqualTo(new Row(ORDER, new TicketId(7)));
  }

  record Digits(dev.ids.jackson.shop.DigitsId id) {}

  @ParameterizedTest
  @MethodSource(LINES)
  void digitsWithoutQuotesAreANumberInYaml(Line line) {
    Digits digits = new Digits(new dev.ids.jackson.shop.DigitsId(5));
    Json bare = line.mapper(Format.YAML, Setup.MINIMIZE_QUOTES);
    String unquoted = bare.write(digits);
    assertThat(unquoted).contains("id: 5");
    assertThat(bare.refusal(() -> bare.read(unquoted, Digits.class)).message())
        .endsWith("invalid DigitsId \"5\": needs a string, not an integer");
    Json quoting = line.mapper(Format.YAML, Setup.MINIMIZE_QUOTES, Setup.QUOTE_NUMBERS);
    assertThat(quoting.read(quoting.write(digits), Digits.class)).isEqualTo(digits);
  }
}
