// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client of the running shop that knows HTTP and JSON, and nothing of ids. */
final class Shop {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final JsonMapper JSON = new JsonMapper();

  private final int port;

  Shop(int port) {
    this.port = port;
  }

  /** What came back; the body as text, since a parser could lose digits. */
  record Answer(int status, HttpResponse<String> response) {
    String text() {
      return response.body();
    }

    JsonNode json() {
      return JSON.readTree(response.body());
    }

    String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  URI uri(String path) {
    return URI.create("http://localhost:" + port + path);
  }

  Answer get(String path) {
    return send(HttpRequest.newBuilder(uri(path)));
  }

  /** Posts JSON that has ' for ". */
  Answer post(String path, String json, Object... arguments) {
    return send(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json.formatted(arguments).replace('\'', '"'))));
  }

  /** The id of a new customer. */
  String customer(String tenant) {
    return id(post("/customers", "{'tenant':'%s','name':'Ana'}", tenant));
  }

  /** The id of a new device. */
  String device() {
    return id(post("/devices", "{'name':'Till'}"));
  }

  /** The id of a new order: 2 × 3.50. */
  String order(String customer, String device) {
    return id(
        post(
            "/orders",
            "{'customer':'%s','device':%s,'lines':[{'product':'Tea','quantity':2,'priceCents':350}]}",
            customer,
            device));
  }

  /** The id of a new order of a new customer. */
  String order(String tenant) {
    return order(customer(tenant), device());
  }

  private static String id(Answer answer) {
    if (answer.status() != 201) {
      throw new AssertionError(answer.status() + " " + answer.text());
    }
    return answer.json().get("id").asString();
  }

  private static Answer send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          HTTP.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
      return new Answer(response.statusCode(), response);
    } catch (Exception e) {
      throw new AssertionError("the shop does not answer", e);
    }
  }
}
