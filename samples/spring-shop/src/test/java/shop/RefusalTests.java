// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import shop.Shop.Answer;

/** What is said to a client that is wrong. */
interface RefusalTests {
  String ULID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

  Shop shop();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "/orders/cus_"
            + ULID
            + "|id: invalid OrderId \"cus_"
            + ULID
            + "\": expected prefix \"ord_\", got \"cus_\"",
        "/customers/ord_"
            + ULID
            + "|id: invalid CustomerId \"ord_"
            + ULID
            + "\": expected prefix \"cus_\", got \"ord_\"",
        "/orders/"
            + ULID
            + "|id: invalid OrderId \""
            + ULID
            + "\": expected prefix \"ord_\", got \"01AR\"",
        "/orders/ord_01ARZ3NDEKTSV4RRFFQ69G5FAU|id: invalid OrderId \"ord_01ARZ3NDEKTSV4RRFFQ69G5FAU\": after the prefix, character 'U' at index 25 is not in 0-9 A-H J K M N P-T V-Z",
        "/devices/9007199254740992|id: invalid DeviceId \"9007199254740992\": must be 0..9007199254740991 (53 bits)",
        "/devices/007|id: invalid DeviceId \"007\": has a leading zero",
        "/shares/short|id: invalid ShareId \"short\": needs 21 characters, has 5",
        "/invoices/num_1|number: invalid InvoiceNumber \"num_1\": after the prefix, needs 28 characters, or 26 without hyphens, has 1",
        "/orders?customer=ord_"
            + ULID
            + "|customer: invalid CustomerId \"ord_"
            + ULID
            + "\": expected prefix \"cus_\", got \"ord_\"",
        "/orders?device=x|device: invalid DeviceId \"x\": character 'x' at index 0 is not one of 0123456789",
        "/orders?from=yesterday|from: needs Instant",
        "/orders?to=%2B99999-01-01T00:00:00Z|to is not between 1970-01-01T00:00:00Z and +10889-08-02T05:31:50.655Z",
        "/orders?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z|from is after to",
      })
  default void aBadParameterIsRefusedInOneSentence(String path, String detail) {
    assertRefused(shop().get(path), 400, detail);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "/orders|{'customer':'ord_"
            + ULID
            + "'}|customer: invalid CustomerId \"ord_"
            + ULID
            + "\": expected prefix \"cus_\", got \"ord_\"",
        "/orders|{'customer':7}|customer: needs CustomerId",
        "/orders|{'device':'7'}|device: needs DeviceId",
        "/orders|{'device':-1}|device: invalid DeviceId \"-1\": must be 0..9007199254740991 (53 bits)",
        "/orders|{'device':9007199254740992}|device: invalid DeviceId \"9007199254740992\": must be 0..9007199254740991 (53 bits)",
        "/orders|{'lines':[{'quantity':'many'}]}|lines[0].quantity: needs int",
        "/orders|{'lines':[]}|customer: must not be null; device: must not be null; lines: must not be empty",
        "/orders|{'id':'ord_" + ULID + "'}|id: is unknown",
        "/orders|{|the body is not the JSON that is needed",
        "/orders|[]|needs NewOrder",
        "/customers|{'tenant':'A B','name':'x'}|tenant: must match \"[a-z0-9-]{1,40}\"",
      })
  default void aBadBodyIsRefusedInOneSentence(String path, String body, String detail) {
    assertRefused(shop().post(path, body), 400, detail);
  }

  @Test
  default void whatIsNotThereIsNamed() {
    assertRefused(shop().get("/orders/ord_" + ULID), 404, "nothing has the OrderId ord_" + ULID);
    assertRefused(shop().get("/devices/7"), 404, "nothing has the DeviceId 7");
    assertRefused(
        shop().post("/shares", "{'order':'ord_%s'}", ULID),
        404,
        "nothing has the OrderId ord_" + ULID);
    assertRefused(shop().get("/nowhere"), 404, "No static resource nowhere.");
  }

  @Test
  default void inputIsRepeatedEscapedAndCut() {
    Answer markup = shop().get("/orders/%3Cscript%3Ealert(1)");
    assertThat(markup.header("Content-Type")).isEqualTo("application/problem+json");
    assertRefused(
        markup,
        400,
        "id: invalid OrderId \"<script>alert(1)\": expected prefix \"ord_\", got \"<scr\"");
    assertRefused(
        shop().get("/orders/%1B%5B2J%0Anext"),
        400,
        "id: invalid OrderId \"\\u001B[2J\\u000Anext\": expected prefix \"ord_\", got \"\\u001B[2J\"");
    String detail = shop().get("/orders/" + "x".repeat(5_000)).json().get("detail").asString();
    assertThat(detail)
        .startsWith("id: invalid OrderId \"xxxx")
        .contains("x\"… (5000 characters)")
        .hasSizeLessThan(160);
    assertThat(shop().get("/" + "x".repeat(5_000)).text()).hasSizeLessThan(400);
    assertThat(shop().post("/orders", "{'customer':'%s'}", "y".repeat(5_000)).text())
        .hasSizeLessThan(300);
  }

  /** Tomcat refuses an encoded slash before Spring sees it. */
  @Test
  default void theServersOwnRefusalTellsNothing() {
    Answer answer = shop().get("/orders/%3Cscript%3E%2F");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).doesNotContain("<script>", "Exception", "org.apache");
  }

  private static void assertRefused(Answer answer, int status, String detail) {
    assertThat(answer.json().get("detail").asString()).isEqualTo(detail);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.json().propertyNames())
        .containsExactlyInAnyOrder("title", "status", "detail");
    assertThat(answer.text()).doesNotContain("Exception", "shop.", "dev.ids", "\tat ");
  }
}
