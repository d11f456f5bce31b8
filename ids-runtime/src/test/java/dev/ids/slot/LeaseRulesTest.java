// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Windows of 60 s, a loss of 10 s, a skew of 5 s; times are milliseconds. */
class LeaseRulesTest {
  private static final String MINE = "a".repeat(32);
  private static final String OTHER = "b".repeat(32);

  private final LeaseRules rules =
      new LeaseRules(
          new LeaseTerms(
              "shop",
              0,
              7,
              Duration.ofSeconds(60),
              Duration.ofSeconds(10),
              Duration.ofSeconds(5),
              "web-1"));

  private static SlotRow row(String holder, long end, boolean closed) {
    return new SlotRow(3, holder, "web-0", 4, end, closed);
  }

  private @Nullable SlotRow acquire(@Nullable SlotRow row, @Nullable SlotRow read, long now) {
    return rules.acquire(3, read, MINE, now).decide(row, now);
  }

  @ParameterizedTest
  @CsvSource({
    // end, closed, now, start or nothing
    "100000, false, 169999,",
    "100000, false, 170000, 170000",
    "100000, false, 170999, 170000",
    "100000, false, 500000, 500000",
    "100000, true,   94999,",
    "100000, true,   95000, 100000",
    "100000, true,  100999, 100000",
    "100000, true,  101000, 101000",
  })
  void aRowIsTakenOnceItsWindowCannotHaveBeenRenewed(
      long end, boolean closed, long now, @Nullable Long start) {
    SlotRow read = row(OTHER, end, closed);

    assertThat(rules.isFree(read, now)).isEqualTo(start != null);
    assertThat(acquire(read, read, now))
        .isEqualTo(start == null ? null : new SlotRow(3, MINE, "web-1", 5, start + 60_000, false));
  }

  @Test
  void anAbsentRowIsTakenFromTheSecondOn() {
    assertThat(rules.isFree(null, 1_999)).isTrue();
    assertThat(acquire(null, null, 1_999))
        .isEqualTo(new SlotRow(3, MINE, "web-1", 1, 61_000, false));
  }

  @Test
  void nothingIsTakenThatChangedSinceItWasRead() {
    SlotRow read = row(OTHER, 100_000, true);

    assertThat(acquire(null, read, 500_000)).isNull();
    assertThat(acquire(read, null, 500_000)).isNull();
    assertThat(acquire(row(MINE, 100_000, true), read, 500_000)).isNull();
    assertThat(acquire(row(OTHER, 101_000, true), read, 500_000)).isNull();
    assertThat(acquire(row(OTHER, 100_000, false), read, 500_000)).isNull();
    assertThat(acquire(new SlotRow(3, OTHER, "web-9", 9, 100_000, true), read, 500_000))
        .as("who it was in words, and the counter, do not matter")
        .isNotNull();
  }

  @ParameterizedTest
  @CsvSource({
    // end, now, the new end or nothing
    "100000, 50000, 110000",
    "100000, 50999, 110000",
    "100000, 99999, 159000",
    "100000, 30000, 100000",
    "100000, 100000,",
    "100000, 150000,",
  })
  void aHolderRenewsUntilItsEndAndNeverShortensIt(long end, long now, @Nullable Long newEnd) {
    SlotRow held = row(MINE, end, false);

    assertThat(rules.renew(MINE, now).decide(held, now))
        .isEqualTo(newEnd == null ? null : held.withEnd(newEnd));
  }

  @Test
  void onlyItsHolderRenews() {
    assertThat(rules.renew(MINE, 50_000).decide(null, 50_000)).isNull();
    assertThat(rules.renew(MINE, 50_000).decide(row(OTHER, 100_000, false), 50_000)).isNull();
    assertThat(rules.renew(MINE, 50_000).decide(row(MINE, 100_000, true), 50_000)).isNull();
  }

  @ParameterizedTest
  @CsvSource({"5000, true", "5001, false", "-5000, true", "-5001, false"})
  void nothingIsWrittenWhileTheClocksAreTooFarApart(long ahead, boolean written) {
    long now = 50_000;
    SlotRow held = row(MINE, 100_000, false);

    assertThat(rules.renew(MINE, now + ahead).decide(held, now) != null).isEqualTo(written);
    assertThat(rules.acquire(3, null, MINE, now + ahead).decide(null, now) != null)
        .isEqualTo(written);
    assertThat(rules.isSkewed(now, now + ahead)).isNotEqualTo(written);
  }

  @Test
  void aCloseWritesTheEndOfWhatWasIssuedEvenBeyondTheRows() {
    SlotRow held = row(MINE, 100_000, false);

    assertThat(rules.close(MINE, 70_000).decide(held, 50_000)).isEqualTo(held.closedAt(70_000));
    assertThat(rules.close(MINE, 130_000).decide(held, 50_000))
        .as("the renewal that it was issued by was lost")
        .isEqualTo(held.closedAt(130_000));
    assertThat(rules.close(MINE, Long.MIN_VALUE).decide(held, 50_000))
        .as("nothing was issued")
        .isEqualTo(held.closedAt(40_000));
  }

  @Test
  void onlyItsHolderClosesAndOnlyOnce() {
    assertThat(rules.close(MINE, 70_000).decide(null, 50_000)).isNull();
    assertThat(rules.close(MINE, 70_000).decide(row(OTHER, 100_000, false), 50_000)).isNull();
    assertThat(rules.close(MINE, 70_000).decide(row(MINE, 100_000, true), 50_000)).isNull();
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 0", "1, 0, 1000", "999, 0, 1000", "1000, 1000, 1000", "-1, -1000, 0"})
  void secondsAreWholeBeforeTheEpochToo(long millis, long second, long next) {
    assertThat(LeaseRules.wholeSecond(millis)).isEqualTo(second);
    assertThat(LeaseRules.nextWholeSecond(millis)).isEqualTo(next);
  }
}
