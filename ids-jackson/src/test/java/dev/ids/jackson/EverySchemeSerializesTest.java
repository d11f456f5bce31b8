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
import dev.ids.testkit.SchemeRow;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORMapper;

/** What Jackson does with an id class of every row of {@code testdata/schemes.csv}. */
class EverySchemeSerializesTest {
  private static final String ROWS = "dev.ids.testkit.SchemeRow#all";
  private static final String VALUE = "Cannot deserialize value of type `shop.SaleId`: ";

  private final JsonMapper json = JsonMapper.builder().findAndAddModules().build();
  private final CBORMapper cbor = CBORMapper.builder().findAndAddModules().build();

  @ParameterizedTest
  @MethodSource(ROWS)
  void valuesListsAndKeysOfARecordStandAsDeclaredAndComeBackEqual(SchemeRow row) {
    Shop shop = Shop.of(row);
    TypedId<?> id = shop.next();
    TypedId<?> other = shop.next();
    Object sale = shop.sale(id, other);
    String written =
        "{\"id\":%1$s,\"list\":[%1$s,%2$s],\"map\":{\"%3$s\":%2$s},\"optional\":%1$s}"
            .formatted(shop.json(id), shop.json(other), shop.text(id));
    assertThat(json.writeValueAsString(sale)).isEqualTo(written);
    assertThat((Object) json.readValue(written, shop.sale())).isEqualTo(sale);
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void aPropertyCanAskForTheCanonicalText(SchemeRow row) {
    Shop shop = Shop.of(row);
    TypedId<?> id = shop.next();
    Object shown = shop.shown(id);
    String written = "{\"id\":\"" + shop.text(id) + "\"}";
    assertThat(json.writeValueAsString(shown)).isEqualTo(written);
    assertThat((Object) json.readValue(written, shop.shown())).isEqualTo(shown);
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void nullIsNull(SchemeRow row) {
    Shop shop = Shop.of(row);
    assertThat((Object) json.readValue("null", shop.saleId())).isNull();
    JsonNode sale = json.valueToTree(json.readValue("{\"id\":null,\"list\":[null]}", shop.sale()));
    assertThat(sale.get("id").isNull()).isTrue();
    assertThat(sale.get("list").get(0).isNull()).isTrue();
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void binaryFormatsHoldTheBytesOfIdsThatHaveSome(SchemeRow row) {
    Shop shop = Shop.of(row);
    TypedId<?> id = shop.next();
    Object sale = shop.sale(id, shop.next());
    byte[] written = cbor.writeValueAsBytes(sale);
    JsonNode node = cbor.readTree(written).get("id");
    if (row.isNumberInJson()) {
      assertThat(node.longValue()).isEqualTo(shop.stored(StorageKind.LONG, id));
    } else if (row.stores().contains(StorageKind.BINARY)) {
      assertThat(node.binaryValue()).isEqualTo(shop.stored(StorageKind.BINARY, id));
    } else {
      assertThat(node.stringValue()).isEqualTo(shop.text(id));
    }
    assertThat((Object) cbor.readValue(written, shop.sale())).isEqualTo(sale);
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void aTokenOfAnotherKindIsRefused(SchemeRow row) {
    Shop shop = Shop.of(row);
    MismatchedInputException refused =
        catchThrowableOfType(
            MismatchedInputException.class,
            () -> json.readValue(row.isNumberInJson() ? "\"17\"" : "17", shop.saleId()));
    String rule =
        row.isNumberInJson() ? "needs an integer, not a string" : "needs a string, not an integer";
    assertThat(refused.getOriginalMessage()).isEqualTo(VALUE + "invalid SaleId \"17\": " + rule);
    assertThat(refused.getTargetType()).isEqualTo(shop.saleId());
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void badTextIsRefusedWithTheReasonOfTheScheme(SchemeRow row) {
    Shop shop = Shop.of(row);
    for (String bad : List.of("", "\u0000", shop.text(shop.next()) + "!")) {
      String reason = reason(shop.type(), bad);
      assertRefused(shop.shown(), json.writeValueAsString(bad), VALUE + reason, bad);
      MismatchedInputException key =
          catchThrowableOfType(
              MismatchedInputException.class,
              () ->
                  json.readValue(
                      "{\"map\":{" + json.writeValueAsString(bad) + ":null}}", shop.sale()));
      assertThat(key.getOriginalMessage())
          .isEqualTo("Cannot deserialize Map key of type `shop.SaleId`: " + reason);
    }
  }

  @ParameterizedTest
  @MethodSource(ROWS)
  void whatIsOutOfRangeOrOfAnotherTypeIsRefused(SchemeRow row) {
    Shop shop = Shop.of(row);
    if (row.isNumberInJson()) {
      assertNumberRefused(shop, -1);
      assertNumberRefused(shop, 1L << 53);
      assertNumberRefused(shop, Long.MAX_VALUE);
    } else {
      String text = shop.text(shop.next());
      assertRefused(
          shop.refund(),
          '"' + text + '"',
          "Cannot deserialize value of type `shop.RefundId`: invalid RefundId \"%s\": expected prefix \"ref_\", got \"%s\""
              .formatted(text, text.substring(0, 4)),
          text);
    }
  }

  private void assertNumberRefused(Shop shop, long number) {
    InvalidFormatException refused =
        catchThrowableOfType(
            InvalidFormatException.class,
            () -> json.readValue("{\"id\":" + number + "}", shop.sale()));
    assertThat(refused.getOriginalMessage())
        .isEqualTo(VALUE + "invalid SaleId \"" + number + "\": " + rule(shop.type(), number));
    assertThat(refused.getPathReference()).isEqualTo("shop.Sale[\"id\"]");
  }

  private void assertRefused(Class<?> type, String value, String message, Object refusedValue) {
    InvalidFormatException refused =
        catchThrowableOfType(
            InvalidFormatException.class, () -> json.readValue("{\"id\":" + value + "}", type));
    assertThat(refused.getOriginalMessage()).isEqualTo(message);
    assertThat(refused.getValue()).isEqualTo(refusedValue);
    assertThat(refused.getPathReference()).isEqualTo(type.getName() + "[\"id\"]");
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
