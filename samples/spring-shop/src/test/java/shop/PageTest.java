// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import shop.device.Device;
import shop.device.DeviceId;
import shop.device.DeviceRepository;
import tools.jackson.databind.JsonNode;

/** The page in a browser. Runs with {@code -Pbrowser}. */
@Tag("browser")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class PageTest {
  private static final long GREATEST = (1L << 53) - 1;
  private static final Instant EPOCH = Instant.parse("2019-12-24T16:00:00Z");

  @TempDir Path folder;
  @LocalServerPort private int port;
  @Autowired private DeviceRepository devices;

  private Shop shop;
  private Browser browser;

  @BeforeEach
  void open() {
    shop = new Shop(port);
    shop.device();
    // An even and an odd neighbour: a digit that got lost would show.
    devices.save(new Device(DeviceId.of(GREATEST), "<b>last</b>"));
    devices.save(new Device(DeviceId.of(GREATEST - 1), "last but one"));
    devices.save(new Device(DeviceId.of(0), "first"));
    browser = new Browser(folder.resolve("profile"));
    browser.open(shop.uri("/"));
  }

  @AfterEach
  void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void everyDigitIsShownAndThePartsAreThoseOfTheServer() {
    String text = shop.get("/devices").text();
    List<String> sent = digits(text);
    assertThat(sent).hasSize((int) devices.count()).contains("9007199254740991", "0");
    browser.await("#message", sent.size() + " devices");
    assertThat(column("id")).isEqualTo(sent);
    assertPartsAre(shop.get("/devices").json());
    assertThat(column("name")).contains("<b>last</b>");
  }

  @Test
  void aDeviceThatIsRegisteredOnThePageIsShownAsItIsStored() {
    browser.await("#message", devices.count() + " devices");
    browser.type("input[name=name]", "Kiosk by the door");
    browser.click("button");
    browser.await("#devices tr:last-child td.name", "Kiosk by the door");
    List<String> names = column("name");
    String id = column("id").get(names.size() - 1);
    String json = shop.get("/devices/" + id).text();
    assertThat(digits(json)).containsExactly(id);
    assertThat(json).contains("\"name\":\"Kiosk by the door\"");
    browser.await("#message", "Kiosk by the door is " + id);
  }

  @Test
  void theArithmeticOfThePageIsExactForAllIds() {
    List<Long> ids = new ArrayList<>(List.of(0L, 1L, 511L, 512L, 4095L, 4096L, GREATEST));
    for (long id = 3; id < GREATEST; id = id * 3 + 1) {
      ids.add(id);
    }
    JsonNode parts =
        browser.run(
            "const {partsOf, idOf} = await import('/device-id.js');"
                + "return args[0].map(id => { const p = partsOf(id); return"
                + " [String(idOf(p)), p.registered.toISOString(), p.node, p.sequence] })",
            ids);
    assertThat(parts).hasSameSizeAs(ids);
    for (int i = 0; i < ids.size(); i++) {
      long id = ids.get(i);
      JsonNode row = parts.get(i);
      assertThat(row.get(0).asString()).isEqualTo(Long.toString(id));
      assertThat(Instant.parse(row.get(1).asString())).isEqualTo(EPOCH.plusMillis(id >> 12));
      assertThat(row.get(2).asLong()).isEqualTo(id >> 9 & 7);
      assertThat(row.get(3).asLong()).isEqualTo(id & 511);
    }
  }

  @Test
  void thePageRefusesANumberThatMayHaveLostADigit() {
    for (String number : List.of("9007199254740992", "-1", "0.5", "'7'")) {
      assertThatThrownBy(
              () -> browser.run("return (await import('/device-id.js')).partsOf(" + number + ")"))
          .as(number)
          .hasMessageContaining("is no id of a device");
    }
  }

  private void assertPartsAre(JsonNode json) {
    List<String> registered = column("registered");
    List<String> nodes = column("node");
    List<String> sequences = column("sequence");
    assertThat(registered).hasSize(json.size());
    for (int i = 0; i < json.size(); i++) {
      JsonNode device = json.get(i);
      assertThat(Instant.parse(registered.get(i)))
          .isEqualTo(Instant.parse(device.get("registered").asString()));
      assertThat(nodes.get(i)).isEqualTo(device.get("node").asString());
      assertThat(sequences.get(i)).isEqualTo(device.get("sequence").asString());
    }
  }

  /** What a user reads in a column. */
  private List<String> column(String kind) {
    return browser
        .run(
            "return [...document.querySelectorAll('#devices td.' + args[0])]"
                + ".map(cell => cell.innerText)",
            kind)
        .valueStream()
        .map(JsonNode::asString)
        .toList();
  }

  /** The ids in JSON as they were sent, read by no JSON parser. */
  private static List<String> digits(String json) {
    List<String> digits = new ArrayList<>();
    Matcher matcher = Pattern.compile("\"id\":([0-9]+)[,}]").matcher(json);
    while (matcher.find()) {
      digits.add(matcher.group(1));
    }
    return digits;
  }
}
