// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class FreeSlotsTest {
  private static final long NOW = 1_000_000;

  private static FreeSlots free(int first, int last, SlotRow... rows) {
    LeaseTerms terms =
        new LeaseTerms(
            "shop",
            first,
            last,
            Duration.ofSeconds(60),
            Duration.ZERO,
            Duration.ofSeconds(5),
            "web-1");
    return new FreeSlots(new SlotStore.Snapshot(NOW, List.of(rows)), terms, new LeaseRules(terms));
  }

  private static SlotRow row(int slot, long end, boolean closed) {
    return new SlotRow(slot, "f".repeat(32), "web-2", 1, end, closed);
  }

  private static Set<Integer> picks(FreeSlots free) {
    SplittableRandom random = new SplittableRandom(7);
    Set<Integer> picks = new TreeSet<>();
    for (int i = 0; i < 500; i++) {
      picks.add(free.pick(random));
    }
    return picks;
  }

  @Test
  void ofAnEmptyStoreEachSlotMayBeTaken() {
    FreeSlots free = free(2, 5);

    assertThat(free.isEmpty()).isFalse();
    assertThat(picks(free)).containsExactly(2, 3, 4, 5);
    assertThat(free.row(3)).isNull();
    assertThat(free.nextFreeAtMillis()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void usedOnesThatAreFreeComeFirst() {
    SlotRow closed = row(1, NOW, true);
    SlotRow dead = row(3, NOW - 60_000, false);
    FreeSlots free = free(0, 7, closed, row(2, NOW + 30_000, false), dead);

    assertThat(picks(free)).containsExactly(1, 3);
    assertThat(free.row(1)).isEqualTo(closed);
    assertThat(free.row(3)).isEqualTo(dead);
  }

  @Test
  void withoutFreeUsedOnesANewOneIsTaken() {
    assertThat(picks(free(0, 3, row(0, NOW + 1, false), row(2, NOW - 59_999, false))))
        .containsExactly(1, 3);
  }

  @Test
  void slotsOutsideOfTheTermsAreLeftAlone() {
    FreeSlots free = free(4, 4, row(3, NOW, true), row(4, NOW + 10_000, false), row(5, 0, true));

    assertThat(free.isEmpty()).isTrue();
    assertThat(free.nextFreeAtMillis()).isEqualTo(NOW + 70_000);
  }

  @Test
  void theNextFreeOneIsTheOneThatIsFreeFirst() {
    FreeSlots free =
        free(0, 2, row(0, NOW + 50_000, false), row(1, NOW - 50_000, false), row(2, NOW, false));

    assertThat(free.nextFreeAtMillis()).isEqualTo(NOW + 10_000);
  }

  @Test
  void billionsOfSlotsCostNothing() {
    FreeSlots free = free(0, Integer.MAX_VALUE, row(0, NOW + 1, false));

    assertThat(picks(free)).doesNotContain(0).hasSizeGreaterThan(400);
    assertThat(picks(free(Integer.MAX_VALUE - 1, Integer.MAX_VALUE)))
        .containsExactly(Integer.MAX_VALUE - 1, Integer.MAX_VALUE);
  }
}
