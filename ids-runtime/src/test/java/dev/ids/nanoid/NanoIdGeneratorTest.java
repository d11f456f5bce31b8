// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NanoIdGeneratorTest {
  private static final byte[] REFERENCE = {2, (byte) 255, 3, 7, 7, 7, 7, 7, 0, 1};

  @Test
  void theReferencesRandomBytesAreTakenForwards() {
    Alphabet abcde = Alphabet.of("abcde");

    assertThat(NanoIdGenerator.of(abcde, 4, reference()).next()).isEqualTo("cdac");
    assertThat(NanoIdGenerator.of(abcde, 18, reference()).next()).isEqualTo("cdabcdabcdabcdabcc");
  }

  @Test
  void masksAreTheSmallestThatHoldEveryIndex() {
    for (int n = 1; n <= 256; n++) {
      int mask = NanoIdGenerator.maskOf(n);
      assertThat(Integer.bitCount(mask + 1)).isEqualTo(1);
      assertThat(mask).isGreaterThanOrEqualTo(n - 1);
      assertThat(mask == 1 || mask >>> 1 < n - 1).isTrue();
    }
  }

  @Test
  void stepsAreOnePointSixTimesTheNeedRoundedUp() {
    for (int n = 1; n <= 256; n++) {
      int mask = NanoIdGenerator.maskOf(n);
      for (int size : new int[] {1, 2, 3, 21, 100, 1024}) {
        int expected =
            new BigDecimal("1.6")
                .multiply(BigDecimal.valueOf((long) mask * size))
                .divide(BigDecimal.valueOf(n), 0, RoundingMode.CEILING)
                .intValueExact();
        assertThat(NanoIdGenerator.stepOf(n, size)).isEqualTo(mask + 1 == n ? size : expected);
      }
    }
  }

  @Test
  void everyNumberOfSymbolsGivesIdsOfItsSymbols() {
    Random random = new Random(20_261_130);
    for (int n = 1; n <= 256; n++) {
      StringBuilder symbols = new StringBuilder();
      for (int i = 0; i < n; i++) {
        symbols.append((char) (0x100 + i));
      }
      Alphabet alphabet = Alphabet.of(symbols.toString());
      String id = NanoIdGenerator.of(alphabet, 40, random).next();

      assertThat(id).hasSize(40);
      assertThat(id.chars().allMatch(c -> alphabet.contains((char) c))).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"3", "5", "10", "33", "62", "64", "100", "255", "256"})
  void allSymbolsAreEquallyLikely(int n) {
    StringBuilder symbols = new StringBuilder();
    for (int i = 0; i < n; i++) {
      symbols.append((char) (0x100 + i));
    }
    NanoIdGenerator nanoIds =
        NanoIdGenerator.of(Alphabet.of(symbols.toString()), 1_000, new Random(20_261_130));
    Map<Integer, Integer> hits = new HashMap<>();
    int ids = 2 * n;
    for (int i = 0; i < ids; i++) {
      nanoIds.next().chars().forEach(c -> hits.merge(c, 1, Integer::sum));
    }

    // 2,000 of each on average; the bounds are six standard deviations.
    assertThat(hits).hasSize(n);
    assertThat(hits.values()).allMatch(count -> count > 1_730 && count < 2_270);
  }

  @ParameterizedTest
  @CsvSource({"0, 21", "-1, 21", "1025, 1024", "2147483647, 1024"})
  void sizesAreOneTo1024(int size, int instead) {
    assertThatThrownBy(() -> NanoIdGenerator.of(Alphabet.URL_SAFE, size))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS083] size: size = "
                + size
                + " is outside 1..1024 symbols; help: size = "
                + instead);
  }

  @Test
  void theLongestAndTheShortestAreIssued() {
    assertThat(NanoIdGenerator.of(Alphabet.URL_SAFE, 1024).next()).hasSize(1024);
    assertThat(NanoIdGenerator.of(Alphabet.URL_SAFE, 1).next()).hasSize(1);
    assertThat(NanoIdGenerator.of(Alphabet.of("x"), 1024).next()).isEqualTo("x".repeat(1024));
  }

  @Test
  void withoutArgumentsItIsTwentyOneUrlSafeSymbols() {
    NanoIdGenerator nanoIds = NanoIdGenerator.of();
    String id = nanoIds.next();

    assertThat(id).hasSize(21).matches("[A-Za-z0-9_-]{21}");
    assertThat(nanoIds.next()).isNotEqualTo(id);
  }

  /** Always the same bytes from the first, as in the test of the reference. */
  private static RandomGenerator reference() {
    return new RandomGenerator() {
      @Override
      public void nextBytes(byte[] target) {
        for (int i = 0; i < target.length; i++) {
          target[i] = REFERENCE[i % REFERENCE.length];
        }
      }

      @Override
      public long nextLong() {
        throw new AssertionError("draws a long; only bytes are prescribed");
      }
    };
  }
}
