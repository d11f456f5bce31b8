// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Options;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** File, environment and system properties are given, so that nothing of the process is changed. */
class DefaultSettingsTest {
  private static final Map<String, String> NONE = Map.of();
  private static final Map<String, Options.Value> NO_FILE = Map.of();
  private static final Map<String, Options.Value> FILE = file("ids.slot", "1");
  private static final Map<String, String> ENVIRONMENT = Map.of("IDS_SLOT", "2");
  private static final Map<String, String> SYSTEM = Map.of("ids.slot", "3");

  @Test
  void theEnvironmentGoesBeforeTheFileAndSystemPropertiesBeforeBoth() {
    assertThat(DefaultSettings.of(NO_FILE, NONE, NONE).slot()).isEmpty();
    assertThat(DefaultSettings.of(FILE, NONE, NONE).slot()).hasValue(1);
    assertThat(DefaultSettings.of(NO_FILE, ENVIRONMENT, NONE).slot()).hasValue(2);
    assertThat(DefaultSettings.of(NO_FILE, NONE, SYSTEM).slot()).hasValue(3);
    assertThat(DefaultSettings.of(FILE, ENVIRONMENT, NONE).slot()).hasValue(2);
    assertThat(DefaultSettings.of(FILE, NONE, SYSTEM).slot()).hasValue(3);
    assertThat(DefaultSettings.of(NO_FILE, ENVIRONMENT, SYSTEM).slot()).hasValue(3);
    assertThat(DefaultSettings.of(FILE, ENVIRONMENT, SYSTEM).slot()).hasValue(3);
  }

  @Test
  void aWrongValueIsRefusedWithThePlaceWhereItStands() {
    String rule =
        "ids.slot must be a whole number from 0 to 2147483647 that no other process uses, such as"
            + " 0, or else lease: \"x\"";

    assertThatThrownBy(() -> DefaultSettings.of(file("ids.slot", "x"), NONE, NONE))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(rule + " (in ids.properties)");
    assertThatThrownBy(() -> DefaultSettings.of(FILE, Map.of("IDS_SLOT", "x"), NONE))
        .hasMessage(rule + " (environment variable IDS_SLOT)");
    assertThatThrownBy(() -> DefaultSettings.of(FILE, ENVIRONMENT, Map.of("ids.slot", "x")))
        .hasMessage(rule + " (system property)");
  }

  @Test
  void aWrongValueThatIsOverriddenDoesNotMatter() {
    assertThat(DefaultSettings.of(file("ids.slot", "x"), ENVIRONMENT, NONE).slot()).hasValue(2);
  }

  @Test
  void anUnknownKeyIsRefusedWithThePlaceWhereItStands() {
    assertThatThrownBy(() -> DefaultSettings.of(file("ids.slto", "1"), NONE, NONE))
        .hasMessage(
            "unknown setting \"ids.slto\" (in ids.properties); did you mean ids.slot?"
                + " Known are ids.clock.borrow-up-to, ids.clock.wait-up-to, ids.generators.<name>.<option>, ids.secret.<name>, ids.slot, ids.slot.bits, ids.slot.guard, ids.slot.lease.max-loss, ids.slot.lease.max-skew, ids.slot.lease.namespace, ids.slot.lease.owner, ids.slot.lease.wait-up-to, ids.slot.lease.window, ids.storage.<type>, ids.store.password, ids.store.url, ids.store.user, ids.store.wait-up-to");
    assertThatThrownBy(() -> DefaultSettings.of(NO_FILE, NONE, Map.of("ids.slto", "1")))
        .hasMessage(
            "unknown setting \"ids.slto\" (system property); did you mean ids.slot?"
                + " Known are ids.clock.borrow-up-to, ids.clock.wait-up-to, ids.generators.<name>.<option>, ids.secret.<name>, ids.slot, ids.slot.bits, ids.slot.guard, ids.slot.lease.max-loss, ids.slot.lease.max-skew, ids.slot.lease.namespace, ids.slot.lease.owner, ids.slot.lease.wait-up-to, ids.slot.lease.window, ids.storage.<type>, ids.store.password, ids.store.url, ids.store.user, ids.store.wait-up-to");
  }

  @Test
  void theRestOfTheEnvironmentIsNoneOfOurs() {
    Map<String, String> environment =
        Map.of("IDS_HOME", "/opt/ids", "ids.slot", "9", "PATH", "/bin");

    assertThat(DefaultSettings.of(FILE, environment, NONE).slot()).hasValue(1);
  }

  @Test
  void theFileIsReadThroughTheLoader() {
    assertThat(SettingsFile.read(withFile("# ours\nids.slot = 4\n")))
        .isEqualTo(file("ids.slot", "4"));
    assertThat(SettingsFile.read(new ClassLoader(null) {})).isEmpty();
  }

  @Test
  void aFileThatIsNoneIsNamed() {
    assertThatThrownBy(() -> SettingsFile.read(withFile("ids.slot=\\u00zz")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("ids.properties is no properties file: \"Malformed \\\\uxxxx encoding.\"");
  }

  @Test
  void aKeyThatIsGivenTwiceIsNamed() {
    assertThatThrownBy(() -> SettingsFile.read(withFile("ids.slot=1\nids.slot=1\n")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("\"ids.slot\" (in ids.properties) is given twice");
  }

  @Test
  void aFileIsUtf8WithOrWithoutItsMark() {
    assertThat(SettingsFile.read(withFile("\uFEFFids.slot=1\r\n")))
        .containsEntry("ids.slot", new Options.Value("1", " (in ids.properties)"));
    assertThat(SettingsFile.read(withFile("ids.generators.a.alphabet=äöü\\u00df")))
        .containsEntry(
            "ids.generators.a.alphabet", new Options.Value("äöüß", " (in ids.properties)"));
    assertThatThrownBy(() -> SettingsFile.read(withFile("ids.slot=ä", StandardCharsets.ISO_8859_1)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("ids.properties is not UTF-8; save it as UTF-8, or write \\uXXXX");
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    ClassLoader broken =
        new ClassLoader(null) {
          @Override
          public @Nullable InputStream getResourceAsStream(String name) {
            if (!name.equals("ids.properties")) {
              return null;
            }
            return new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("disk on fire");
              }
            };
          }
        };

    assertThatThrownBy(() -> SettingsFile.read(broken))
        .isExactlyInstanceOf(UncheckedIOException.class)
        .hasMessage("ids.properties cannot be read")
        .hasRootCauseMessage("disk on fire");
  }

  private static Map<String, Options.Value> file(String key, String text) {
    return Map.of(key, new Options.Value(text, " (in ids.properties)"));
  }

  static ClassLoader withFile(String content) {
    return withFile(content, StandardCharsets.UTF_8);
  }

  private static ClassLoader withFile(String content, Charset charset) {
    return new ClassLoader(DefaultSettingsTest.class.getClassLoader()) {
      @Override
      public @Nullable InputStream getResourceAsStream(String name) {
        return name.equals("ids.properties")
            ? new ByteArrayInputStream(content.getBytes(charset))
            : null;
      }
    };
  }

  @Test
  void generatorsInTheEnvironmentHaveTwoUnderscoresForEachDot() {
    Settings settings =
        DefaultSettings.of(
            NO_FILE,
            Map.of(
                "IDS_GENERATORS__TRACE_ID__STRATEGY", "snowflake",
                "IDS_GENERATORS__TRACE_ID__TIME_BITS", "42",
                "IDS_GENERATORS__TRACE_ID__CODEC__0__RADIX", "36",
                "IDS_GENERATORS__TRACE_ID__CODEC__1__DATE_PREFIX__PATTERN", "yyMMdd",
                "IDS_SLOT_BITS", "4",
                "IDS_CLOCK_BORROW_UP_TO", "0"),
            NONE);

    assertThat(settings.texts("trace-id"))
        .isEqualTo(
            Map.of(
                "strategy", "snowflake",
                "time-bits", "42",
                "codec[0].radix", "36",
                "codec[1].date-prefix.pattern", "yyMMdd"));
    assertThat(settings.slotBits()).hasValue(4);
    assertThat(settings.find("ids.clock.borrow-up-to")).hasValue("0");
  }

  @Test
  void aVariableThatIsNearlyOursIsRefused() {
    assertThatThrownBy(() -> DefaultSettings.of(NO_FILE, Map.of("IDS_CLOCK_BORROW", "0"), NONE))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "unknown environment variable \"IDS_CLOCK_BORROW\"; did you mean"
                + " IDS_CLOCK_BORROW_UP_TO? Known are IDS_CLOCK_BORROW_UP_TO,"
                + " IDS_CLOCK_WAIT_UP_TO, IDS_SLOT, IDS_SLOT_BITS, IDS_SLOT_GUARD, IDS_SLOT_LEASE_MAX_LOSS, IDS_SLOT_LEASE_MAX_SKEW, IDS_SLOT_LEASE_NAMESPACE, IDS_SLOT_LEASE_OWNER, IDS_SLOT_LEASE_WAIT_UP_TO, IDS_SLOT_LEASE_WINDOW, IDS_STORE_PASSWORD, IDS_STORE_URL, IDS_STORE_USER, IDS_STORE_WAIT_UP_TO");
    assertThatThrownBy(
            () -> DefaultSettings.of(NO_FILE, Map.of("IDS_GENERATORS_ORDER_STRATEGY", "x"), NONE))
        .hasMessage(
            "environment variable \"IDS_GENERATORS_ORDER_STRATEGY\" names no option of a"
                + " generator; two underscores stand for each dot: IDS_GENERATORS__ORDER__STRATEGY");
  }

  @Test
  void aListReplacesAListAndOtherOptionsReplaceOneByOne() {
    Map<String, Options.Value> file =
        FlatSettings.of(
            Map.of(
                "ids.generators.x.strategy", "snowflake",
                "ids.generators.x.layout", "JS_SAFE_MS",
                "ids.generators.x.codec[0].radix", "36",
                "ids.generators.x.codec[1].prefix", "x"),
            key -> "");
    Map<String, String> system =
        Map.of("ids.generators.x.layout", "JS_SAFE_S", "ids.generators.x.codec[0].radix", "62");

    Map<String, String> joined =
        Map.of("strategy", "snowflake", "layout", "JS_SAFE_S", "codec[0].radix", "62");
    assertThat(DefaultSettings.of(file, NONE, system).texts("x")).isEqualTo(joined);
    assertThat(Settings.of(system).over(DefaultSettings.of(file, NONE, NONE)).texts("x"))
        .isEqualTo(joined);
  }

  @Test
  void storageInTheFileIsRefusedSinceNobodyReadsItThere() {
    assertThatThrownBy(() -> SettingsFile.read(withFile("ids.storage.OrderId=TEXT")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "\"ids.storage.OrderId\" (in ids.properties) has no effect there; set it in Hibernate's"
                + " settings or as a system property");
  }
}
