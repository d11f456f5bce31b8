// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import shop.Shop.Answer;

/** Invoices, whose numbers lie in the range of their tenant. */
interface InvoicesTests {
  Shop shop();

  @Test
  default void anInvoiceIsReadByItsNumber() {
    String order = shop().order("acme");
    Answer created = shop().post("/invoices", "{'order':'%s'}", order);
    assertThat(created.status()).as(created.text()).isEqualTo(201);
    String number = created.json().get("number").asString();
    assertThat(number)
        .matches("num_[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z]{10}");
    assertThat(created.json().get("id").asString()).matches("inv_[0-7][0-9A-HJKMNP-TV-Z]{25}");
    assertThat(created.json().get("tenant").asString()).isEqualTo("acme");
    assertThat(created.json().get("totalCents").asInt()).isEqualTo(700);
    assertThat(created.header("Location")).isEqualTo("/invoices/" + number);
    assertThat(shop().get("/invoices/" + number).text()).isEqualTo(created.text());
  }

  @Test
  default void anOrderHasOneInvoice() {
    String order = shop().order("acme");
    assertThat(shop().post("/invoices", "{'order':'%s'}", order).status()).isEqualTo(201);
    Answer again = shop().post("/invoices", "{'order':'%s'}", order);
    assertThat(again.status()).isEqualTo(409);
    assertThat(again.json().get("detail").asString())
        .isEqualTo("order " + order + " has an invoice already");
  }

  @Test
  default void theInvoicesOfATenantAreARangeOfNumbers() {
    List<String> red = invoices("red", 3);
    List<String> blue = invoices("blue", 2);
    List<String> redAgain = invoices("red", 2);
    assertThat(numbers("red")).hasSize(5).isSorted().containsAll(red).containsAll(redAgain);
    assertThat(numbers("blue")).hasSize(2).isSorted().containsAll(blue);
    assertThat(numbers("nobody")).isEmpty();
    assertThat(tags("red")).hasSize(1);
    assertThat(tags("blue")).hasSize(1).isNotEqualTo(tags("red"));
  }

  private List<String> invoices(String tenant, int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                shop()
                    .post("/invoices", "{'order':'%s'}", shop().order(tenant))
                    .json()
                    .get("number")
                    .asString())
        .toList();
  }

  private List<String> numbers(String tenant) {
    return shop()
        .get("/tenants/" + tenant + "/invoices")
        .json()
        .valueStream()
        .map(invoice -> invoice.get("number").asString())
        .toList();
  }

  /** The first six digits after the prefix are the tenant's. */
  private Set<String> tags(String tenant) {
    return numbers(tenant).stream().map(n -> n.substring(4, 10)).collect(Collectors.toSet());
  }
}
