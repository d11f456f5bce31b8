// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlotWindowTest {
  @Test
  void anUnboundedWindowHoldsAllTimes() {
    assertThat(SlotWindow.unbounded(7))
        .isEqualTo(new SlotWindow(7, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  @Test
  void slotsStartAtZero() {
    assertThatThrownBy(() -> SlotWindow.unbounded(-1))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("slot must be 0 or more: -1");
  }

  @ParameterizedTest
  @ValueSource(longs = {1_000, 999, Long.MIN_VALUE})
  void aWindowIsNotEmpty(long end) {
    assertThatThrownBy(() -> new SlotWindow(0, 1_000, end))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("startMillis must be before endMillis: startMillis=1000 endMillis=" + end);
  }
}
