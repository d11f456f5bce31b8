// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlphabetTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        Alphabet.URL_SAFE_SYMBOLS,
        "x",
        "\0?@\u007F\u0080\u00BF\u00C0\u00FF",
        "aä\u0100中\uFFFF"
      })
  void itContainsItsSymbolsAndNothingElse(String symbols) {
    Alphabet alphabet = Alphabet.of(symbols);
    IntStream contained =
        IntStream.rangeClosed(0, Character.MAX_VALUE).filter(c -> alphabet.contains((char) c));

    assertThat(contained.toArray()).isEqualTo(symbols.chars().sorted().toArray());
  }
}
