// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class Radix128Test {
  private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
  private static final BigInteger MAX = BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE);

  private final Random random = new Random(20_261_130);

  @Test
  void everyRadixWritesAndReadsWhatArithmeticSays() {
    for (int radix = 2; radix <= 36; radix++) {
      int length = MAX.toString(radix).length();
      Radix128 codec = new Radix128("number", DIGITS.substring(0, radix), length, false);
      for (int i = 0; i < 500; i++) {
        assertComesBack(codec, new BigInteger(1 + random.nextInt(128), random), radix);
      }
      assertComesBack(codec, BigInteger.ZERO, radix);
      assertComesBack(codec, MAX, radix);
    }
  }

  @Test
  void everythingAbove128BitsIsRefused() {
    for (int radix = 2; radix <= 36; radix++) {
      int length = MAX.toString(radix).length();
      Radix128 codec = new Radix128("number", DIGITS.substring(0, radix), length, false);
      BigInteger greatest = BigInteger.valueOf(radix).pow(length).subtract(BigInteger.ONE);
      BigInteger room = greatest.subtract(MAX);
      if (room.signum() > 0) {
        assertOverflow(codec, MAX.add(BigInteger.ONE), radix);
        assertOverflow(codec, greatest, radix);
        for (int i = 0; i < 100; i++) {
          BigInteger above = new BigInteger(room.bitLength(), random).mod(room);
          assertOverflow(codec, MAX.add(BigInteger.ONE).add(above), radix);
        }
      }
    }
  }

  @Test
  void caseIsIgnoredOnlyOnRequest() {
    Radix128 either = new Radix128("number", "0123456789abcdef", 32, true);
    Radix128 strict = new Radix128("number", "0123456789abcdef", 32, false);
    String upper = "ABCDEF".repeat(5) + "00";

    assertThat(either.parse(upper, UUID::new))
        .isEqualTo(strict.parse(upper.toLowerCase(Locale.ROOT), UUID::new));
    assertThatThrownBy(() -> strict.parse(upper, UUID::new))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid number \""
                + upper
                + "\": character 'A' at index 0 is not one of 0123456789abcdef");
  }

  private static void assertComesBack(Radix128 codec, BigInteger number, int radix) {
    String plain = number.toString(radix);
    String text = "0".repeat(codec.length() - plain.length()) + plain;
    UUID bits = new UUID(number.shiftRight(64).longValue(), number.longValue());

    assertThat(codec.format(bits.getMostSignificantBits(), bits.getLeastSignificantBits()))
        .isEqualTo(text);
    assertThat(codec.parse(text, UUID::new)).isEqualTo(bits);
  }

  private static void assertOverflow(Radix128 codec, BigInteger number, int radix) {
    assertThatThrownBy(() -> codec.parse(number.toString(radix), UUID::new))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith(": overflow: is above 2^128 - 1");
  }
}
