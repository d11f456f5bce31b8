// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.SlotWindow;
import dev.ids.testkit.InMemorySlotStore;
import dev.ids.testkit.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A lease that ends, in each of its states, and one from a store that may lose what it wrote. */
class LeaseClosingTest {
  private static final Instant SECOND = Instant.parse("2026-11-30T12:00:00Z");
  private static final Duration LOSS = Duration.ofSeconds(8);

  private final SettableClock clock = new SettableClock(SECOND.plusMillis(250));
  private final InMemorySlotStore store = new InMemorySlotStore(clock);
  private final SplittableRandom random = new SplittableRandom(1);
  private long issuedEndMillis = Long.MIN_VALUE;

  private LeaseDriver lease(Duration maxLoss) {
    LeaseTerms terms =
        new LeaseTerms(
            "shop", 0, 0, Duration.ofSeconds(60), maxLoss, Duration.ofSeconds(5), "web-1");
    return new LeaseDriver(terms, PlantedFault.NONE, random, () -> issuedEndMillis);
  }

  private void step(LeaseDriver lease) {
    lease.next(clock.millis()).arriveAt(store).tell(clock.millis(), clock.millis());
  }

  private LeaseDriver acquired(Duration maxLoss) {
    LeaseDriver lease = lease(maxLoss);
    step(lease);
    step(lease);
    return lease;
  }

  private void close(LeaseDriver lease) {
    lease.close(clock.millis());
  }

  private SlotRow row() {
    SlotRow row = store.row("shop", 0);
    assertThat(row).isNotNull();
    return row;
  }

  @Test
  void beforeTheFirstCallItEndsAtOnce() {
    LeaseDriver lease = lease(Duration.ZERO);
    close(lease);

    assertThat(lease.hasEnded()).isTrue();
    assertThat(lease.dueTicks()).isEqualTo(Long.MAX_VALUE);
    assertThat(store.calls()).isZero();
  }

  @Test
  void whileItLooksItEndsAndWhatItSeesIsOfNoUse() {
    LeaseDriver lease = lease(Duration.ZERO);
    LeaseDriver.Call look = lease.next(clock.millis());
    close(lease);
    look.arriveAt(store).tell(clock.millis(), clock.millis());

    assertThat(lease.hasEnded()).isTrue();
    assertThat(store.row("shop", 0)).isNull();
  }

  @Test
  void beforeAnAcquisitionIsSentItEndsAtOnce() {
    LeaseDriver lease = lease(Duration.ZERO);
    step(lease);
    close(lease);

    assertThat(lease.hasEnded()).isTrue();
    assertThat(store.row("shop", 0)).isNull();
  }

  @Test
  void whileItAcquiresItGivesBackWhatItGot() {
    LeaseDriver lease = lease(Duration.ZERO);
    step(lease);
    LeaseDriver.Call acquisition = lease.next(clock.millis());
    close(lease);
    acquisition.arriveAt(store).tell(clock.millis(), clock.millis());

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    assertThat(lease.hasEnded()).isFalse();
    step(lease);
    assertThat(lease.hasEnded()).isTrue();
    assertThat(row().closed()).isTrue();
    assertThat(row().endMillis()).isEqualTo(SECOND.toEpochMilli());
  }

  @Test
  void whileItAcquiresAndTheOutcomeIsUnknownItGivesBackWhatItMayHaveGot() {
    LeaseDriver lease = lease(Duration.ZERO);
    step(lease);
    lease.next(clock.millis()).arriveAt(store);
    close(lease);
    lease.failed("the connection was lost", clock.millis());
    step(lease);

    assertThat(lease.hasEnded()).isTrue();
    assertThat(row().closed()).isTrue();
    assertThat(row().endMillis()).isEqualTo(SECOND.toEpochMilli());
  }

  @Test
  void aHolderStopsAtOnceAndTheSlotIsFreeFromWhatItIssuedOn() {
    LeaseDriver lease = acquired(Duration.ZERO);
    issuedEndMillis = SECOND.plusMillis(2_001).toEpochMilli();
    close(lease);

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
    step(lease);
    assertThat(lease.hasEnded()).isTrue();
    assertThat(row().endMillis()).isEqualTo(SECOND.plusSeconds(3).toEpochMilli());

    LeaseDriver next = acquired(Duration.ZERO);
    assertThat(next.window().startMillis()).isEqualTo(SECOND.plusSeconds(3).toEpochMilli());
    assertThat(next.window().endMillis()).isEqualTo(SECOND.plusSeconds(63).toEpochMilli());
  }

  @Test
  void aHolderThatIssuedNothingGivesBackAllOfItsWindow() {
    LeaseDriver lease = acquired(Duration.ZERO);
    clock.advance(Duration.ofSeconds(20));
    step(lease);
    close(lease);
    step(lease);

    assertThat(row().endMillis()).isEqualTo(SECOND.toEpochMilli());
  }

  @Test
  void whileItRenewsItGivesBackAfterTheReply() {
    LeaseDriver lease = acquired(Duration.ZERO);
    LeaseDriver.Call renewal = lease.next(clock.millis());
    close(lease);
    renewal.arriveAt(store).tell(clock.millis(), clock.millis());

    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);
  }

  @Test
  void aStoreThatIsAwayKeepsNobodyFromEnding() {
    LeaseDriver lease = acquired(Duration.ZERO);
    close(lease);
    lease.next(clock.millis());
    lease.failed("connection refused", clock.millis());

    assertThat(lease.hasEnded()).isTrue();
    assertThat(row().closed()).isFalse();
  }

  @Test
  void aLateCloseDoesNotTouchTheNextHolder() {
    LeaseDriver lease = acquired(Duration.ZERO);
    close(lease);
    LeaseDriver.Call closing = lease.next(clock.millis());
    closing.arriveAt(store);
    acquired(Duration.ZERO);
    SlotRow next = row();
    closing.arriveAt(store);

    assertThat(row()).isEqualTo(next);
    assertThat(next.fence()).isEqualTo(2);
  }

  @Test
  void whereTheStoreMayLoseWritesARenewalMustProveTheAcquisition() {
    LeaseDriver lease = acquired(LOSS);
    assertThat(lease.window()).isEqualTo(SlotWindow.NONE);

    clock.advance(LOSS);
    step(lease);
    assertThat(lease.window()).as("it may have been applied 5 s later").isEqualTo(SlotWindow.NONE);

    clock.advance(Duration.ofSeconds(5));
    step(lease);
    assertThat(lease.window())
        .isEqualTo(
            new SlotWindow(
                0, SECOND.plusSeconds(14).toEpochMilli(), SECOND.plusSeconds(73).toEpochMilli()));
  }

  @Test
  void theProofIsAskedForWhenItCanBeGiven() {
    LeaseDriver lease = acquired(LOSS);

    assertThat(lease.dueTicks() - clock.millis()).isEqualTo(LOSS.plusSeconds(5).toMillis());
  }

  @Test
  void anAcquisitionThatWasLostAndAppliedAgainIsNotProvenByTheFirstOne() {
    LeaseDriver lease = lease(LOSS);
    step(lease);
    LeaseDriver.Call acquisition = lease.next(clock.millis());
    acquisition.arriveAt(store).tell(clock.millis(), clock.millis());
    store.remove("shop", 0);
    clock.advance(Duration.ofSeconds(4));
    acquisition.arriveAt(store);
    clock.advance(LOSS.minusSeconds(4));
    step(lease);

    assertThat(lease.window()).as("4 s after it was applied").isEqualTo(SlotWindow.NONE);
  }

  @Test
  void whereTheStoreMayLoseWritesADeadHoldersSlotIsBlockedForLonger() {
    acquired(LOSS);
    LeaseDriver lease = lease(LOSS);
    clock.advance(Duration.ofMillis(128_000 - 251));
    step(lease);
    assertThat(lease.trouble()).startsWith("slot 0 is taken: ");
    clock.advance(Duration.ofMillis(1));
    step(lease);
    step(lease);

    assertThat(row().fence()).isEqualTo(2);
  }
}
