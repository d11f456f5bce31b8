// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** How long one call waits, and how a thread does. */
class PatienceTest {
  private final AtomicLong now = new AtomicLong(1_000);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  private final List<Long> waits = new ArrayList<>();
  private final Pause noted = (source, until) -> waits.add(until);

  @Test
  void waitsAddUpToTheLimit() {
    Patience patience = new Patience(100, "the tide is out", clock, noted);
    patience.await(1_060);
    patience.await(1_040);

    assertThatThrownBy(() -> patience.await(1_001))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage("no id within 100 ms: the tide is out");
    assertThat(waits).containsExactly(1_060L, 1_040L);
  }

  @Test
  void aClockThatIsThereAlreadyCountsAsAMillisecond() {
    Patience patience = new Patience(3, "the tide is out", clock, noted);
    for (int i = 0; i < 3; i++) {
      patience.await(1_000);
    }

    assertThatThrownBy(() -> patience.await(500)).isExactlyInstanceOf(IdExhaustedException.class);
  }

  @Test
  void aWaitLongerThanTheLimitIsNotBegun() {
    Patience patience = new Patience(100, "the tide is out", clock, noted);

    assertThatThrownBy(() -> patience.await(1_101)).isExactlyInstanceOf(IdExhaustedException.class);
    assertThat(waits).isEmpty();
  }

  @Test
  void anInterruptIsKeptAndSaid() {
    Patience patience =
        new Patience(
            100,
            "the tide is out",
            clock,
            (source, until) -> {
              throw new InterruptedException();
            });

    assertThatThrownBy(() -> patience.await(1_001))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("interrupted while waiting for the clock")
        .hasCauseInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aThreadWaitsUntilTheClockSaysSo() throws Exception {
    InstantSource ticking = () -> Instant.ofEpochMilli(now.incrementAndGet());
    Pause.OF_THREAD.until(ticking, 1_003);

    assertThat(now.get()).isGreaterThanOrEqualTo(1_003);
  }

  @Test
  void aThreadDoesNotWaitForWhatIsOver() throws Exception {
    AtomicLong reads = new AtomicLong();
    Pause.OF_THREAD.until(
        () -> {
          reads.incrementAndGet();
          return Instant.ofEpochMilli(1_000);
        },
        1_000);

    assertThat(reads.get()).isEqualTo(2);
  }

  @Test
  void aThreadGivesUpOnAClockThatStandsStill() throws Exception {
    Pause.OF_THREAD.until(clock, 1_002);

    assertThat(now.get()).isEqualTo(1_000);
  }

  @Test
  void aLongWaitIsInterruptibleToo() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> Pause.OF_THREAD.until(clock, 1_000_000))
        .isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
  }
}
