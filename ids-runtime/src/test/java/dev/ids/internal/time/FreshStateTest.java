// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreshStateTest {
  private final ScriptedClock clock = ScriptedClock.at(5, 3, Millis48.MAX + 1);
  private final ScriptedRandom random = ScriptedRandom.of("0105", "0203", "0409");
  private final FreshState state = new FreshState("tide", RandomBits.of(10), clock, random);

  @Test
  void eachIdHasTheClocksTimeAndFreshBitsCutToTheirWidth() {
    assertThat(state.<List<Long>>next(List::of)).isEqualTo(List.of(5L, 0L, 0x105L));
    assertThat(state.<List<Long>>next(List::of)).isEqualTo(List.of(3L, 0L, 0x203L));
    assertThatThrownBy(() -> state.<List<Long>>next(List::of))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage("tide: the clock must be 0..281474976710655 ms (48 bits): 281474976710656");
    assertThat(random.isUsedUp()).isFalse();
  }

  @Test
  void aBatchIsInOrderOfTheDrawsByOneReading() {
    assertThat(state.<List<Long>>next(3, List::of))
        .isEqualTo(List.of(List.of(5L, 0L, 0x105L), List.of(5L, 0L, 0x203L), List.of(5L, 0L, 9L)));
    assertThat(clock.reads()).isEqualTo(1);
  }
}
