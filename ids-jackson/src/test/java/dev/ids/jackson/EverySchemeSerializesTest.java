// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ids.IdType;
import dev.ids.InvalidIdException;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.jackson.testkit.Format;
import dev.ids.jackson.testkit.Json;
import dev.ids.jackson.testkit.Line;
import dev.ids.jackson.testkit.Refusal;
import dev.ids.testkit.SchemeRow;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What Jackson does with an id class of every row of {@code testdata/schemes.csv}. */
class EverySchemeSerializesTest {
  private static final String ROWS = "rows";
  private static final String VALUE = "Cannot deserialize value of type `shop.SaleId`: ";

  static Stream<Arguments> rows() {
    return Line.all().flatMap(line -> SchemeRow.all().map(row -> Arguments.of(line, row)));
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void valuesListsAndKeysOfARecordStandAsDeclaredAndComeBackEqual(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    TypedId<?> id = shop.next();
    TypedId<?> other = shop.next();
    Object sale = shop.sale(id, other);
    String written =
        "{\"id\":%1$s,\"list\":[%1$s,%2$s],\"map\":{\"%3$s\":%2$s},\"optional\":%1$s}"
            .formatted(shop.json(id), shop.json(other), shop.text(id));
    assertThat(json.write(sale)).isEqualTo(written);
    assertThat((Object) json.read(written, shop.sale())).isEqualTo(sale);
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void aPropertyCanAskForTheCanonicalText(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    TypedId<?> id = shop.next();
    Object shown = shop.shown(id);
    String written = "{\"id\":\"" + shop.text(id) + "\"}";
    assertThat(json.write(shown)).isEqualTo(written);
    assertThat((Object) json.read(written, shop.shown())).isEqualTo(shown);
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void nullIsNull(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    assertThat((Object) json.read("null", shop.saleId())).isNull();
    Object sale = json.read("{\"id\":null,\"list\":[null]}", shop.sale());
    assertThat(json.write(sale)).startsWith("{\"id\":null,\"list\":[null]");
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void binaryFormatsHoldTheBytesOfIdsThatHaveSome(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    TypedId<?> id = shop.next();
    Object sale = shop.sale(id, shop.next());
    for (Format format : List.of(Format.CBOR, Format.SMILE)) {
      Json binary = line.mapper(format);
      byte[] written = binary.writeBytes(sale);
      String expected =
          row.stores().contains(StorageKind.BINARY)
              ? json.write(shop.stored(StorageKind.BINARY, id))
              : shop.json(id);
      assertThat(binary.treeOf(written)).startsWith("{\"id\":" + expected + ",");
      assertThat((Object) binary.readBytes(written, shop.sale())).isEqualTo(sale);
    }
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void yamlHoldsWhatJsonHolds(Line line, SchemeRow row) {
    Json yaml = line.mapper(Format.YAML);
    Json json = line.json();
    Shop shop = Shop.of(row);
    Object sale = shop.sale(shop.next(), shop.next());
    byte[] written = yaml.writeBytes(sale);
    assertThat(yaml.treeOf(written)).isEqualTo(json.write(sale));
    assertThat((Object) yaml.readBytes(written, shop.sale())).isEqualTo(sale);
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void bytesHoldTheSameTextAsStrings(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    Object sale = shop.sale(shop.next(), shop.next());
    assertThat(new String(json.writeBytes(sale), StandardCharsets.UTF_8))
        .isEqualTo(json.write(sale));
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void aTokenOfAnotherKindIsRefused(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    Refusal refused =
        json.refusal(() -> json.read(row.isNumberInJson() ? "\"17\"" : "17", shop.saleId()));
    String rule =
        row.isNumberInJson() ? "needs an integer, not a string" : "needs a string, not an integer";
    assertThat(refused.message()).isEqualTo(VALUE + "invalid SaleId \"17\": " + rule);
    assertThat(refused.target()).isEqualTo(shop.saleId());
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void badTextIsRefusedWithTheReasonOfTheScheme(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    for (String bad : List.of("", "\u0000", shop.text(shop.next()) + "!")) {
      String reason = reason(shop.type(), bad);
      assertRefused(json, shop.shown(), json.write(bad), VALUE + reason, bad);
      Refusal key =
          json.refusal(() -> json.read("{\"map\":{" + json.write(bad) + ":null}}", shop.sale()));
      assertThat(key.message())
          .isEqualTo("Cannot deserialize Map key of type `shop.SaleId`: " + reason);
    }
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void whatIsOutOfRangeOrOfAnotherTypeIsRefused(Line line, SchemeRow row) {
    Json json = line.json();
    Shop shop = Shop.of(row);
    if (row.isNumberInJson()) {
      assertNumberRefused(json, shop, -1);
      assertNumberRefused(json, shop, 1L << 53);
      assertNumberRefused(json, shop, Long.MAX_VALUE);
    } else {
      String text = shop.text(shop.next());
      assertRefused(
          json,
          shop.refund(),
          '"' + text + '"',
          "Cannot deserialize value of type `shop.RefundId`: invalid RefundId \"%s\": expected prefix \"ref_\", got \"%s\""
              .formatted(text, text.substring(0, Math.min(4, text.length()))),
          text);
    }
  }

  private static void assertNumberRefused(Json json, Shop shop, long number) {
    Refusal refused = json.refusal(() -> json.read("{\"id\":" + number + "}", shop.sale()));
    assertThat(refused.message())
        .isEqualTo(VALUE + "invalid SaleId \"" + number + "\": " + rule(shop.type(), number));
    assertThat(refused.path()).isEqualTo("shop.Sale[\"id\"]");
  }

  private static void assertRefused(
      Json json, Class<?> type, String value, String message, Object refusedValue) {
    Refusal refused = json.refusal(() -> json.read("{\"id\":" + value + "}", type));
    assertThat(refused.message()).isEqualTo(message);
    assertThat(refused.value()).isEqualTo(refusedValue);
    assertThat(refused.path()).isEqualTo(type.getName() + "[\"id\"]");
  }

  private static String reason(IdType<?> type, String text) {
    return catchThrowableOfType(InvalidIdException.class, () -> type.parse(text)).getMessage();
  }

  @SuppressWarnings("unchecked") // a LONG form takes a Long
  private static <T extends TypedId<T>> String rule(IdType<T> type, long number) {
    StorageForm<T, Long> form = (StorageForm<T, Long>) type.form(StorageKind.LONG);
    return catchThrowableOfType(InvalidIdException.class, () -> form.fromStored().apply(number))
        .rule();
  }
}
