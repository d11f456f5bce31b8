// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** The application, running on a database of its own. */
record Running(ConfigurableApplicationContext context) implements AutoCloseable {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  static Running with(String... settings) {
    List<String> all =
        new ArrayList<>(
            List.of(
                "--server.port=0",
                "--spring.main.banner-mode=off",
                "--logging.level.root=ERROR",
                "--spring.jpa.properties.hibernate.session_factory.statement_inspector="
                    + "shop.Statements",
                "--spring.jpa.properties.hibernate.jdbc.batch_size=50"));
    all.addAll(List.of(settings));
    return new Running(SpringApplication.run(ShopApplication.class, all.toArray(String[]::new)));
  }

  <T> T bean(Class<T> type) {
    return context.getBean(type);
  }

  /** The answer of a path; the last part of it, given apart, is escaped. */
  HttpResponse<String> get(String path, String last) throws Exception {
    String port = context.getEnvironment().getProperty("local.server.port");
    String escaped = URLEncoder.encode(last, StandardCharsets.UTF_8).replace("+", "%20");
    return HTTP.send(
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path + escaped))
            .header("Accept", "application/json")
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  @Override
  public void close() {
    context.close();
  }
}
