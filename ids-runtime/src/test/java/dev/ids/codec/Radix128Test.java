// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class Radix128Test {
  private static final String DIGITS =
      "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  private static final BigInteger MAX = BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE);

  private final Random random = new Random(20_261_130);

  @ParameterizedTest
  @MethodSource("radixes")
  void everyRadixWritesAndReadsWhatArithmeticSays(int radix) {
    Radix128 codec = codec(radix);
    for (int i = 0; i < 2_000; i++) {
      assertComesBack(codec, new BigInteger(1 + random.nextInt(128), random), radix);
    }
    assertComesBack(codec, BigInteger.ZERO, radix);
    assertComesBack(codec, MAX, radix);
  }

  /** Where a division that is off by one shows: beside multiples of each power of the radix. */
  @ParameterizedTest
  @MethodSource("radixes")
  void multiplesOfPowersOfTheRadixAreWrittenAndRead(int radix) {
    Radix128 codec = codec(radix);
    for (int power = 1; power < codec.length(); power++) {
      BigInteger unit = BigInteger.valueOf(radix).pow(power);
      for (int i = 0; i < 50; i++) {
        BigInteger factor = new BigInteger(random.nextInt(130 - unit.bitLength()), random);
        assertNeighboursComeBack(codec, unit.multiply(factor), radix);
      }
      assertNeighboursComeBack(codec, unit.multiply(MAX.divide(unit)), radix);
    }
  }

  @ParameterizedTest
  @MethodSource("radixes")
  void halvesOfAnyBitsAreWrittenAndRead(int radix) {
    Radix128 codec = codec(radix);
    for (int bit = 0; bit <= 128; bit++) {
      assertNeighboursComeBack(codec, BigInteger.ONE.shiftLeft(bit), radix);
      assertNeighboursComeBack(codec, MAX.shiftRight(bit).shiftLeft(bit), radix);
    }
  }

  @ParameterizedTest
  @MethodSource("radixes")
  void everythingAbove128BitsIsRefused(int radix) {
    Radix128 codec = codec(radix);
    BigInteger greatest = BigInteger.valueOf(radix).pow(codec.length()).subtract(BigInteger.ONE);
    BigInteger room = greatest.subtract(MAX);
    assertThat(room).isPositive();
    assertOverflow(codec, MAX.add(BigInteger.ONE), radix);
    assertOverflow(codec, greatest, radix);
    for (int i = 0; i < 500; i++) {
      BigInteger above = new BigInteger(1 + random.nextInt(room.bitLength()), random).mod(room);
      assertOverflow(codec, MAX.add(BigInteger.ONE).add(above), radix);
    }
  }

  @Test
  void everyPlaceIsChecked() {
    Radix128 codec = codec(35);
    for (int i = 0; i < codec.length(); i++) {
      for (char bad : new char[] {'Z', '/', 0, 127, 128, 0x130, '\uffff'}) {
        StringBuilder text = new StringBuilder("0".repeat(codec.length()));
        text.setCharAt(i, bad);
        assertThatThrownBy(() -> codec.parse(text.toString(), UUID::new))
            .isExactlyInstanceOf(InvalidIdException.class)
            .hasMessageContaining(" at index " + i + " is not one of ");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 31, 65})
  void alphabetsHave32To64Digits(int radix) {
    String alphabet = (DIGITS + "~").substring(0, radix);
    assertThatThrownBy(() -> new Radix128("number", alphabet, false))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("the alphabet must have 32..64 digits: " + radix);
  }

  @Test
  void textsAreWrittenBesideWhatIsThere() {
    for (int radix : new int[] {32, 35, 58, 64}) {
      Radix128 codec = codec(radix);
      byte[] ascii = ".".repeat(codec.length() + 3).getBytes(ISO_8859_1);
      assertThat(codec.put(ascii, 2, 1, 2)).isEqualTo(codec.length());
      assertThat(new String(ascii, ISO_8859_1)).isEqualTo(".." + codec.format(1, 2) + ".");
      assertThatThrownBy(() -> codec.put(new byte[codec.length()], 1, 1, 2))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void caseIsIgnoredOnlyOnRequest() {
    String alphabet = "0123456789abcdefghijkmnopqrstuvwxyz";
    Radix128 either = new Radix128("number", alphabet, true);
    Radix128 strict = new Radix128("number", alphabet, false);
    String upper = "0ABCDEF".repeat(3) + "0000";

    assertThat(either.parse(upper, UUID::new))
        .isEqualTo(strict.parse(upper.toLowerCase(Locale.ROOT), UUID::new));
    assertThatThrownBy(() -> strict.parse(upper, UUID::new))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid number \"" + upper + "\": character 'A' at index 1 is not one of " + alphabet);
  }

  static IntStream radixes() {
    return IntStream.rangeClosed(32, 64);
  }

  private static Radix128 codec(int radix) {
    return new Radix128("number", DIGITS.substring(0, radix), false);
  }

  private static void assertNeighboursComeBack(Radix128 codec, BigInteger number, int radix) {
    for (int by = -1; by <= 1; by++) {
      BigInteger neighbour = number.add(BigInteger.valueOf(by));
      if (neighbour.signum() >= 0 && neighbour.compareTo(MAX) <= 0) {
        assertComesBack(codec, neighbour, radix);
      }
    }
  }

  private static void assertComesBack(Radix128 codec, BigInteger number, int radix) {
    String text = text(number, radix, codec.length());
    UUID bits = new UUID(number.shiftRight(64).longValue(), number.longValue());

    assertThat(codec.format(bits.getMostSignificantBits(), bits.getLeastSignificantBits()))
        .isEqualTo(text);
    assertThat(codec.parse(text, UUID::new)).isEqualTo(bits);
  }

  private static void assertOverflow(Radix128 codec, BigInteger number, int radix) {
    assertThatThrownBy(() -> codec.parse(text(number, radix, codec.length()), UUID::new))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith(": overflow: is above 2^128 - 1");
  }

  private static String text(BigInteger number, int radix, int length) {
    StringBuilder text = new StringBuilder();
    BigInteger rest = number;
    for (int i = 0; i < length; i++) {
      BigInteger[] divided = rest.divideAndRemainder(BigInteger.valueOf(radix));
      text.append(DIGITS.charAt(divided[1].intValue()));
      rest = divided[0];
    }
    assertThat(rest).isZero();
    return text.reverse().toString();
  }
}
