// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import shop.Shop.Answer;
import tools.jackson.databind.JsonNode;

/** Customers, devices and orders over HTTP, on whichever database. */
interface OrdersTests {
  Shop shop();

  @Test
  default void anOrderIsCreatedAndReadBack() {
    String customer = shop().customer("tea-house");
    String device = shop().device();
    Instant before = Instant.now().minusMillis(1);
    Answer created =
        shop()
            .post(
                "/orders",
                "{'customer':'%s','device':%s,'lines':[{'product':'Tea','quantity':2,'priceCents':350},"
                    + "{'product':'Cup','quantity':1,'priceCents':1}]}",
                customer,
                device);
    assertThat(created.status()).as(created.text()).isEqualTo(201);
    String id = created.json().get("id").asString();
    assertThat(id).matches("ord_[0-7][0-9A-HJKMNP-TV-Z]{25}");
    assertThat(created.header("Location")).isEqualTo("/orders/" + id);
    assertThat(Instant.parse(created.json().get("placed").asString()))
        .isBetween(before, Instant.now());
    assertThat(created.text())
        .contains("\"customer\":\"" + customer + "\"", "\"device\":" + device + ",")
        .contains("\"totalCents\":701");

    Answer read = shop().get("/orders/" + id);
    assertThat(read.status()).isEqualTo(200);
    assertThat(read.text()).isEqualTo(created.text());
    String lower = "ord_" + id.substring(4).toLowerCase(Locale.ROOT);
    assertThat(shop().get("/orders/" + lower).text()).isEqualTo(created.text());
    assertThat(shop().get("/orders/ORD_" + id.substring(4)).status()).isEqualTo(400);
  }

  @Test
  default void customersAndDevicesAreReadBack() {
    Answer customer = shop().post("/customers", "{'tenant':'bakery','name':'Zoë <b>'}");
    assertThat(customer.json().get("id").asString()).matches("cus_[0-7][0-9A-HJKMNP-TV-Z]{25}");
    assertThat(shop().get(customer.header("Location")).text()).isEqualTo(customer.text());
    assertThat(shop().get("/customers?tenant=bakery").json()).containsExactly(customer.json());

    Answer device = shop().post("/devices", "{'name':'Kiosk'}");
    assertThat(device.text()).matches("\\{\"id\":[1-9][0-9]{14,15},\"name\":\"Kiosk\",.*");
    assertThat(device.json().get("node").asInt()).isEqualTo(1);
    assertThat(shop().get(device.header("Location")).text()).isEqualTo(device.text());
    assertThat(shop().get("/devices").json()).contains(device.json());
  }

  @Test
  default void ordersAreListedByTheIdOfTheirCustomerOrDevice() {
    String ana = shop().customer("tea-house");
    String ben = shop().customer("tea-house");
    String till = shop().device();
    String kiosk = shop().device();
    String first = shop().order(ana, till);
    String second = shop().order(ana, kiosk);
    String other = shop().order(ben, till);
    assertThat(ids("/orders?customer=" + ana)).containsExactly(first, second);
    assertThat(ids("/orders?customer=" + ben)).containsExactly(other);
    assertThat(ids("/orders?device=" + till)).containsExactly(first, other);
    assertThat(ids("/orders?device=" + kiosk)).containsExactly(second);
    assertThat(shop().get("/orders?customer=" + ana + "&device=" + till).status()).isEqualTo(400);
  }

  @Test
  default void ordersAreListedByTheTimeInTheirIds() throws InterruptedException {
    String customer = shop().customer("tea-house");
    String early = shop().order(customer, shop().device());
    Thread.sleep(5);
    String late = shop().order(customer, shop().device());
    String ask = "/orders?customer=" + customer;
    Instant placed = Instant.parse(shop().get("/orders/" + late).json().get("placed").asString());
    assertThat(ids(ask + "&from=" + placed)).containsExactly(late);
    assertThat(ids(ask + "&from=" + placed.plusMillis(1))).isEmpty();
    assertThat(ids(ask + "&to=" + placed.minusMillis(1))).containsExactly(early);
    assertThat(ids(ask + "&to=" + placed)).containsExactly(early, late);
    assertThat(ids("/orders?from=" + placed + "&to=" + placed)).contains(late);
  }

  @Test
  default void aShareLinkShowsTheOrderAndNoneOfItsIds() {
    String order = shop().order("tea-house");
    Answer one = shop().post("/shares", "{'order':'%s'}", order);
    Answer two = shop().post("/shares", "{'order':'%s'}", order);
    String id = one.json().get("id").asString();
    assertThat(id).matches("[A-Za-z0-9_-]{21}").isNotEqualTo(two.json().get("id").asString());
    assertThat(one.header("Location")).isEqualTo("/shares/" + id);
    assertThat(shop().get("/shares/" + id).text())
        .isEqualTo(
            "{\"lines\":[{\"product\":\"Tea\",\"quantity\":2,\"priceCents\":350}],\"totalCents\":700}");
    String swapped =
        id.equals(id.toUpperCase(Locale.ROOT))
            ? id.toLowerCase(Locale.ROOT)
            : id.toUpperCase(Locale.ROOT);
    assertThat(shop().get("/shares/" + swapped).status()).as("case counts").isEqualTo(404);
  }

  private List<String> ids(String path) {
    Answer answer = shop().get(path);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().valueStream().map((JsonNode order) -> order.get("id").asString()).toList();
  }
}
