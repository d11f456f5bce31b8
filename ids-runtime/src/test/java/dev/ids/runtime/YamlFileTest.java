// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Options;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlFileTest {
  /** The example of the specification. */
  private static final String EXAMPLE =
      """
      ids:
        slot: 3
        generators:
          order:
            strategy: segment
            store: db
            codec:
              - radix: { radix: 62 }
              - date-prefix: { pattern: yyMMdd, delimiter: "", source: NOW }
              - prefix: "O"
          trace:
            strategy: snowflake
            codec:
              - friendly: { zone: Asia/Shanghai, pad-start: true }
          token:
            strategy: cosid80
            codec:
              - radix: { radix: 62 }
      """;

  @Test
  void theExampleOfTheSpecification() {
    Map<String, String> settings = texts(read(EXAMPLE));
    IdRuntime runtime =
        IdRuntime.of(
            settings,
            InstantSource.fixed(Instant.parse("2026-10-27T07:30:12.123Z")),
            new Random(1));

    assertThat(runtime.generator("order").encode(3259)).isEqualTo("O261027qZ");
    assertThat(runtime.generator("order").decode("O261027qZ")).isEqualTo(3259);
    assertThat(runtime.generator("trace").next()).isEqualTo("20261027153012123-0003-0001");
    assertThat(runtime.generator("token").next()).hasSize(15).endsWith("003001");
  }

  @Test
  void everySettingHasItsLine() {
    assertThat(read("ids:\n  slot: 3\n  slot.bits: 7\n  generators: {a: {strategy: ulid}}\n"))
        .containsExactly(
            Map.entry(
                "ids.generators.a.strategy", new Options.Value("ulid", " (in ids.yaml, line 4)")),
            Map.entry("ids.slot", new Options.Value("3", " (in ids.yaml, line 2)")),
            Map.entry("ids.slot.bits", new Options.Value("7", " (in ids.yaml, line 3)")));
  }

  @Test
  void valuesAreTakenAsTheyAreWritten() {
    assertThat(texts(read("ids: {a: 010, b: no, c: 2024-01-01T00:00:00Z, d: 1_0, e: '', f: 1e3}")))
        .isEqualTo(
            Map.of(
                "ids.a", "010",
                "ids.b", "no",
                "ids.c", "2024-01-01T00:00:00Z",
                "ids.d", "1_0",
                "ids.e", "",
                "ids.f", "1e3"));
  }

  @Test
  void anEmptyFileHasNoSettings() {
    assertThat(read("")).isEmpty();
    assertThat(read("# nothing\n---\n")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ids: {slot: 1, slot: 2}|\"ids.slot\" (in ids.yaml, line 1) is given twice",
        "ids: {slot: 1}~ids.slot: 2|\"ids.slot\" (in ids.yaml, line 1) and (in ids.yaml, line"
            + " 2) is given twice",
        "ids:~  slot:|\"ids.slot\" (in ids.yaml, line 2) has no value; leave it out, or indent what"
            + " belongs below it",
        "ids:~\tslot: 1|ids.yaml, line 2: this is no YAML; indent with blanks, not with a tab",
        "ids:~  slot: 1~ a: 2|ids.yaml, line 3: this is no YAML; indent this line like those that it"
            + " belongs to",
        "ids:~  slot: a: b|ids.yaml, line 2: this is no YAML; a value with a colon and a blank in it"
            + " needs quotes, and a key needs a line of its own",
        "ids:~  slot: 1~  bits~  a: b|ids.yaml, line 4: this is no YAML; a key needs a colon and a"
            + " blank behind it",
        "a: &x {b: 1}~ids:~  <<: *x|\"ids\" (in ids.yaml, line 3) merges with <<, which is not read;"
            + " write the settings out",
        "ids: {generators: {}}|\"ids.generators\" (in ids.yaml, line 1) has no value; leave it out",
        "ids: {a: []}|\"ids.a\" (in ids.yaml, line 1) has no value; leave it out",
        "ids: {a: !!java.net.URL [http://x]}|\"ids.a\" (in ids.yaml, line 1) has a tag, which is not"
            + " allowed; take it out",
        "ids: {? [a] : 1}|\"ids\" (in ids.yaml, line 1) has a key that is no text",
        "slot 1|ids.yaml has no keys at its top; it starts with ids: and a line end",
        "ids:~  slot: [1|ids.yaml, line 2: this is no YAML",
        "ids: {a: *b}|ids.yaml, line 1: this is no YAML",
        "a: 1~---~b: 2|ids.yaml, line 2: this is no YAML",
        "id: {slot: 1}|unknown setting \"id.slot\" (in ids.yaml, line 1); every key starts with ids.",
        "ids: {storage: {OrderId: TEXT}}|\"ids.storage.OrderId\" (in ids.yaml, line 1) has no effect"
            + " there; set it in Hibernate's settings or as a system property",
      })
  void whatIsWrongIsNamedWithItsLine(String content, String message) {
    assertThatThrownBy(() -> read(content.replace('~', '\n')))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void anAnchorThatHoldsItselfIsRefused() {
    assertThatThrownBy(() -> read("ids: &a {a: *a}"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("is nested too deeply");
  }

  @Test
  void listsOfAliasesOfListsAreNotReadWithoutEnd() {
    StringBuilder content = new StringBuilder("ids:\n  a: &a [1, 1, 1, 1, 1]\n");
    for (char name = 'b'; name <= 'j'; name++) {
      String alias = "*" + (char) (name - 1);
      content.append(
          "  %s: &%s [%s]\n"
              .formatted(name, name, String.join(", ", alias, alias, alias, alias, alias)));
    }

    assertThatThrownBy(() -> read(content.toString()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("has more than 10000 settings");
  }

  @Test
  void ofTwoFilesNoneIsTaken() {
    ClassLoader both = withFiles(Map.of("ids.properties", "ids.slot=1", "ids.yml", "ids.slot: 1"));

    assertThatThrownBy(() -> SettingsFile.read(both))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.properties and ids.yml are both on the class path; keep one, since nothing says"
                + " which goes before");
    assertThat(texts(SettingsFile.read(withFiles(Map.of("ids.yml", "ids.slot: 1")))))
        .isEqualTo(Map.of("ids.slot", "1"));
  }

  private static Map<String, Options.Value> read(String content) {
    return SettingsFile.read(withFiles(Map.of("ids.yaml", content)));
  }

  private static Map<String, String> texts(Map<String, Options.Value> values) {
    return values.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().text()));
  }

  private static ClassLoader withFiles(Map<String, String> contents) {
    return new ClassLoader(YamlFileTest.class.getClassLoader()) {
      @Override
      public @Nullable InputStream getResourceAsStream(String name) {
        String content = contents.get(name);
        return content == null ? null : new ByteArrayInputStream(content.getBytes(UTF_8));
      }
    };
  }
}
