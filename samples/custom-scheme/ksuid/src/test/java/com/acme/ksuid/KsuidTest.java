// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.ksuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KsuidTest {
  /** The first line is the example in the README of segmentio/ksuid. */
  @ParameterizedTest
  @CsvSource({
    "107608047, b5a1cd34b5f99d11, 54fb6853345c9735, 0ujtsYcgvSTl8PAuAdqWYSMnLOv",
    "0, 0, 0, 000000000000000000000000000",
    "4294967295, ffffffffffffffff, ffffffffffffffff, aWgEPTl1tmebfsQzFP4bxwgy80V",
  })
  void textAndPartsBelongTogether(long seconds, String high, String low, String text) {
    Ksuid id =
        new Ksuid(seconds, Long.parseUnsignedLong(high, 16), Long.parseUnsignedLong(low, 16));

    assertThat(id).hasToString(text);
    assertThat(Ksuid.parse(text)).isEqualTo(id);
  }

  @Test
  void textSortsLikeTheIds() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      Ksuid a = any(random);
      Ksuid b = any(random);

      assertThat(Ksuid.parse(a.toString())).isEqualTo(a);
      assertThat(Integer.signum(a.toString().compareTo(b.toString()))).isEqualTo(a.compareTo(b));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'needs 27 characters, has 0'",
    "0ujtsYcgvSTl8PAuAdqWYSMnLO, 'needs 27 characters, has 26'",
    "0ujtsYcgvSTl8PAuAdqWYSMnLO-, 'the character at index 26 is not in 0-9 A-Z a-z'",
    "aWgEPTl1tmebfsQzFP4bxwgy80W, 'is more than 160 bits'",
    "zzzzzzzzzzzzzzzzzzzzzzzzzzz, 'is more than 160 bits'",
  })
  void otherTextIsRefused(String text, String rule) {
    assertThatThrownBy(() -> Ksuid.parse(text))
        .isInstanceOf(InvalidIdException.class)
        .hasMessage("invalid ksuid \"" + text + "\": " + rule);
  }

  private static Ksuid any(Random random) {
    return new Ksuid(random.nextLong() & Ksuid.MAX_SECONDS, random.nextLong(), random.nextLong());
  }
}
