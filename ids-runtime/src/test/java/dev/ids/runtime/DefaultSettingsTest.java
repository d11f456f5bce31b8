// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** File, environment and system properties are given, so that nothing of the process is changed. */
class DefaultSettingsTest {
  private static final Map<String, String> NONE = Map.of();
  private static final Map<String, String> FILE = Map.of("ids.slot", "1");
  private static final Map<String, String> ENVIRONMENT = Map.of("IDS_SLOT", "2");
  private static final Map<String, String> SYSTEM = Map.of("ids.slot", "3");

  @Test
  void theEnvironmentGoesBeforeTheFileAndSystemPropertiesBeforeBoth() {
    assertThat(DefaultSettings.of(NONE, NONE, NONE).slot()).isEmpty();
    assertThat(DefaultSettings.of(FILE, NONE, NONE).slot()).hasValue(1);
    assertThat(DefaultSettings.of(NONE, ENVIRONMENT, NONE).slot()).hasValue(2);
    assertThat(DefaultSettings.of(NONE, NONE, SYSTEM).slot()).hasValue(3);
    assertThat(DefaultSettings.of(FILE, ENVIRONMENT, NONE).slot()).hasValue(2);
    assertThat(DefaultSettings.of(FILE, NONE, SYSTEM).slot()).hasValue(3);
    assertThat(DefaultSettings.of(NONE, ENVIRONMENT, SYSTEM).slot()).hasValue(3);
    assertThat(DefaultSettings.of(FILE, ENVIRONMENT, SYSTEM).slot()).hasValue(3);
  }

  @Test
  void aWrongValueIsRefusedWithThePlaceWhereItStands() {
    String rule =
        "ids.slot must be a whole number from 0 to 2147483647 that no other process uses, such as"
            + " 0: \"x\"";

    assertThatThrownBy(() -> DefaultSettings.of(Map.of("ids.slot", "x"), NONE, NONE))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(rule + " (in ids.properties)");
    assertThatThrownBy(() -> DefaultSettings.of(FILE, Map.of("IDS_SLOT", "x"), NONE))
        .hasMessage(rule + " (environment variable IDS_SLOT)");
    assertThatThrownBy(() -> DefaultSettings.of(FILE, ENVIRONMENT, Map.of("ids.slot", "x")))
        .hasMessage(rule + " (system property)");
  }

  @Test
  void aWrongValueThatIsOverriddenDoesNotMatter() {
    assertThat(DefaultSettings.of(Map.of("ids.slot", "x"), ENVIRONMENT, NONE).slot()).hasValue(2);
  }

  @Test
  void anUnknownKeyIsRefusedWithThePlaceWhereItStands() {
    assertThatThrownBy(() -> DefaultSettings.of(Map.of("ids.slto", "1"), NONE, NONE))
        .hasMessage(
            "unknown setting \"ids.slto\" (in ids.properties); did you mean ids.slot?"
                + " Known are ids.slot, ids.secret.<name>, ids.storage.<type>");
    assertThatThrownBy(() -> DefaultSettings.of(NONE, NONE, Map.of("ids.slto", "1")))
        .hasMessage(
            "unknown setting \"ids.slto\" (system property); did you mean ids.slot?"
                + " Known are ids.slot, ids.secret.<name>, ids.storage.<type>");
  }

  @Test
  void theRestOfTheEnvironmentIsNoneOfOurs() {
    Map<String, String> environment =
        Map.of("IDS_HOME", "/opt/ids", "ids.slot", "9", "PATH", "/bin");

    assertThat(DefaultSettings.of(FILE, environment, NONE).slot()).hasValue(1);
  }

  @Test
  void theFileIsReadThroughTheLoader() {
    assertThat(DefaultSettings.file(withFile("# ours\nids.slot = 4\n")))
        .isEqualTo(Map.of("ids.slot", "4"));
    assertThat(DefaultSettings.file(new ClassLoader(null) {})).isEmpty();
  }

  @Test
  void aFileThatIsNoneIsNamed() {
    assertThatThrownBy(() -> DefaultSettings.file(withFile("ids.slot=\\u00zz")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("ids.properties is no properties file: \"Malformed \\\\uxxxx encoding.\"");
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    ClassLoader broken =
        new ClassLoader(null) {
          @Override
          public InputStream getResourceAsStream(String name) {
            return new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("disk on fire");
              }
            };
          }
        };

    assertThatThrownBy(() -> DefaultSettings.file(broken))
        .isExactlyInstanceOf(UncheckedIOException.class)
        .hasMessage("ids.properties cannot be read")
        .hasRootCauseMessage("disk on fire");
  }

  static ClassLoader withFile(String content) {
    return new ClassLoader(DefaultSettingsTest.class.getClassLoader()) {
      @Override
      public @Nullable InputStream getResourceAsStream(String name) {
        return name.equals("ids.properties")
            ? new ByteArrayInputStream(content.getBytes(StandardCharsets.ISO_8859_1))
            : null;
      }
    };
  }

  @Test
  void storageInTheFileIsRefusedSinceNobodyReadsItThere() {
    assertThatThrownBy(
            () -> DefaultSettings.of(Map.of("ids.storage.OrderId", "TEXT"), Map.of(), Map.of()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "\"ids.storage.OrderId\" (in ids.properties) has no effect there; set it in Hibernate's"
                + " settings or as a system property");
  }
}
