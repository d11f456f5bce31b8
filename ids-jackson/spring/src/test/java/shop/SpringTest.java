// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootVersion;
import org.springframework.context.ConfigurableApplicationContext;

/** The running application, asked over HTTP; the same test for each line of Spring Boot. */
class SpringTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final String ORDER = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final String SHARE = "V1StGXR8_Z5jdHi6B-myT";

  private static ConfigurableApplicationContext application;
  private static JsonNode document;

  @BeforeAll
  static void start() throws Exception {
    application = SpringApplication.run(ShopApplication.class, "--server.port=0");
    document = new ObjectMapper().readTree(get("/v3/api-docs").body());
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  @Test
  void thisIsTheBootThatTheBuildNames() {
    assertThat(SpringBootVersion.getVersion()).isEqualTo(System.getProperty("boot.version"));
  }

  @Test
  void bodiesGoBothWays() throws Exception {
    String sale =
        ("{'order':'%1$s','device':4503599627370497,'shown':'4503599627370497','share':'%2$s',"
                + "'also':['%1$s'],'byOrder':{'%1$s':0}}")
            .formatted(ORDER, SHARE)
            .replace('\'', '"');
    HttpResponse<String> response = post("/sales", sale);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    assertThat(response.body()).isEqualTo(sale);
    assertThat(post("/sales", "{\"order\":\"cus_01ARZ3NDEKTSV4RRFFQ69G5FAV\"}").statusCode())
        .isEqualTo(400);
    assertThat(post("/sales", "{\"device\":\"7\"}").statusCode()).isEqualTo(400);
  }

  @Test
  void pathsAndQueriesAreRead() throws Exception {
    HttpResponse<String> response =
        get("/orders/" + ORDER + "/7?share=" + SHARE + "&also=" + ORDER + "," + ORDER);
    assertThat(response.body())
        .isEqualTo(ORDER + " 7 " + SHARE + " [" + ORDER + ", " + ORDER + "]");
    assertThat(get("/orders/x/7?share=" + SHARE + "&also=" + ORDER).statusCode()).isEqualTo(400);
  }

  @Test
  void bodiesAreDescribed() {
    JsonNode properties = document.at("/components/schemas/Sale/properties");
    assertOrder(properties.get("order"));
    assertOrder(properties.at("/also/items"));
    assertDevice(properties.get("device"));
    assertDevice(properties.at("/byOrder/additionalProperties"));
    JsonNode shown = properties.get("shown");
    assertThat(shown.get("type").asText()).isEqualTo("string");
    assertThat(shown.get("pattern").asText()).isEqualTo("^(?:0|[1-9][0-9]{0,15})$");
    assertThat(shown.get("maxLength").asInt()).isEqualTo(16);
    JsonNode share = properties.get("share");
    assertShare(share);
    assertThat(share.get("description").asText()).isEqualTo("For friends");
  }

  @Test
  void mapKeysAreDescribed() {
    assertThat(document.get("openapi").asText()).startsWith("3.1");
    assertOrder(document.at("/components/schemas/Sale/properties/byOrder/propertyNames"));
  }

  @Test
  void openApi30HasNoWordForMapKeys() throws Exception {
    try (ConfigurableApplicationContext older =
        SpringApplication.run(
            ShopApplication.class, "--server.port=0", "--springdoc.api-docs.version=OPENAPI_3_0")) {
      String text = send(HttpRequest.newBuilder(uri(older, "/v3/api-docs"))).body();
      JsonNode properties =
          new ObjectMapper().readTree(text).at("/components/schemas/Sale/properties");
      assertOrder(properties.get("order"));
      assertDevice(properties.at("/byOrder/additionalProperties"));
      assertThat(properties.get("byOrder").has("propertyNames")).isFalse();
    }
  }

  @Test
  void pathsAndQueriesAreDescribed() {
    JsonNode parameters = document.at("/paths/~1orders~1{order}~1{device}/get/parameters");
    assertThat(parameters).hasSize(4);
    assertOrder(parameters.at("/0/schema"));
    assertDevice(parameters.at("/1/schema"));
    assertShare(parameters.at("/2/schema"));
    assertOrder(parameters.at("/3/schema/items"));
  }

  @Test
  void noIdClassIsASchemaOfItsOwn() {
    assertThat(document.at("/components/schemas").fieldNames()).toIterable().containsExactly("Sale");
  }

  private static void assertOrder(JsonNode schema) {
    assertThat(schema.get("type").asText()).isEqualTo("string");
    assertThat(schema.get("pattern").asText())
        .isEqualTo("^ord_(?:[0-7][0-9A-HJKMNP-TV-Z]{25})$");
    assertThat(schema.get("minLength").asInt()).isEqualTo(30);
    assertThat(schema.get("maxLength").asInt()).isEqualTo(30);
    assertThat(schema.has("format")).isFalse();
    assertThat(OrderId.tryParse(schema.get("example").asText())).isPresent();
    assertThat(schema.get("example").asText()).matches(schema.get("pattern").asText());
  }

  private static void assertShare(JsonNode schema) {
    assertThat(schema.get("type").asText()).isEqualTo("string");
    assertThat(schema.get("pattern").asText()).isEqualTo("^(?:[\\u002D0-9A-Z_a-z]{21})$");
    assertThat(schema.get("minLength").asInt()).isEqualTo(21);
    assertThat(schema.get("maxLength").asInt()).isEqualTo(21);
    assertThat(ShareId.tryParse(schema.get("example").asText())).isPresent();
  }

  private static void assertDevice(JsonNode schema) {
    assertThat(schema.get("type").asText()).isEqualTo("integer");
    assertThat(schema.get("format").asText()).isEqualTo("int64");
    assertThat(schema.get("minimum").asLong()).isZero();
    assertThat(schema.get("maximum").asLong()).isEqualTo((1L << 53) - 1);
    assertThat(schema.get("example").isIntegralNumber()).isTrue();
    assertThat(schema.has("pattern")).isFalse();
  }

  private static HttpResponse<String> get(String path) throws Exception {
    return send(HttpRequest.newBuilder(uri(path)));
  }

  private static HttpResponse<String> post(String path, String body) throws Exception {
    return send(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static URI uri(String path) {
    return uri(application, path);
  }

  private static URI uri(ConfigurableApplicationContext asked, String path) {
    String port = asked.getEnvironment().getProperty("local.server.port");
    return URI.create("http://localhost:" + port + path);
  }
}
