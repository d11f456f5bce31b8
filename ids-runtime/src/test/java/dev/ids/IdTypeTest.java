// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.shapes.NickId;
import dev.ids.shapes.OrderId;
import dev.ids.shapes.TenId;
import dev.ids.shapes.TenantDocId;
import dev.ids.shapes.TicketId;
import dev.ids.shapes.TwentyId;
import dev.ids.ulid.UlidScheme;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Id classes of every shape by their type: text and stored forms. */
class IdTypeTest {
  private static final String ULID = "01ARYZ6S41TSV4RRFFQ69G5FAV";

  static Stream<Arguments> oneOfEachShape() {
    return Stream.of(
        Arguments.of(TicketId.TYPE, new TicketId(4_294_967_297L), "4294967297"),
        Arguments.of(OrderId.TYPE, new OrderId(0, 1), "ord_00000000000000000000000001"),
        Arguments.of(
            TenantDocId.TYPE, new TenantDocId(-1, 1), "doc_ffffffffffffffff0000000000000001"),
        Arguments.of(TenId.TYPE, new TenId(0xffee, 1, 0, 0), "ffee0000000000000001"),
        Arguments.of(
            TwentyId.TYPE, new TwentyId(1, 2, -1, 0), "000000010000000000000002ffffffffffffffff"),
        Arguments.of(NickId.TYPE, new NickId("bob"), "~bob"));
  }

  @ParameterizedTest
  @MethodSource("oneOfEachShape")
  <T extends TypedId<T>> void textGoesBothWays(IdType<T> type, T id, String text) {
    assertThat(type.format(id)).isEqualTo(text);
    assertThat(type.parse(text)).isEqualTo(id);
    assertThat(type.tryParse(text)).contains(id);
    assertThat(type.tryParse(text + "!")).isEmpty();
    assertThat(type.textForm().toStored().apply(id)).isEqualTo(text);
    assertThat(type.textForm().fromStored().apply(text)).isEqualTo(id);
  }

  @ParameterizedTest
  @MethodSource("oneOfEachShape")
  <T extends TypedId<T>> void everyFormComesBack(IdType<T> type, T id, String text) {
    for (StorageForm<T, ?> form : type.storageForms()) {
      assertComesBack(form, id);
    }
    assertThat(type.storedForm()).isSameAs(type.storageForms().get(0));
    assertThat(type.findForm(StorageKind.TEXT)).containsSame(type.textForm());
  }

  @Test
  void eachFormOf128BitsHasTheSameBits() {
    OrderId id = OrderId.TYPE.parse("ord_" + ULID);

    assertThat(stored(OrderId.TYPE.form(StorageKind.UUID), id))
        .isEqualTo(UUID.fromString("01563df3-6481-d676-4c61-efb99302bd5b"));
    assertThat(stored(OrderId.TYPE.form(StorageKind.BINARY), id))
        .isEqualTo(java.util.HexFormat.of().parseHex("01563df36481d6764c61efb99302bd5b"));
    assertThat(stored(OrderId.TYPE.form(StorageKind.TEXT), id)).isEqualTo("ord_" + ULID);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "NULL",
      value = {
        "cus_01ARYZ6S41TSV4RRFFQ69G5FAV, cus_",
        "01ARYZ6S41TSV4RRFFQ69G5FAV, 01AR",
        "ORD_01ARYZ6S41TSV4RRFFQ69G5FAV, ORD_",
        "or, or",
        "'', ''"
      })
  void anotherPrefixIsNamedBesideTheExpectedOne(String text, String got) {
    assertThatThrownBy(() -> OrderId.TYPE.parse(text))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid OrderId \"" + text + "\": expected prefix \"ord_\", got \"" + got + "\"");
    assertThat(OrderId.TYPE.tryParse(text)).isEmpty();
  }

  @Test
  void aForeignPrefixIsEscaped() {
    assertThatThrownBy(() -> OrderId.TYPE.parse("\n\u202E\"_"))
        .hasMessage(
            "invalid OrderId \"\\u000A\\u202E\\\"_\":"
                + " expected prefix \"ord_\", got \"\\u000A\\u202E\\\"_\"");
  }

  @Test
  void afterThePrefixTheSchemesRuleIsGivenInTheNameOfTheIdClass() {
    assertThatThrownBy(() -> OrderId.TYPE.parse("ord_"))
        .hasMessage("invalid OrderId \"ord_\": after the prefix, needs 26 characters, has 0");
    assertThatThrownBy(() -> OrderId.TYPE.parse("ord_ord_" + ULID))
        .hasMessage(
            "invalid OrderId \"ord_ord_01ARYZ6S41TSV4RRFFQ69G5FAV\":"
                + " after the prefix, needs 26 characters, has 30");
    assertThatThrownBy(() -> OrderId.TYPE.parse("ord_01ARZ3NDEITSV4RRFFQ69G5FAV"))
        .isInstanceOfSatisfying(
            InvalidIdException.class,
            e -> {
              assertThat(e.subject()).isEqualTo("OrderId");
              assertThat(e.input()).isEqualTo("ord_01ARZ3NDEITSV4RRFFQ69G5FAV");
            })
        .hasMessage(
            "invalid OrderId \"ord_01ARZ3NDEITSV4RRFFQ69G5FAV\": after the prefix,"
                + " character 'I' at index 9 is not in 0-9 A-H J K M N P-T V-Z")
        .hasCauseExactlyInstanceOf(InvalidIdException.class);
  }

  @Test
  void withoutPrefixTheRuleStandsAlone() {
    assertThatThrownBy(() -> TicketId.TYPE.parse("007"))
        .hasMessage("invalid TicketId \"007\": needs a decimal number");
  }

  @Test
  void aThousandCharactersOfGarbageAreQuotedInPart() {
    assertThatThrownBy(() -> OrderId.TYPE.parse("ord_" + "z".repeat(996)))
        .hasMessage(
            "invalid OrderId \"ord_"
                + "z".repeat(60)
                + "\"… (1000 characters): after the prefix, needs 26 characters, has 996");
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 1L << 40, Long.MIN_VALUE})
  void aStoredNumberThatIsNoneIsRefusedInTheNameOfTheIdClass(long stored) {
    assertThatThrownBy(() -> fromStored(TicketId.TYPE.form(StorageKind.LONG), stored))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid TicketId \"" + stored + "\": must be 0..1099511627775");
  }

  @Test
  void storedBitsThatAreNoneAreRefusedInTheNameOfTheIdClass() {
    String zero = "0".repeat(32);

    assertThatThrownBy(() -> fromStored(TenantDocId.TYPE.form(StorageKind.UUID), new UUID(0, 0)))
        .hasMessage("invalid TenantDocId \"" + zero + "\": the count must be 1 or more");
    assertThatThrownBy(() -> fromStored(TenantDocId.TYPE.form(StorageKind.BINARY), new byte[16]))
        .hasMessage("invalid TenantDocId \"" + zero + "\": the count must be 1 or more");
    assertThatThrownBy(() -> fromStored(OrderId.TYPE.form(StorageKind.BINARY), new byte[17]))
        .hasMessage("invalid OrderId \"" + zero + "00\": needs 16 bytes, has 17");
    assertThatThrownBy(() -> fromStored(TenId.TYPE.form(StorageKind.BINARY), new byte[10]))
        .hasMessage("invalid TenId \"00000000000000000000\": must not be 0");
    assertThatThrownBy(() -> fromStored(NickId.TYPE.form(StorageKind.TEXT), "~Bob"))
        .hasMessage("invalid NickId \"~Bob\": after the prefix, needs 1 to 8 letters a-z");
  }

  @Test
  void aKindThatTheSchemeLacksIsRefusedWithThoseItHas() {
    assertThat(TicketId.TYPE.findForm(StorageKind.UUID)).isEmpty();
    assertThatThrownBy(() -> TicketId.TYPE.form(StorageKind.UUID))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "dev.ids.shapes.TicketId (counted) cannot be stored as UUID, only as [LONG, TEXT]");
  }

  @Test
  void aTypeTellsItsParts() {
    assertThat(OrderId.TYPE.idClass()).isEqualTo(OrderId.class);
    assertThat(OrderId.TYPE.scheme().name()).isEqualTo("ulid");
    assertThat(OrderId.TYPE.scheme(UlidScheme.class)).isSameAs(OrderId.TYPE.scheme());
    assertThat(OrderId.TYPE.declaration())
        .isEqualTo(new Declaration("ord_", StorageKind.UUID, JsonForm.TEXT, true));
    assertThat(OrderId.TYPE.textLength()).isEqualTo(30);
    assertThat(OrderId.TYPE).hasToString("dev.ids.shapes.OrderId (ulid, UUID)");
  }

  @Test
  @SuppressWarnings("NullAway") // the point of the test
  void nullIsRefused() {
    assertThatThrownBy(() -> OrderId.TYPE.parse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> OrderId.TYPE.tryParse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> OrderId.TYPE.format(null)).isInstanceOf(NullPointerException.class);
  }

  private static <T, S> void assertComesBack(StorageForm<T, S> form, T id) {
    assertThat(form.fromStored().apply(form.toStored().apply(id))).isEqualTo(id);
  }

  private static <T> Object stored(StorageForm<T, ?> form, T id) {
    return form.toStored().apply(id);
  }

  private static <T, S> T fromStored(StorageForm<T, S> form, Object stored) {
    return form.fromStored().apply(form.storedType().cast(stored));
  }
}
