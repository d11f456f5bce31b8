// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RadixTest {
  @ParameterizedTest
  @CsvSource({"1, 10", "0, 10", "-5, 10", "63, 62", "2147483647, 62"})
  void anotherRadixIsRefused(int radix, int instead) {
    String message =
        "[IDS030] radix: radix = " + radix + " is outside 2..62; help: radix = " + instead;

    assertThatThrownBy(() -> Radix.of(radix))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> Radix.of(radix, 1, true)).hasMessage(message);
    assertThatThrownBy(() -> Radix.widthOf(radix, 63)).hasMessage(message);
    assertThatThrownBy(() -> Radix.checkRadix(radix)).hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({"62, 0, 11", "62, 12, 11", "62, -1, 11", "36, 14, 13", "10, 20, 19", "2, 64, 63"})
  void anotherWidthIsRefused(int radix, int width, int most) {
    assertThatThrownBy(() -> Radix.of(radix, width, false))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS031] width: width = "
                + width
                + " is outside 1.."
                + most
                + " digits, the most that radix "
                + radix
                + " has for 63 bits; help: width = "
                + most);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 64, Integer.MIN_VALUE})
  void bitsAreOneToSixtyThree(int bits) {
    assertThatThrownBy(() -> Radix.widthOf(10, bits))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("bits must be 1..63: " + bits);
  }

  @Test
  void numbersOutOfRangeAreRefusedWithIt() {
    assertThatThrownBy(() -> Radix.of(62, 2, true).encode(3844))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("id must be 0..3843 (2 digits of radix 62): 3844");
    assertThatThrownBy(() -> Radix.of(62, 11, true).encode(-1))
        .hasMessage("id must be 0..9223372036854775807 (11 digits of radix 62): -1");
  }

  @Test
  void aPartOfATextIsReadAndTheIndexCountsFromTheWhole() {
    Radix radix = Radix.of(62, 3, true);

    assertThat(radix.decode("xx00Zyy", 2, 5)).isEqualTo(35);
    assertThatThrownBy(() -> radix.decode("xx0_Zyy", 2, 5))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith(
            "invalid radix-62 text \"xx0_Zyy\": character '_' at index 3 is not one of 0123");
    assertThatThrownBy(() -> radix.decode("xx00Zyy", 2, 4))
        .hasMessage("invalid radix-62 text \"xx00Zyy\": needs 3 characters, has 2");
    assertThatThrownBy(() -> Radix.of(62).decode("xx01yy", 2, 4))
        .hasMessage("invalid radix-62 text \"xx01yy\": has a leading zero");
    assertThatThrownBy(() -> radix.decode("xx0", 2, 5))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void anyNumberComesBackInAnyRadixAndPaddedTextsSort() {
    SplittableRandom random = new SplittableRandom(20_261_130);
    for (int radix = 2; radix <= 62; radix++) {
      Radix plain = Radix.of(radix);
      Radix padded = Radix.of(radix, Radix.widthOf(radix, 63), true);
      long before = 0;
      for (int i = 0; i < 1_000; i++) {
        long number = random.nextLong() >>> 1 + random.nextInt(63);
        assertThat(plain.decode(plain.encode(number))).isEqualTo(number);
        assertThat(padded.decode(padded.encode(number))).isEqualTo(number);
        assertThat(Integer.signum(padded.encode(number).compareTo(padded.encode(before))))
            .isEqualTo(Long.compare(number, before));
        if (radix <= 36) {
          assertThat(plain.encode(number)).isEqualToIgnoringCase(Long.toString(number, radix));
        }
        before = number;
      }
    }
  }

  @Test
  void whatDecodesIsTheTextThatIsWritten() {
    SplittableRandom random = new SplittableRandom(7);
    int decoded = 0;
    for (int i = 0; i < 20_000; i++) {
      Radix radix = Radix.of(2 + random.nextInt(61), 1 + random.nextInt(10), random.nextBoolean());
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(12); n > 0; n--) {
        text.append(
            (char) (random.nextInt(20) == 0 ? random.nextInt(0x180) : 0x30 + random.nextInt(3)));
      }
      try {
        assertThat(radix.encode(radix.decode(text.toString()))).isEqualTo(text.toString());
        decoded++;
      } catch (InvalidIdException e) {
        assertThat(e.input()).isEqualTo(text.toString());
      }
    }
    assertThat(decoded).isBetween(1_000, 19_000);
  }

  @Test
  void aPaddedTextIsWrittenIntoBytesOfOthers() {
    byte[] out = "..............".getBytes(StandardCharsets.ISO_8859_1);
    Radix.of(62, 5, true).encode(100, out, 2);

    assertThat(new String(out, StandardCharsets.ISO_8859_1)).isEqualTo("..0001c.......");
    Radix.of(62, 11, true).encode(Long.MAX_VALUE, out, 3);
    assertThat(new String(out, StandardCharsets.ISO_8859_1)).isEqualTo("..0AzL8n0Y58m7");
    assertThatThrownBy(() -> Radix.of(62, 5, false).encode(1, out, 0))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("only a padded text has a length known beforehand");
    assertThatThrownBy(() -> Radix.of(62, 1, true).encode(62, out, 0))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("id must be 0..61 (1 digits of radix 62): 62");
    assertThat(new String(out, StandardCharsets.ISO_8859_1)).isEqualTo("..0AzL8n0Y58m7");
  }

  @Test
  void lengthAndOrderAreKnown() {
    assertThat(Radix.of(62).maxLength()).isEqualTo(11);
    assertThat(Radix.of(62).isOrdered()).isFalse();
    assertThat(Radix.of(36, 5, true).maxLength()).isEqualTo(5);
    assertThat(Radix.of(36, 5, true).isOrdered()).isTrue();
  }
}
