// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The document that springdoc writes. */
interface OpenApiTests {
  Shop shop();

  @Test
  default void idsAreDescribedInBodies() {
    JsonNode schemas = shop().get("/v3/api-docs").json().at("/components/schemas");
    assertUlid(schemas.at("/OrderView/properties/id"), "ord_");
    assertUlid(schemas.at("/NewOrder/properties/customer"), "cus_");
    assertUlid(schemas.at("/InvoiceView/properties/id"), "inv_");
    assertDevice(schemas.at("/NewOrder/properties/device"));
    assertDevice(schemas.at("/DeviceView/properties/id"));
    assertText(schemas.at("/InvoiceView/properties/number"), 32);
    assertText(schemas.at("/ShareView/properties/id"), 21);
    assertThat(schemas.propertyNames())
        .as("no id is a schema of its own")
        .noneMatch(name -> name.endsWith("Id") || name.endsWith("Number"));
  }

  @Test
  default void idsAreDescribedInPathsAndQueries() {
    JsonNode paths = shop().get("/v3/api-docs").json().at("/paths");
    assertUlid(parameter(paths, "/orders/{id}", "id"), "ord_");
    assertUlid(parameter(paths, "/customers/{id}", "id"), "cus_");
    assertDevice(parameter(paths, "/devices/{id}", "id"));
    assertText(parameter(paths, "/shares/{id}", "id"), 21);
    assertText(parameter(paths, "/invoices/{number}", "number"), 32);
    assertUlid(parameter(paths, "/orders", "customer"), "cus_");
    assertDevice(parameter(paths, "/orders", "device"));
  }

  /** An example can be sent as it is: it is an id, which nothing has. */
  @Test
  default void examplesAreIds() {
    JsonNode paths = shop().get("/v3/api-docs").json().at("/paths");
    String order = parameter(paths, "/orders/{id}", "id").get("example").asString();
    assertThat(shop().get("/orders/" + order).status()).isEqualTo(404);
    String device = parameter(paths, "/devices/{id}", "id").get("example").asString();
    assertThat(shop().get("/devices/" + device).status()).isEqualTo(404);
  }

  private static JsonNode parameter(JsonNode paths, String path, String name) {
    return paths
        .get(path)
        .at("/get/parameters")
        .valueStream()
        .filter(parameter -> parameter.get("name").asString().equals(name))
        .findFirst()
        .orElseThrow()
        .get("schema");
  }

  private static void assertUlid(JsonNode schema, String prefix) {
    assertThat(schema.get("pattern").asString())
        .isEqualTo("^" + prefix + "(?:[0-7][0-9A-HJKMNP-TV-Z]{25})$");
    assertText(schema, 30);
  }

  private static void assertText(JsonNode schema, int length) {
    assertThat(schema.get("type").asString()).isEqualTo("string");
    assertThat(schema.get("example").asString()).matches(schema.get("pattern").asString());
    assertThat(schema.get("minLength").asInt()).isEqualTo(length);
    assertThat(schema.get("maxLength").asInt()).isEqualTo(length);
  }

  private static void assertDevice(JsonNode schema) {
    assertThat(schema.get("type").asString()).isEqualTo("integer");
    assertThat(schema.get("format").asString()).isEqualTo("int64");
    assertThat(schema.get("minimum").asLong()).isZero();
    assertThat(schema.get("maximum").asLong()).isEqualTo((1L << 53) - 1);
    assertThat(schema.get("example").isIntegralNumber()).isTrue();
  }
}
