// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static dev.ids.codec.Base32.CROCKFORD;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Base32Test {
  @Test
  void theAlphabetIsDigitsAndLettersWithoutILOUInAsciiOrder() {
    assertThat(CROCKFORD.alphabet()).hasSize(32).doesNotContain("I", "L", "O", "U");
    assertThat(CROCKFORD.alphabet().chars().boxed().toList()).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void exactlyTheAlphabetHasDigitsInEitherCase() {
    int found = 0;
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      int expected = c < 128 ? CROCKFORD.alphabet().indexOf(Character.toUpperCase((char) c)) : -1;
      assertThat(CROCKFORD.digit((char) c)).isEqualTo(expected);
      found += expected < 0 ? 0 : 1;
    }
    assertThat(found).isEqualTo(32 + 22);
  }

  @Test
  void everyPairOfDigitsIsWrittenAndRead() {
    byte[] ascii = new byte[4];
    for (int pair = 0; pair < 1 << 10; pair++) {
      CROCKFORD.putPair(ascii, 1, pair);
      String text = new String(ascii, US_ASCII);

      assertThat(text.charAt(1)).isEqualTo(CROCKFORD.alphabet().charAt(pair >> 5));
      assertThat(text.charAt(2)).isEqualTo(CROCKFORD.alphabet().charAt(pair & 31));
      assertThat(CROCKFORD.decode(text, 1, 3)).isEqualTo(pair);
      assertThat(CROCKFORD.decode(text.toLowerCase(Locale.ROOT), 1, 3)).isEqualTo(pair);
    }
    assertThat(ascii[0]).isZero();
    assertThat(ascii[3]).isZero();
  }

  @Test
  void bitsAboveTheLowTenAreIgnored() {
    byte[] ascii = new byte[2];
    CROCKFORD.putPair(ascii, 0, -1L << 10 | 33);

    assertThat(new String(ascii, US_ASCII)).isEqualTo("11");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0, 0, 0",
    "0, 0, 1, 0",
    "Z, 0, 1, 31",
    "10, 0, 2, 32",
    "xx10xx, 2, 4, 32",
    "ZZZZZZZZZZZZ, 0, 12, 1152921504606846975",
    "zzzzzzzzzzzz, 0, 12, 1152921504606846975",
    "U, 0, 1, -1",
    "0U, 0, 2, -1",
    "U0, 0, 2, -1",
    "ZZZZZZZZZZZU, 0, 12, -1",
    "UUUUUUUUUUUU, 0, 12, -1"
  })
  void decodingReadsAPartOrSaysThatACharacterIsNone(String text, int from, int to, long value) {
    assertThat(CROCKFORD.decode(text, from, to)).isEqualTo(value);
  }

  @Test
  void theFirstWrongCharacterOfThePartIsNamed() {
    assertThatCode(() -> CROCKFORD.checkCharacters("tag", "U01Z!", 1, 4))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> CROCKFORD.checkCharacters("tag", "U01-!", 1, 5))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid tag \"U01-!\": character '-' at index 3 is not in 0-9 A-H J K M N P-T V-Z");
  }
}
