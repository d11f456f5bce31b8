// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdScheme;
import dev.ids.SlotWindow;
import dev.ids.TextScheme;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.util.Map;
import org.junit.jupiter.api.Test;

class IdRuntimeTest {
  private static final long NOW = 1_767_225_600_000L;

  private final ScriptedClock clock = ScriptedClock.at(NOW);
  private final ScriptedRandom random = new ScriptedRandom();

  @Test
  void aFixedSlotsWindowStartsAfterWhatAProcessBeforeMayHaveBorrowed() {
    IdRuntime runtime =
        IdRuntime.of(Settings.of(Map.of("ids.slot", "7")), clock, getClass().getClassLoader());
    clock.set(NOW + 1_000_000);

    SlotWindow window = runtime.slot().current();

    // The first whole millisecond after now, plus the 5 that may be borrowed.
    assertThat(window).isEqualTo(new SlotWindow(7, NOW + 1 + 5, Long.MAX_VALUE));
    assertThat(runtime.slot().current()).isSameAs(window);
    assertThat(clock.reads()).isZero();
  }

  @Test
  void aClockOfTestsMayStandStill() {
    IdRuntime runtime = IdRuntime.of(Map.of("ids.slot", "7"), clock, random);

    assertThat(runtime.slot().current()).isEqualTo(SlotWindow.unbounded(7));
  }

  @Test
  void withoutSlotTheClockIsNotRead() {
    IdRuntime runtime = IdRuntime.of(Map.of(), clock, random);

    assertThat(clock.reads()).isZero();
    assertThatThrownBy(runtime::slot)
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "no slot is configured; set ids.slot (or the environment variable IDS_SLOT) to a number"
                + " that no other running process uses, from 0; a single process takes ids.slot=0; ids.slot=lease takes a free one from the application's database");
  }

  @Test
  void clockAndRandomnessAreThoseGivenOrTheSystems() {
    IdRuntime given = IdRuntime.of(Map.of(), clock, random);
    IdRuntime system = IdRuntime.of(Map.of());

    assertThat(given.clock()).isSameAs(clock);
    assertThat(given.random()).isSameAs(random);
    assertThat(system.random()).isSameAs(RandomSource.system());
    long before = System.currentTimeMillis();
    assertThat(system.clock().millis()).isBetween(before, before + 60_000);
  }

  @Test
  void settingsAreFoundByKey() {
    IdRuntime runtime = IdRuntime.of(Map.of("ids.slot", " 3 ", "other", "x"));

    assertThat(runtime.setting("ids.slot")).hasValue("3");
    assertThat(runtime.setting("other")).isEmpty();
    assertThat(runtime.setting("ids.clock")).isEmpty();
  }

  @Test
  void wrongSettingsMakeNoRuntime() {
    assertThatThrownBy(() -> IdRuntime.of(Map.of("ids.slto", "1")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("unknown setting \"ids.slto\"; did you mean ids.slot?");
    assertThatThrownBy(() -> IdRuntime.of(Map.of("ids.slot", "-1"), clock, random))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("such as 0, or else lease: \"-1\"");
  }

  @Test
  void domainsAreEqualWhereStateIsShared() {
    IdRuntime one = IdRuntime.of(Map.of("ids.slot", "1"));
    IdRuntime again = IdRuntime.of(Map.of("ids.slot", "1"));
    IdRuntime two = IdRuntime.of(Map.of("ids.slot", "2"));
    IdRuntime none = IdRuntime.of(Map.of());
    IdRuntime test = IdRuntime.of(Map.of("ids.slot", "1"), clock, random);
    IdRuntime otherTest = IdRuntime.of(Map.of("ids.slot", "1"), clock, random);

    assertThat(one.domain(SLOTTED))
        .isEqualTo(again.domain(SLOTTED))
        .isNotEqualTo(two.domain(SLOTTED));
    assertThat(one.domain(PLAIN)).isEqualTo(two.domain(PLAIN)).isEqualTo(none.domain(PLAIN));
    assertThat(one.domain(SLOTTED)).isNotEqualTo(one.domain(PLAIN));
    assertThat(test.domain(PLAIN)).isEqualTo(test.domain(PLAIN));
    assertThat(test.domain(PLAIN))
        .isNotEqualTo(one.domain(PLAIN))
        .isNotEqualTo(otherTest.domain(PLAIN));
  }

  @Test
  void idsForKeysShareTheirStateOnlyUnderTheSameSecrets() {
    IdRuntime one = IdRuntime.of(Map.of("ids.secret.default", "hex:" + "01".repeat(16)));
    IdRuntime again = IdRuntime.of(Map.of("ids.secret.default", "hex:" + "01".repeat(16)));
    IdRuntime other = IdRuntime.of(Map.of("ids.secret.default", "hex:" + "02".repeat(16)));

    assertThat(one.domain(KEYED)).isEqualTo(again.domain(KEYED)).isNotEqualTo(other.domain(KEYED));
    assertThat(one.domain(PLAIN)).isEqualTo(other.domain(PLAIN));
  }

  private static final IdScheme PLAIN = new TestScheme(0);
  static final IdScheme SLOTTED = new TestScheme(3);
  private static final IdScheme KEYED = new KeyedTestScheme();

  private record TestScheme(int slotBits) implements TextScheme {
    @Override
    public String name() {
      return "test";
    }

    @Override
    public int textLength() {
      return 1;
    }

    @Override
    public boolean textSorts() {
      return true;
    }

    @Override
    public String parse(String text) {
      return text;
    }
  }

  private record KeyedTestScheme() implements TextScheme, IdScheme.KeyIssuing {
    @Override
    public String name() {
      return "keyed test";
    }

    @Override
    public int textLength() {
      return 1;
    }

    @Override
    public boolean textSorts() {
      return true;
    }

    @Override
    public String parse(String text) {
      return text;
    }
  }
}
