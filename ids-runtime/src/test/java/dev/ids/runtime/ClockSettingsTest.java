// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.SlotWindow;
import dev.ids.snowflake.ClockBackwardsException;
import dev.ids.testkit.ScriptedClock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClockSettingsTest {
  private static final long NOW = 1_767_225_600_000L;
  private static final String BORROW = "ids.clock.borrow-up-to";
  private static final String WAIT = "ids.clock.wait-up-to";

  @ParameterizedTest
  @CsvSource({"0, 0", "0ms, 0", "7ms, 7", "' 1s ', 1000", "PT0.5S, 500", "5s, 5000"})
  void aLengthOfTimeIsShortOrIso(String text, long millis) {
    assertThat(ClockSettings.of(Settings.of(Map.of(BORROW, text))))
        .isEqualTo(new ClockSettings(Duration.ofMillis(millis), Duration.ofSeconds(1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "-1ms", "5 ms", "5001ms", "PT0.0005S", "PT1", "1h", "٣ms"})
  void anyOtherIsRefused(String text) {
    assertThatThrownBy(() -> Settings.of(Map.of(BORROW, text)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.clock.borrow-up-to must be whole milliseconds from 0 to 5s, such as 5ms or"
                + " PT0.005S: \""
                + text
                + "\"");
  }

  @Test
  void waitsAreBoundedToo() {
    assertThat(ClockSettings.of(Settings.of(Map.of(WAIT, "1h"))).waitUpTo()).hasHours(1);
    assertThatThrownBy(() -> Settings.of(Map.of(WAIT, "61m")))
        .hasMessage(
            "ids.clock.wait-up-to must be whole milliseconds from 0 to 1h, such as 1s or PT1S:"
                + " \"61m\"");
  }

  @Test
  void theWindowOfAFixedSlotStartsBehindWhatMayBeBorrowed() {
    Settings settings = Settings.of(Map.of("ids.slot", "7", BORROW, "2s"));
    IdRuntime runtime = IdRuntime.of(settings, ScriptedClock.at(NOW), getClass().getClassLoader());

    assertThat(runtime.slot().current())
        .isEqualTo(new SlotWindow(7, NOW + 2_000 + 1, Long.MAX_VALUE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"snowflake", "cosid80"})
  void everyTimeBasedGeneratorKeepsToThem(String strategy) {
    assertThat(afterAStepBack(strategy, Map.of())).hasSizeGreaterThan(10);
    assertThat(afterAStepBack(strategy, Map.of(BORROW, "3ms", WAIT, "0"))).hasSizeGreaterThan(10);
    assertThatThrownBy(() -> afterAStepBack(strategy, Map.of(BORROW, "2ms", WAIT, "2ms")))
        .isExactlyInstanceOf(ClockBackwardsException.class);
    assertThatThrownBy(() -> afterAStepBack(strategy, Map.of(BORROW, "0", WAIT, "0")))
        .isExactlyInstanceOf(ClockBackwardsException.class);
  }

  /** An id that is issued three milliseconds before the last. */
  private static String afterAStepBack(String strategy, Map<String, String> settings) {
    Map<String, String> all = new HashMap<>(settings);
    all.put("ids.slot", "1");
    all.put("ids.generators.x.strategy", strategy);
    NamedGenerator generator =
        IdRuntime.of(all, ScriptedClock.at(NOW, NOW - 3), new Random(1)).generator("x");
    generator.next();
    return generator.next();
  }
}
