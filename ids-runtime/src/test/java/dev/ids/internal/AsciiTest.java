// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AsciiTest {
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 9, 10, 99, 100, 1_000_000_000_000L, Long.MAX_VALUE})
  void decimalDigitsAreThoseOfTheJdk(long number) {
    byte[] target = new byte[21];
    int length = Ascii.putDecimal(number, target, 2);
    assertThat(new String(target, 2, length, StandardCharsets.US_ASCII))
        .isEqualTo(Long.toString(number));
  }

  @Test
  void textOutsideAsciiIsNotWritten() {
    byte[] target = new byte[4];
    assertThat(Ascii.put("a~", target, 0)).isEqualTo(2);
    assertThat(Ascii.put("a\u0080", target, 0)).isEqualTo(-1);
    assertThat(Ascii.put("\u0430", target, 0)).isEqualTo(-1);
    assertThat(Ascii.put("", target, 4)).isZero();
  }

  @Test
  void tooLittleRoomIsAnError() {
    assertThatThrownBy(() -> Ascii.put("abc", new byte[4], 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Ascii.putDecimal(100, new byte[4], 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
