// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.internal.time.Pause;
import dev.ids.snowflake.ClockRegressionPolicy;
import dev.ids.snowflake.DrivenGenerator;
import dev.ids.snowflake.IdParts;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.testkit.InMemorySlotStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One slot goes from hand to hand while threads issue under it as fast as they can. */
@Timeout(120)
class HandOverTest {
  private static final int HOLDERS = 8;
  private static final int THREADS = 4;
  private static final int IDS_PER_HOLDER = 2_000;
  private static final int IDS_PER_CALL = 16;

  /**
   * Time passes faster, since a holder waits for the second after the last id of the one before.
   */
  private static final int SPEED = 20;

  private static final LeaseTerms TERMS = LeaseTerms.of("shop", 0, "web-1");
  private static final long START_MILLIS = System.currentTimeMillis();
  private static final long START_NANOS = System.nanoTime();

  private final InstantSource clock =
      () -> Instant.ofEpochMilli(START_MILLIS).plusNanos((System.nanoTime() - START_NANOS) * SPEED);
  private final InMemorySlotStore store = new InMemorySlotStore(clock);
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  @ParameterizedTest
  @EnumSource
  void noIdIsAfterTheEndThatWasWrittenAndNoneIsIssuedTwice(LayoutPreset preset) throws Exception {
    Set<IdParts> ids = new HashSet<>();
    try {
      for (int holder = 0; holder < HOLDERS; holder++) {
        List<IdParts> issued = issueUntilClosed(preset);
        SlotRow row = store.row(TERMS.namespace(), 0);

        assertThat(issued).isNotEmpty();
        assertThat(row).matches(SlotRow::closed);
        long end = endMillis(preset, issued.stream().max(IdParts::compareTo).orElseThrow());
        assertThat(row.endMillis()).isGreaterThanOrEqualTo(end).isLessThan(end + 1_000);
        int before = ids.size();
        ids.addAll(issued);
        assertThat(ids).hasSize(before + issued.size());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private List<IdParts> issueUntilClosed(LayoutPreset preset) throws Exception {
    LeasedSlot slot = LeasedSlot.start(store, TERMS, clock, Duration.ofSeconds(10));
    assertThat(slot.await(Duration.ofSeconds(30))).isTrue();
    DrivenGenerator generator =
        DrivenGenerator.of(preset, slot, ClockRegressionPolicy.DEFAULT, clock, pauseUnder(slot));
    AtomicInteger count = new AtomicInteger();
    List<Future<List<IdParts>>> results = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      results.add(threads.submit(issuing(generator, slot, count)));
    }
    while (count.get() < IDS_PER_HOLDER) {
      Thread.sleep(1);
    }
    slot.close();
    List<IdParts> issued = new ArrayList<>();
    for (Future<List<IdParts>> result : results) {
      issued.addAll(result.get(30, TimeUnit.SECONDS));
    }
    return issued;
  }

  /** Waits for the window to begin, but for none when the slot is gone. */
  private static Pause pauseUnder(LeasedSlot slot) {
    return (clock, untilMillis) -> {
      if (slot.current().isNone()) {
        throw new InterruptedException();
      }
      Thread.sleep(0, 50_000);
    };
  }

  private static Callable<List<IdParts>> issuing(
      DrivenGenerator generator, LeasedSlot slot, AtomicInteger count) {
    return () -> {
      List<IdParts> issued = new ArrayList<>();
      boolean isLast = false;
      while (!isLast) {
        isLast = slot.current().isNone(); // And once more.
        try {
          List<IdParts> ids = generator.next(issued.size() % 3 == 0 ? 1 : IDS_PER_CALL);
          issued.addAll(ids);
          count.addAndGet(ids.size());
        } catch (IllegalStateException e) {
          Thread.interrupted(); // It would have waited.
        }
      }
      return issued;
    };
  }

  private static long endMillis(LayoutPreset preset, IdParts id) {
    return id.instant(preset.layout()).plus(preset.layout().unit().getDuration()).toEpochMilli();
  }
}
