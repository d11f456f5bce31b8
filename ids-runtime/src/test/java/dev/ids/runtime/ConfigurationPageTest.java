// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Options;
import dev.ids.SchemeProvider;
import dev.ids.testkit.TestData;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What docs/configuration.md shows is true. */
class ConfigurationPageTest {
  private String page = "";

  @BeforeEach
  void read() throws Exception {
    page = Files.readString(TestData.directory().resolveSibling("docs/configuration.md"));
  }

  @Test
  void theTwoFilesSayTheSameAndWork() throws Exception {
    Map<String, String> yaml = new TreeMap<>();
    YamlFile.read("ids.yaml", new ByteArrayInputStream(block("yaml").getBytes(UTF_8)))
        .forEach((key, value) -> yaml.put(key, value.text()));
    Properties properties = new Properties();
    properties.load(new StringReader(block("properties")));

    assertThat(yaml).isEqualTo(properties);
    IdRuntime runtime =
        IdRuntime.of(
            yaml, InstantSource.fixed(Instant.parse("2026-10-27T07:30:12.123Z")), new Random(1));
    assertThat(runtime.generator("trace").next()).isEqualTo("20261027153012123-0003-0001");
    NamedGenerator order = runtime.generator("order");
    String text = order.next();
    assertThat(text).matches("O[0-9A-Za-z]{10,11}");
    assertThat(order.decode(text)).isLessThan(order.generate());
    assertThat(runtime.generator("share").next()).matches("shr_[0-9a-z]{10}");
  }

  @Test
  void everyKeyIsInTheTable() {
    for (String key : Settings.KEYS) {
      assertThat(page).contains("| `" + key + "` |");
    }
    ClockSettings defaults = ClockSettings.of(Settings.of(Map.of()));
    assertThat(page)
        .contains("| `ids.clock.borrow-up-to` | `" + defaults.borrowUpTo().toMillis() + "ms` |")
        .contains("| `ids.clock.wait-up-to` | `" + defaults.waitUpTo().toSeconds() + "s` |")
        .contains(Settings.GENERATORS, Settings.SECRET, Settings.STORAGE);
  }

  @Test
  void everyStrategyIsInTheTableWithItsOptions() {
    SchemeProvider.all(getClass().getClassLoader())
        .forEach(
            (name, provider) -> {
              String row =
                  page.lines()
                      .filter(line -> line.matches("\\| [^|]*`" + name + "`.*"))
                      .findFirst()
                      .orElseThrow(() -> new AssertionError("no row for " + name));
              for (String option : provider.options()) {
                assertThat(row).contains("`" + option + "`");
              }
            });
  }

  @Test
  void theCodecsOfTheTableAreReadAsTheyStandThere() throws Exception {
    Matcher items =
        Pattern.compile("(?m)^\\| `([a-z-]+: [^`]+)`(?:, `([^`]+)`)? \\|").matcher(page);
    int read = 0;
    while (items.find()) {
      String item = items.group(1).replace("com.acme.MyCodec", GeneratorsTest.Hex.class.getName());
      String yaml =
          "ids: {slot: 1, generators: {x: {strategy: snowflake, codec: [{" + item + "}]}}}";
      Map<String, Options.Value> settings =
          YamlFile.read("ids.yaml", new ByteArrayInputStream(yaml.getBytes(UTF_8)));
      Settings checked = new Settings.Builder().add(settings).build();
      assertThat(IdRuntime.of(checked, getClass().getClassLoader()).generator("x").scheme().name())
          .as(item)
          .isEqualTo("snowflake");
      read++;
    }
    assertThat(read).isEqualTo(5);
  }

  private String block(String language) {
    Matcher block = Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(page);
    assertThat(block.find()).isTrue();
    return block.group(1);
  }
}
