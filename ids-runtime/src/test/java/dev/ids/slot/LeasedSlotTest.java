// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.SlotWindow;
import dev.ids.snowflake.ClockRegressionPolicy;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.TimeBasedGenerator;
import dev.ids.testkit.InMemorySlotStore;
import dev.ids.testkit.LogLines;
import dev.ids.testkit.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The thread of a lease, by a clock that stands; what it waits for in truth is a second or so. */
@Timeout(60)
class LeasedSlotTest {
  private static final Instant SECOND = Instant.parse("2026-11-30T12:00:00Z");
  private static final Duration LONG = Duration.ofSeconds(30);
  private static final Duration WINDOW = Duration.ofSeconds(4);

  private final SettableClock clock = new SettableClock(SECOND);
  private final InMemorySlotStore store = new InMemorySlotStore(clock);
  private final LogLines log = LogLines.of("dev.ids.slot");

  @AfterEach
  void endThreads() {
    store.comeBack();
    log.close();
  }

  private LeasedSlot start(Duration waitUpTo) {
    LeaseTerms terms =
        new LeaseTerms("shop", 0, 0, WINDOW, Duration.ZERO, Duration.ofSeconds(1), "web-1");
    return LeasedSlot.start(store, terms, clock, waitUpTo);
  }

  private TimeBasedGenerator generator(LeasedSlot slot) {
    return TimeBasedGenerator.of(Layout.SNOWFLAKE_MS, slot, ClockRegressionPolicy.FAIL, clock);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(5);
    }
  }

  private SlotRow row() {
    SlotRow row = store.row("shop", 0);
    assertThat(row).isNotNull();
    return row;
  }

  @Test
  void idsAreIssuedUnderTheSlotThatIsLeased() throws InterruptedException {
    try (LeasedSlot slot = start(LONG)) {
      assertThat(slot.await(LONG)).isTrue();

      long id = generator(slot).generate();
      assertThat(Layout.SNOWFLAKE_MS.unpack(id).node()).isZero();
      assertThat(slot.current())
          .isEqualTo(new SlotWindow(0, SECOND.toEpochMilli(), SECOND.plus(WINDOW).toEpochMilli()));
      assertThat(slot.status()).isEqualTo(new LeaseStatus(SECOND, ""));
      assertThat(slot.counts()).isEqualTo(new SlotWindow.Counts(1, 0, 0));
      assertThat(row().owner()).isEqualTo("web-1");
    }
  }

  @Test
  void itIsRenewedByItself() throws InterruptedException {
    try (LeasedSlot slot = start(LONG)) {
      slot.await(LONG);
      clock.advance(Duration.ofSeconds(1));

      await(() -> slot.current().endMillis() == SECOND.plusSeconds(5).toEpochMilli());
    }
  }

  @Test
  void aStoreThatIsAwayAtTheStartIsWaitedForWithinTheLimit() throws InterruptedException {
    store.goAway("connection refused");
    try (LeasedSlot slot = start(Duration.ofMillis(200))) {
      TimeBasedGenerator generator = generator(slot);
      await(() -> !slot.trouble().isEmpty());

      assertThatThrownBy(generator::generate)
          .isInstanceOf(IdExhaustedException.class)
          .hasMessage("no id within 200 ms: no slot is leased: connection refused");
      assertThat(generator.counts().waits()).isGreaterThan(1);
      assertThat(slot.await(Duration.ofMillis(20))).isFalse();
    }
  }

  @Test
  void withoutALimitItFailsAtOnce() throws InterruptedException {
    store.goAway("connection refused");
    try (LeasedSlot slot = start(Duration.ZERO)) {
      await(() -> !slot.trouble().isEmpty());

      assertThatThrownBy(generator(slot)::generate)
          .isInstanceOf(IdExhaustedException.class)
          .hasMessage("no id within 0 ms: no slot is leased: connection refused");
    }
  }

  @Test
  void aStoreThatComesBackInTimeIsWorthTheWait() throws Exception {
    store.goAway("connection refused");
    try (LeasedSlot slot = start(LONG)) {
      TimeBasedGenerator generator = generator(slot);
      CompletableFuture<Long> id = CompletableFuture.supplyAsync(generator::generate);
      await(() -> generator.counts().waits() > 0);
      assertThat(id).isNotDone();
      store.comeBack();

      assertThat(id.get(LONG.toSeconds(), TimeUnit.SECONDS)).isPositive();
    }
  }

  @Test
  void whileTheStoreIsAwayIdsAreIssuedUntilTheWindowEndsAndThenFromWhenItIsBack()
      throws InterruptedException {
    try (LeasedSlot slot = start(Duration.ofMillis(50))) {
      slot.await(LONG);
      TimeBasedGenerator generator = generator(slot);
      store.goAway("connection refused");
      await(() -> !slot.trouble().isEmpty());
      clock.advance(WINDOW.minusMillis(1));
      assertThat(generator.generate()).isPositive();

      clock.advance(Duration.ofMillis(1));
      assertThatThrownBy(generator::generate)
          .isInstanceOf(IdExhaustedException.class)
          .hasMessage(
              "no id within 50 ms: the window of slot 0 ends at 2026-11-30T12:00:04Z and was not"
                  + " renewed: connection refused");

      store.comeBack();
      await(() -> slot.current().endMillis() > clock.millis());
      assertThat(generator.generate()).isPositive();
      assertThat(slot.current().startMillis()).isEqualTo(SECOND.plus(WINDOW).toEpochMilli());
      assertThat(slot.trouble()).isEmpty();
    }
  }

  @Test
  void itWarnsOnceInAWhileWithTheTimeLeftAndSaysWhenAllIsWell() throws InterruptedException {
    try (LeasedSlot slot = start(LONG)) {
      slot.await(LONG);
      clock.advance(Duration.ofSeconds(1));
      store.goAway("connection refused");
      int calls = store.calls();
      await(() -> store.calls() > calls + 2);
      assertThat(log.lines())
          .containsExactly(
              "WARNING connection refused; ids are issued under slot 0 until 2026-11-30T12:00:04Z,"
                  + " 3 s from now");

      store.comeBack();
      await(() -> log.lines().size() > 1);
      assertThat(log.lines()).last().isEqualTo("INFO slot 0 is leased again");
    }
  }

  @Test
  void withoutASlotTheWarningSaysThatIdsWait() throws InterruptedException {
    store.goAway("connection refused");
    try (LeasedSlot slot = start(LONG)) {
      await(() -> !log.lines().isEmpty());
      assertThat(slot.current()).isEqualTo(SlotWindow.NONE);
      assertThat(log.lines())
          .containsExactly(
              "WARNING connection refused; there is no slot, so ids that need one wait");
    }
  }

  @Test
  void whateverAStoreThrowsTheThreadGoesOn() throws InterruptedException {
    store.fail(new IllegalStateException("a defect\u0000"));
    try (LeasedSlot slot = start(LONG)) {
      await(() -> !slot.trouble().isEmpty());
      assertThat(slot.trouble()).isEqualTo("a defect\\u0000");
      store.comeBack();

      assertThat(slot.await(LONG)).isTrue();
    }
  }

  @Test
  void aSlotThatIsClosedIsFreeAtOnceFromTheLastIdOn() throws InterruptedException {
    LeasedSlot slot = start(LONG);
    slot.await(LONG);
    TimeBasedGenerator generator = generator(slot);
    clock.advance(Duration.ofMillis(1_500));
    generator.generate();
    slot.close();

    assertThat(slot.current()).isEqualTo(SlotWindow.NONE);
    assertThat(row().closed()).isTrue();
    assertThat(row().endMillis()).isEqualTo(SECOND.plusSeconds(2).toEpochMilli());
    try (LeasedSlot next = start(LONG)) {
      assertThat(next.await(LONG)).isTrue();
      assertThat(next.current().startMillis()).isEqualTo(SECOND.plusSeconds(2).toEpochMilli());
    }
  }

  @Test
  void closingTwiceOrWithoutASlotIsNoError() throws InterruptedException {
    store.goAway("connection refused");
    LeasedSlot slot = start(Duration.ZERO);
    slot.close();
    slot.close();

    assertThat(slot.await(LONG)).isFalse();
    assertThatThrownBy(generator(slot)::generate).isInstanceOf(IdExhaustedException.class);
  }

  @Test
  void aStoreThatHangsKeepsNobodyFromClosingAndNothingIsIssuedAfterwards()
      throws InterruptedException {
    LeasedSlot slot = start(Duration.ZERO);
    slot.await(LONG);
    TimeBasedGenerator generator = generator(slot);
    generator.generate();
    int calls = store.calls();
    store.hang();
    await(() -> store.calls() > calls);
    slot.close();

    assertThat(row().closed()).isFalse();
    clock.advance(Duration.ofMillis(1));
    assertThatThrownBy(generator::generate)
        .isInstanceOf(IdExhaustedException.class)
        .hasMessage("no id within 0 ms: no slot is leased");
    store.comeBack();
    await(() -> row().closed());
    assertThat(row().endMillis()).isEqualTo(SECOND.plusSeconds(1).toEpochMilli());
  }

  @Test
  void itsThreadKeepsNoProgramAliveAndNoLoader() throws InterruptedException {
    try (LeasedSlot slot = start(LONG)) {
      slot.await(LONG);
      assertThat(Thread.getAllStackTraces().keySet())
          .filteredOn(thread -> thread.getName().equals("ids-slot-lease") && thread.isAlive())
          .isNotEmpty()
          .allMatch(thread -> thread.isDaemon() && thread.getContextClassLoader() == null);
    }
  }
}
