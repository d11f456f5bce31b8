// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeaseTermsTest {
  private static LeaseTerms terms(
      String namespace, int first, int last, Duration window, Duration loss, Duration skew) {
    return new LeaseTerms(namespace, first, last, window, loss, skew, "web-1");
  }

  @Test
  void theUsualTermsAreAnySlotOfTheBits() {
    assertThat(LeaseTerms.of("shop", 10, "web-1"))
        .isEqualTo(
            terms("shop", 0, 1_023, Duration.ofSeconds(60), Duration.ZERO, Duration.ofSeconds(5)));
    assertThat(LeaseTerms.of("shop", 31, "web-1").lastSlot()).isEqualTo(Integer.MAX_VALUE);
    assertThat(LeaseTerms.of("shop", 0, "web-1").isAnySlot()).isFalse();
  }

  @Test
  void aNamespaceIsNotEmpty() {
    assertThatThrownBy(() -> LeaseTerms.of("", 10, "web-1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("namespace must have 1 to 100 characters: \"\"");
  }

  @Test
  void aNamespaceHasAtMostAHundredCharacters() {
    assertThat(LeaseTerms.of("n".repeat(100), 10, "web-1").namespace()).hasSize(100);
    assertThatThrownBy(() -> LeaseTerms.of("n".repeat(101), 10, "web-1"))
        .hasMessage(
            "namespace must have 1 to 100 characters: \""
                + "n".repeat(64)
                + "\"… (101 characters)");
  }

  @ParameterizedTest
  @CsvSource({"-1, 3", "4, 3", "-2, -1"})
  void slotsAreInOrder(int first, int last) {
    assertThatThrownBy(
            () ->
                terms(
                    "shop",
                    first,
                    last,
                    Duration.ofSeconds(60),
                    Duration.ZERO,
                    Duration.ofSeconds(5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("slots must be from 0 and in order: " + first + " to " + last);
  }

  @ParameterizedTest
  @CsvSource({"PT3S", "PT24H1S", "PT60.5S", "PT60.000000001S", "PT-60S"})
  void aWindowIsWholeSeconds(Duration window) {
    assertThatThrownBy(() -> terms("shop", 0, 7, window, Duration.ZERO, Duration.ofMillis(5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("window must be whole seconds from 4s to 24h: " + window);
  }

  @ParameterizedTest
  @CsvSource({"PT-1S", "PT30.001S"})
  void aLossIsAtMostHalfOfTheWindow(Duration loss) {
    assertThatThrownBy(
            () -> terms("shop", 0, 7, Duration.ofSeconds(60), loss, Duration.ofSeconds(5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("max-loss must be from 0s to half of the window, PT30S: " + loss);
  }

  @ParameterizedTest
  @CsvSource({"PT0S", "PT0.000999999S", "PT-1S", "PT15.001S"})
  void aSkewIsAtMostAQuarterOfTheWindow(Duration skew) {
    assertThatThrownBy(() -> terms("shop", 0, 7, Duration.ofSeconds(60), Duration.ZERO, skew))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("max-skew must be from 1ms to a quarter of the window, PT15S: " + skew);
  }

  @Test
  void aLossOfLessThanAMillisecondIsALoss() {
    LeaseTerms terms =
        terms("shop", 0, 7, Duration.ofSeconds(60), Duration.ofNanos(1), Duration.ofSeconds(5));

    assertThat(terms.maxLossMillis()).isEqualTo(1);
    assertThat(terms.graceMillis()).isEqualTo(60_001);
  }

  @Test
  void aLongOwnerIsCutBetweenCharacters() {
    assertThat(LeaseTerms.of("shop", 10, "w".repeat(101)).owner()).hasSize(100);
    assertThat(LeaseTerms.of("shop", 10, "w".repeat(99) + "\uD83D\uDE00").owner())
        .isEqualTo("w".repeat(99));
  }
}
