// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
  private static final String KNOWN =
      "nown are ids.clock.borrow-up-to, ids.clock.wait-up-to, ids.generators.<name>.<option>, ids.secret.<name>, ids.slot, ids.slot.bits, ids.slot.guard, ids.slot.lease.max-loss, ids.slot.lease.max-skew, ids.slot.lease.namespace, ids.slot.lease.owner, ids.slot.lease.wait-up-to, ids.slot.lease.window, ids.storage.<type>, ids.store.password, ids.store.url, ids.store.user, ids.store.wait-up-to";

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "' 7 ', 7", "1023, 1023", "2147483647, 2147483647"})
  void aSlotIsAWholeNumber(String text, int slot) {
    Settings settings = Settings.of(Map.of("ids.slot", text));

    assertThat(settings.slot()).hasValue(slot);
    assertThat(settings.find("ids.slot")).hasValue(String.valueOf(slot));
    assertThat(settings.describeSlot()).isEqualTo("ids.slot=" + slot);
    assertThat(settings.makeRuntime()).isTrue();
  }

  @Test
  void aNumberIsAsGoodAsItsText() {
    assertThat(Settings.of(Map.of("ids.slot", 5)).slot()).hasValue(5);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "``, \"\"",
        "-1, \"-1\"",
        "+1, \"+1\"",
        "01, \"01\"",
        "1.0, \"1.0\"",
        "0x10, \"0x10\"",
        "one, \"one\"",
        "2147483648, \"2147483648\"",
        "99999999999999999999, \"99999999999999999999\"",
        "٣, \"٣\""
      })
  void anyOtherSlotIsRefused(String text, String quoted) {
    assertThatThrownBy(() -> Settings.of(Map.of("ids.slot", text)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.slot must be a whole number from 0 to 2147483647 that no other process uses,"
                + " such as 0, or else lease: "
                + quoted);
  }

  @Test
  void aSlotThatWouldForgeALogIsEscaped() {
    assertThatThrownBy(() -> Settings.of(Map.of("ids.slot", "1\n2")))
        .hasMessageEndingWith("such as 0, or else lease: \"1\\u000A2\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ids.slto", "ids.slots", "ids.Slot"})
  void anUnknownKeyIsRefusedWithTheNearestName(String key) {
    assertThatThrownBy(() -> Settings.of(Map.of(key, "1")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown setting \"" + key + "\"; did you mean ids.slot? K" + KNOWN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ids.", "ids.machine.bits", "ids.storage"})
  void anUnknownKeyThatIsLikeNoneIsRefusedWithAllNames(String key) {
    assertThatThrownBy(() -> Settings.of(Map.of(key, "1")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown setting \"" + key + "\"; k" + KNOWN);
  }

  @Test
  void theValueOfAnUnknownKeyIsNotShown() {
    assertThatThrownBy(() -> Settings.of(Map.of("ids.password", "hunter2")))
        .hasMessage("unknown setting \"ids.password\"; k" + KNOWN);
  }

  @Test
  void settingsOfOthersAreLeftToThem() {
    Map<String, Object> others = new HashMap<>();
    others.put("hibernate.show_sql", true);
    others.put("ids", "x");
    others.put("idsslot", "x");
    others.put("ids.storage.OrderId", "TEXT");
    others.put("ids.slot", null);
    Settings settings = Settings.of(others);

    assertThat(settings.makeRuntime()).isFalse();
    assertThat(settings.slot()).isEmpty();
    assertThat(settings.describeSlot()).isEqualTo("no slot");
    assertThat(settings.find("ids.slot")).isEmpty();
    assertThat(settings.find("ids.storage.OrderId")).isEmpty();
  }

  @Test
  void settingsAreACopy() {
    Map<String, String> source = new HashMap<>(Map.of("ids.slot", "1"));
    Settings settings = Settings.of(source);
    source.put("ids.slot", "2");

    assertThat(settings.slot()).hasValue(1);
  }

  @Test
  void nestedMapsAndListsAreFlattened() {
    Map<String, Object> generator = Map.of("strategy", "nanoid", "list", new int[] {1, 2});
    Settings settings =
        Settings.of(Map.of("ids", Map.of("slot", 1, "generators", Map.of("a", generator))));

    assertThat(settings.slot()).hasValue(1);
    assertThat(settings.texts("a"))
        .isEqualTo(Map.of("strategy", "nanoid", "list[0]", "1", "list[1]", "2"));
    assertThatThrownBy(() -> Settings.of(Map.of("ids", Map.of("slot", 1), "ids.slot", 2)))
        .hasMessage("\"ids.slot\" is given twice");
    assertThatThrownBy(() -> Settings.of(Map.of("ids", Map.of("generators", Map.of()))))
        .hasMessage("\"ids.generators\" has no value; leave it out");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ids.generators.a b.strategy|the name of a generator has at most 64 letters, digits and single hyphens"
            + " or underscores: \"ids.generators.a b.strategy\"",
        "ids.generators.order|\"ids.generators.order\" needs an option, such as"
            + " ids.generators.order.strategy",
      })
  void generatorsHaveANameAndOptions(String key, String message) {
    assertThatThrownBy(() -> Settings.of(Map.of(key, "ulid")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({
    "ids.generator.order.strategy, ids.generators.order.strategy",
    "ids.secrets.tags, ids.secret.tags",
    "ids.clock.borrow-upto, ids.clock.borrow-up-to",
    "ids.slots.bits, ids.slot.bits"
  })
  void theNearestKeyIsNamed(String key, String near) {
    assertThatThrownBy(() -> Settings.of(Map.of(key, "x")))
        .hasMessage("unknown setting \"" + key + "\"; did you mean " + near + "? K" + KNOWN);
  }
}
