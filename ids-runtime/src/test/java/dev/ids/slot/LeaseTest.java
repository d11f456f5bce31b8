// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.SlotWindow;
import dev.ids.testkit.InMemorySlotStore;
import dev.ids.testkit.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LeaseTest {
  private static final Instant START = Instant.parse("2026-11-30T12:00:00.250Z");
  private static final Instant SECOND = Instant.parse("2026-11-30T12:00:00Z");
  private static final long WINDOW_MILLIS = 60_000;

  private final SettableClock clock = new SettableClock(START);
  private final SettableClock storeClock = new SettableClock(START);
  private final InMemorySlotStore store = new InMemorySlotStore(storeClock);
  private final SplittableRandom random = new SplittableRandom(1);
  private long issuedEndMillis = Long.MIN_VALUE;

  private LeaseDriver lease(LeaseTerms terms) {
    return new LeaseDriver(terms, PlantedFault.NONE, random, () -> issuedEndMillis);
  }

  private static LeaseTerms terms(int slots, Duration maxLoss) {
    return new LeaseTerms(
        "shop",
        0,
        slots - 1,
        Duration.ofMillis(WINDOW_MILLIS),
        maxLoss,
        Duration.ofSeconds(5),
        "web-1");
  }

  private LeaseDriver oneSlot() {
    return lease(terms(1, Duration.ZERO));
  }

  private void step(LeaseDriver lease) {
    lease.next(clock.millis()).arriveAt(store).tell(clock.millis(), ticks());
  }

  private long ticks() {
    return clock.millis() - START.toEpochMilli();
  }

  private void pass(Duration time) {
    clock.advance(time);
    storeClock.advance(time);
  }

  /** Looks and acquires. */
  private LeaseDriver held(LeaseDriver lease) {
    step(lease);
    step(lease);
    assertThat(lease.window().isNone()).isFalse();
    return lease;
  }

  private SlotRow row(int slot) {
    SlotRow row = store.row("shop", slot);
    assertThat(row).isNotNull();
    return row;
  }

  private static SlotRow held(int slot, String owner, Instant end, boolean closed) {
    return new SlotRow(slot, "f".repeat(32), owner, 7, end.toEpochMilli(), closed);
  }

  private static SlotWindow window(int slot, Instant start, Instant end) {
    return new SlotWindow(slot, start.toEpochMilli(), end.toEpochMilli());
  }

  @Test
  void theFirstAcquisitionStartsWithTheSecondAndReachesAWindowAhead() {
    LeaseDriver lease = oneSlot();

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    assertThat(lease.dueTicks()).isLessThanOrEqualTo(ticks());
    step(lease);
    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    step(lease);

    assertThat(lease.window()).isEqualTo(window(0, SECOND, SECOND.plusSeconds(60)));
    assertThat(row(0).holder()).matches("[0-9a-f]{32}");
    assertThat(row(0))
        .isEqualTo(
            new SlotRow(
                0, row(0).holder(), "web-1", 1, SECOND.plusSeconds(60).toEpochMilli(), false));
    assertThat(lease.trouble()).isEmpty();
  }

  @Test
  void theNextCallIsDueAQuarterOfAWindowLaterOrALittleLess() {
    LeaseDriver lease = held(oneSlot());

    assertThat(lease.dueTicks() - ticks())
        .isBetween(WINDOW_MILLIS / 4 * 7 / 8 - 1, WINDOW_MILLIS / 4);
  }

  @Test
  void aRenewalMovesTheEndAndKeepsTheStart() {
    LeaseDriver lease = held(oneSlot());
    pass(Duration.ofSeconds(15));
    step(lease);

    assertThat(lease.window()).isEqualTo(window(0, SECOND, SECOND.plusSeconds(75)));
    assertThat(row(0).endMillis()).isEqualTo(SECOND.plusSeconds(75).toEpochMilli());
    assertThat(row(0).fence()).isEqualTo(1);
  }

  @Test
  void aRenewalNeverMovesTheEndBack() {
    LeaseDriver lease = held(oneSlot());
    storeClock.advance(Duration.ofSeconds(-4));
    step(lease);

    assertThat(lease.window()).isEqualTo(window(0, SECOND, SECOND.plusSeconds(60)));
  }

  @Test
  void aSlotThatAnotherTookMeanwhileIsLookedForAnew() {
    LeaseDriver lease = oneSlot();
    step(lease);
    LeaseDriver faster = held(oneSlot());
    step(lease);

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    assertThat(lease.dueTicks() - ticks()).isBetween(0L, 200L);
    step(lease);
    assertThat(lease.trouble())
        .isEqualTo("slot 0 is taken: 0 by \"web-1\" until 2026-11-30T12:01:00Z");
    assertThat(faster.window().isNone()).isFalse();
  }

  @Test
  void whenAllAreTakenItSaysByWhomAndUntilWhen() {
    store.put("shop", held(0, "web-1", SECOND.plusSeconds(50), false));
    store.put("shop", held(1, "web-2\n", SECOND.plusSeconds(20), false));
    store.put("shop", held(2, "job", SECOND.plusSeconds(40), true));
    LeaseDriver lease = lease(terms(3, Duration.ZERO));
    step(lease);

    assertThat(lease.trouble())
        .isEqualTo(
            "all slots 0..2 are taken: 1 by \"web-2\\u000A\" until 2026-11-30T12:00:20Z; "
                + "2 was given back by \"job\" until 2026-11-30T12:00:40Z; "
                + "0 by \"web-1\" until 2026-11-30T12:00:50Z");
    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    assertThat(lease.dueTicks() - ticks()).isBetween(1_000L, WINDOW_MILLIS / 4);
  }

  @Test
  void ofManyHoldersThoseAreNamedThatEndFirst() {
    for (int slot = 0; slot < 11; slot++) {
      store.put("shop", held(slot, "web-" + slot, SECOND.plusSeconds(10 + slot), false));
    }
    LeaseDriver lease = lease(terms(11, Duration.ZERO));
    step(lease);

    assertThat(lease.trouble())
        .startsWith("all slots 0..10 are taken: 0 by \"web-0\" until 2026-11-30T12:00:10Z; 1 by ")
        .endsWith("; 7 by \"web-7\" until 2026-11-30T12:00:17Z; and 3 more");
  }

  @Test
  void aDeadHoldersSlotIsTakenTwoWindowsLaterAndNotBefore() {
    held(oneSlot());
    LeaseDriver lease = oneSlot();
    pass(Duration.ofMillis(2 * WINDOW_MILLIS - 251));
    step(lease);
    assertThat(lease.trouble()).startsWith("slot 0 is taken");
    pass(Duration.ofMillis(1));
    held(lease);

    assertThat(lease.window())
        .isEqualTo(window(0, SECOND.plusSeconds(120), SECOND.plusSeconds(180)));
    assertThat(row(0).fence()).isEqualTo(2);
  }

  @Test
  void aSlotThatAnotherHasIsLost() {
    LeaseDriver lease = held(oneSlot());
    store.put("shop", held(0, "web-2", SECOND.plusSeconds(60), false));
    step(lease);

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    assertThat(lease.trouble()).isEqualTo("slot 0 is no longer ours, \"web-2\" has it");
    assertThat(row(0).owner()).isEqualTo("web-2");
  }

  @Test
  void aSlotWhoseRowIsGoneIsLostAndAcquiredAnew() {
    LeaseDriver lease = held(oneSlot());
    store.remove("shop", 0);
    step(lease);

    assertThat(lease.trouble()).isEqualTo("slot 0 is no longer ours: its row is gone");
    held(lease);
    assertThat(lease.trouble()).isEmpty();
  }

  @Test
  void anExpiredHolderGivesBackAndAcquiresAnewAfterWhatItIssued() {
    LeaseDriver lease = held(oneSlot());
    issuedEndMillis = SECOND.plusSeconds(30).plusMillis(1).toEpochMilli();
    pass(Duration.ofSeconds(61));
    step(lease);

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    assertThat(lease.trouble())
        .isEqualTo(
            "slot 0 ended at 2026-11-30T12:01:00Z and was not renewed by"
                + " 2026-11-30T12:01:01.250Z");
    step(lease);
    assertThat(row(0).closed()).isTrue();
    assertThat(row(0).endMillis()).isEqualTo(SECOND.plusSeconds(31).toEpochMilli());
    held(lease);
    assertThat(lease.window())
        .isEqualTo(window(0, SECOND.plusSeconds(61), SECOND.plusSeconds(121)));
  }

  @Test
  void clocksThatAreTooFarApartWriteNothingAndBothAreShown() {
    storeClock.advance(Duration.ofMillis(5_001));
    LeaseDriver lease = oneSlot();
    step(lease);

    assertThat(store.row("shop", 0)).isNull();
    assertThat(lease.trouble())
        .isEqualTo(
            "the clocks are more than max-skew PT5S apart, or the store took longer to answer:"
                + " the store says 2026-11-30T12:00:05.251Z,"
                + " this process 2026-11-30T12:00:00.250Z");
    storeClock.advance(Duration.ofMillis(-1));
    held(lease);
  }

  @Test
  void aStoreADayAheadOrBehindRenewsNothingAndTheWindowStays() {
    LeaseDriver lease = held(oneSlot());
    SlotRow before = row(0);
    SlotWindow window = lease.window();
    for (Duration leap : List.of(Duration.ofDays(1), Duration.ofDays(-1))) {
      storeClock.advance(leap);
      step(lease);

      assertThat(lease.trouble()).startsWith("the clocks are more than max-skew PT5S apart");
      assertThat(lease.window()).isEqualTo(window);
      assertThat(row(0)).isEqualTo(before);
      storeClock.advance(leap.negated());
    }
    pass(Duration.ofSeconds(1));
    step(lease);
    assertThat(lease.window()).isEqualTo(window(0, SECOND, SECOND.plusSeconds(61)));
  }

  @Test
  void anAcquisitionThatTookTooLongIsToldAsSkew() {
    LeaseDriver lease = oneSlot();
    step(lease);
    LeaseDriver.Call late = lease.next(clock.millis());
    pass(Duration.ofSeconds(6));
    late.arriveAt(store).tell(clock.millis(), ticks());

    assertThat(store.row("shop", 0)).isNull();
    assertThat(lease.trouble()).startsWith("the clocks are more than max-skew PT5S apart, or");
  }

  @Test
  void aFailedCallIsToldAndTriedAgainAndTheWindowStays() {
    LeaseDriver lease = held(oneSlot());
    SlotWindow window = lease.window();
    LeaseDriver.Call lost = lease.next(clock.millis());
    lease.failed("connection refused", ticks());

    assertThat(lost).isNotNull();
    assertThat(lease.window()).isEqualTo(window);
    assertThat(lease.trouble()).isEqualTo("connection refused");
    assertThat(lease.dueTicks() - ticks()).isBetween(875L, 1_000L);
    step(lease);
    assertThat(lease.trouble()).isEmpty();
  }

  @Test
  void anAcquisitionOfUnknownOutcomeIsFoundByARenewal() {
    LeaseDriver lease = oneSlot();
    step(lease);
    lease.next(clock.millis()).arriveAt(store);
    lease.failed("the connection was lost", ticks());
    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    pass(Duration.ofSeconds(1));
    step(lease);

    assertThat(lease.window()).isEqualTo(window(0, SECOND, SECOND.plusSeconds(61)));
    assertThat(row(0).fence()).isEqualTo(1);
  }

  @Test
  void anAcquisitionThatNeverArrivedIsNotOursAndNobodyIsAlarmed() {
    LeaseDriver lease = oneSlot();
    step(lease);
    lease.next(clock.millis());
    lease.failed("the connection was lost", ticks());
    step(lease);

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    assertThat(store.row("shop", 0)).isNull();
    held(lease);
  }

  @Test
  void anAcquisitionThatArrivesTwiceCountsOnce() {
    LeaseDriver lease = oneSlot();
    step(lease);
    LeaseDriver.Call acquisition = lease.next(clock.millis());
    acquisition.arriveAt(store).tell(clock.millis(), ticks());
    SlotRow acquired = row(0);
    pass(Duration.ofSeconds(2));
    acquisition.arriveAt(store);

    assertThat(row(0)).isEqualTo(acquired);
  }

  @Test
  void usedSlotsAreTakenBeforeNewOnes() {
    store.put("shop", held(5, "web-0", SECOND.minusSeconds(1), true));

    assertThat(held(lease(terms(1_000, Duration.ZERO))).window().slot()).isEqualTo(5);
  }
}
