// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ids in requests; no converter is registered. */
class WebTest {
  private static Running application;
  private static List<Order> saved;

  @BeforeAll
  static void start() {
    application = Running.with("--spring.jpa.properties.ids.slot=5");
    saved =
        application
            .bean(Orders.class)
            .saveAll(List.of(new Order("a", null), new Order("b", null), new Order("c", null)));
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/orders/", "/entities/"})
  void aPathHoldsAnId(String path) throws Exception {
    HttpResponse<String> response = application.get(path, id(1));

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.body()).isEqualTo("b");
  }

  @Test
  void aQueryHoldsIds() throws Exception {
    assertThat(application.get("/orders?ids=", id(0) + "," + id(2)).body())
        .isEqualTo("[\"a\",\"c\"]");
    assertThat(application.get("/orders?ids=" + id(2) + "&ids=", id(1)).body())
        .isEqualTo("[\"b\",\"c\"]");
    assertThat(application.get("/page?size=2&sort=", "id,desc").body()).isEqualTo("[\"c\",\"b\"]");
  }

  @Test
  void anIdThatIsNotThereIsNotFound() throws Exception {
    assertThat(application.get("/orders/", OrderId.next().toString()).statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x",
        "cus_01ARZ3NDEKTSV4RRFFQ69G5FAV",
        "ord_01ARZ3NDEKTSV4RRFFQ69G5FA",
        "ord_81ARZ3NDEKTSV4RRFFQ69G5FAV",
        "<script>alert(1)"
      })
  void aBadIdIs400AndTheBodyDoesNotSayWhy(String bad) throws Exception {
    for (String path : List.of("/orders/", "/entities/", "/orders?ids=")) {
      HttpResponse<String> response = application.get(path, bad);

      assertThat(response.statusCode()).as(path).isEqualTo(400);
      assertThat(response.body())
          .contains("\"status\":400", "\"error\":\"Bad Request\"")
          .doesNotContain("Exception", "shop.", "message", "trace");
    }
  }

  private static String id(int index) {
    return saved.get(index).getId().toString();
  }
}
