// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.ulid.Ulid;
import org.junit.jupiter.api.Test;

class IdRangeTest {
  private static final Ulid A = new Ulid(0, -1);
  private static final Ulid B = new Ulid(Long.MAX_VALUE, 0);
  private static final Ulid C = new Ulid(Long.MIN_VALUE, 0);

  @Test
  void bothEndsAreInIt() {
    IdRange<Ulid> range = new IdRange<>(A, C);

    assertThat(range.contains(A)).isTrue();
    assertThat(range.contains(B)).isTrue();
    assertThat(range.contains(C)).isTrue();
    assertThat(range.contains(new Ulid(0, -2))).isFalse();
    assertThat(range.contains(new Ulid(Long.MIN_VALUE, 1))).isFalse();
  }

  @Test
  void itMayHoldOneId() {
    assertThat(new IdRange<>(B, B).contains(B)).isTrue();
  }

  @Test
  void theEndsAreInOrder() {
    assertThatThrownBy(() -> new IdRange<>(C, B))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "lowest 40000000000000000000000000 is above highest 3ZZZZZZZZZZZZG000000000000");
  }

  @Test
  @SuppressWarnings("NullAway") // the point of the test
  void nullIsRefused() {
    assertThatThrownBy(() -> new IdRange<>(null, B)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> new IdRange<>(B, null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> new IdRange<>(B, B).contains(null))
        .isInstanceOf(NullPointerException.class);
  }
}
