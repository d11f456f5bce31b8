// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** An application that tells its clients what is wrong with an id. */
class BadIdsTest {
  private static final Pattern DETAIL = Pattern.compile("\"detail\":\"((?:[^\"\\\\]|\\\\.)*)\"");

  private static Running application;

  @BeforeAll
  static void start() {
    application =
        Running.with("--spring.jpa.properties.ids.slot=5", "--spring.profiles.active=bad-ids");
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  @Test
  void theBodyHasOurSentence() throws Exception {
    HttpResponse<String> response = application.get("/orders/", "cus_01ARZ3NDEKTSV4RRFFQ69G5FAV");

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.body())
        .contains("expected prefix \\\"ord_\\\", got \\\"cus_\\\"")
        .doesNotContain("Exception", "shop.");
  }

  @Test
  void whatTheClientSentIsCutAndEscaped() throws Exception {
    String body = application.get("/orders/", "ord_\u0007\u202e" + "y".repeat(3000)).body();
    Matcher detail = DETAIL.matcher(body);

    assertThat(detail.find()).as(body).isTrue();
    assertThat(detail.group(1))
        .hasSizeLessThan(300)
        .contains("yyy", "(3002 characters)")
        .matches("[\\x20-\\x7e…]*")
        .doesNotContain("y".repeat(100));
    assertThat(application.get("/orders?ids=", "<b>").body()).contains("\"status\":400");
  }
}
