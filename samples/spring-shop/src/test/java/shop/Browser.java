// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Headless Chromium, driven by chromedriver's W3C WebDriver protocol. Both are those of the
 * machine; {@code -Dchromedriver=<path>} names another driver.
 */
final class Browser implements AutoCloseable {
  private static final Pattern STARTED =
      Pattern.compile("ChromeDriver was started successfully on port ([0-9]+)\\.");
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final JsonMapper JSON = new JsonMapper();
  private static final List<String> FLAGS =
      List.of(
          "--headless",
          "--no-sandbox", // Chromium refuses to run as root with it
          "--disable-gpu",
          "--disable-dev-shm-usage",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private static final String INSTALL =
      "; profile browser needs Chromium and its driver, on Debian: apt-get install chromium"
          + " chromium-driver; another driver by -Dchromedriver=<path>";

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process driver;
  private final String session;

  /**
   * @param profile a fresh folder
   * @throws AssertionError if there is no Chromium to be driven; the message says what to install
   */
  Browser(Path profile) {
    driver = startDriver();
    String sessions = "http://localhost:" + port() + "/session";
    List<String> flags = new ArrayList<>(FLAGS);
    flags.add("--user-data-dir=" + profile);
    Object wanted =
        Map.of(
            "capabilities",
            Map.of(
                "alwaysMatch",
                Map.of("browserName", "chrome", "goog:chromeOptions", Map.of("args", flags))));
    try {
      session = sessions + "/" + post(sessions, wanted).get("sessionId").asString();
    } catch (AssertionError e) {
      stopDriver();
      throw new AssertionError("Chromium does not start: " + e.getMessage() + INSTALL, e);
    }
  }

  void open(URI page) {
    command("/url", Map.of("url", page.toString()));
  }

  /** What a script returns; it runs as the body of an async function. */
  JsonNode run(String script, Object... arguments) {
    String body =
        "const done = arguments[arguments.length - 1];"
            + "(async (...args) => {"
            + script
            + "})(...arguments).then(value => done({value}), e => done({error: String(e)}))";
    JsonNode result = command("/execute/async", Map.of("script", body, "args", List.of(arguments)));
    if (result.has("error")) {
      throw new AssertionError("the script fails: " + result.get("error").asString());
    }
    return result.get("value");
  }

  /** Types into the element, as a user does. */
  void type(String selector, String text) {
    command("/element/" + element(selector) + "/value", Map.of("text", text));
  }

  void click(String selector) {
    command("/element/" + element(selector) + "/click", Map.of());
  }

  /** Waits until the text of an element is as wanted. */
  void await(String selector, String text) {
    Instant end = Instant.now().plus(PATIENCE);
    String seen;
    do {
      seen = run("return document.querySelector(args[0]).textContent", selector).asString();
      if (seen.equals(text)) {
        return;
      }
    } while (Instant.now().isBefore(end));
    throw new AssertionError(selector + " is not \"" + text + "\" but \"" + seen + "\"");
  }

  @Override
  public void close() {
    try {
      send(HttpRequest.newBuilder(URI.create(session)).DELETE());
    } finally {
      stopDriver();
    }
  }

  private String element(String selector) {
    JsonNode found = command("/element", Map.of("using", "css selector", "value", selector));
    return found.values().iterator().next().asString();
  }

  private JsonNode command(String path, Object body) {
    return post(session + path, body);
  }

  private JsonNode post(String uri, Object body) {
    return send(
        HttpRequest.newBuilder(URI.create(uri))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))));
  }

  private JsonNode send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          http.send(request.timeout(PATIENCE.multipliedBy(2)).build(), BodyHandlers.ofString());
      JsonNode value = JSON.readTree(response.body()).get("value");
      if (response.statusCode() != 200) {
        throw new AssertionError("chromedriver: " + value.get("message").asString());
      }
      return value;
    } catch (IOException | InterruptedException e) {
      throw new AssertionError("chromedriver does not answer", e);
    }
  }

  private static Process startDriver() {
    String command = System.getProperty("chromedriver", "chromedriver");
    try {
      return new ProcessBuilder(command, "--port=0").redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new AssertionError("there is no " + command + INSTALL, e);
    }
  }

  /** The driver says its port in its first lines; the rest of what it says is thrown away. */
  private String port() {
    BufferedReader output =
        new BufferedReader(new InputStreamReader(driver.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder said = new StringBuilder();
    try {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        said.append(line).append('\n');
        Matcher matcher = STARTED.matcher(line);
        if (matcher.find()) {
          Thread rest = new Thread(() -> output.lines().forEach(unused -> {}), "chromedriver");
          rest.setDaemon(true);
          rest.start();
          return matcher.group(1);
        }
      }
    } catch (IOException e) {
      said.append(e);
    }
    stopDriver();
    throw new AssertionError("chromedriver does not start: " + said.toString().strip() + INSTALL);
  }

  private void stopDriver() {
    driver.descendants().forEach(ProcessHandle::destroy);
    driver.destroy();
  }
}
