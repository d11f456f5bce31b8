// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static dev.ids.codec.Base32.CROCKFORD;
import static dev.ids.codec.Base32.DIGITS;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
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

  @Test
  void theDigitsOfANumberAreZeroToVInEitherCase() {
    assertThat(DIGITS.alphabet()).isEqualTo("0123456789ABCDEFGHIJKLMNOPQRSTUV");
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      assertThat(DIGITS.digit((char) c)).isEqualTo(c < 128 ? Character.digit(c, 32) : -1);
    }
  }

  @Test
  void numbersOf128BitsAreThoseOfRadix32() {
    Random random = new Random(20_261_130);
    for (int i = 0; i < 10_000; i++) {
      BigInteger number = new BigInteger(1 + random.nextInt(128), random);
      String plain = number.toString(32).toUpperCase(Locale.ROOT);
      String text = "0".repeat(26 - plain.length()) + plain;

      assertThat(DIGITS.format128(number.shiftRight(64).longValue(), number.longValue()))
          .isEqualTo(text);
      assertThat(DIGITS.parse128("number", text, UUID::new))
          .isEqualTo(new UUID(number.shiftRight(64).longValue(), number.longValue()));
    }
  }

  @Test
  void otherThan128BitsAreRefused() {
    assertThatThrownBy(() -> DIGITS.parse128("number", "0", UUID::new))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid number \"0\": needs 26 characters, has 1");
    assertThatThrownBy(() -> DIGITS.parse128("number", "8" + "0".repeat(25), UUID::new))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid number \"80000000000000000000000000\": overflow: the first character must be"
                + " 0-7");
    assertThatThrownBy(() -> DIGITS.parse128("number", "8" + "0".repeat(24) + "W", UUID::new))
        .hasMessage(
            "invalid number \"8000000000000000000000000W\": character 'W' at index 25 is not in"
                + " 0-9 A-V");
  }
}
