// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.SlotWindow;
import dev.ids.slot.JdbcSlotStore;
import dev.ids.slot.LeaseStatus;
import dev.ids.slot.LeaseTerms;
import dev.ids.slot.LeasedSlot;
import dev.ids.slot.SlotStore;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The slot of one runtime: fixed, or leased from its first use on. Thread-safe. */
final class Slot implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.ids.slot");

  private final SlotSettings settings;
  private final SlotBits bits;
  private final SlotStore store;
  private final InstantSource clock;
  private final @Nullable Fixed fixed;
  private final Lazily lazily = new Lazily();

  private final ReentrantLock lock = new ReentrantLock();
  // Guarded by lock.
  private @Nullable LeasedSlot leased;

  /** Generators that were made before. */
  private final List<SlotWindow.Issuing> waiting = new ArrayList<>();

  private boolean isClosed;

  /**
   * @param fixed the window of a fixed slot that nobody guards; null if there is no such slot
   */
  Slot(
      SlotSettings settings,
      SlotBits bits,
      @Nullable SlotWindow fixed,
      Database database,
      InstantSource clock) {
    this.settings = settings;
    this.bits = bits;
    this.fixed = fixed == null ? null : new Fixed(fixed);
    this.store = JdbcSlotStore.of(database);
    this.clock = clock;
  }

  /** What generators issue under. */
  SlotWindow.Source source() {
    if (settings.isStored()) {
      terms(); // Throws if they are not known.
      return lazily;
    }
    if (fixed == null) {
      throw new IllegalStateException(
          "no slot is configured; set "
              + Settings.SLOT
              + " (or the environment variable IDS_SLOT) to a number that no other running process"
              + " uses, from 0; a single process takes "
              + Settings.SLOT
              + "=0; "
              + Settings.SLOT
              + "="
              + SlotSettings.LEASE
              + " takes a free one from the application's database");
    }
    return fixed;
  }

  /** Begins a lease, if the slot is to be leased, and waits for its first window. */
  void start() {
    if (!settings.isStored()) {
      return;
    }
    LeasedSlot slot = lease();
    Duration limit = settings.waitUpTo();
    try {
      if (!slot.await(limit)) {
        LOG.log(
            Level.WARNING,
            "no slot within {0}: {1}; ids that need one wait as long, and it is tried on",
            limit,
            slot.trouble().isEmpty() ? "the database has not answered" : slot.trouble());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  RuntimeStatus status() {
    LeasedSlot slot = known();
    if (slot != null) {
      LeaseStatus status = slot.status();
      return RuntimeStatus.of(
          slot.current(),
          slot.counts(),
          Optional.ofNullable(status.lastRenewal()),
          Optional.of(status.trouble()).filter(trouble -> !trouble.isEmpty()));
    }
    return fixed == null
        ? RuntimeStatus.of(
            SlotWindow.NONE, SlotWindow.Counts.NONE, Optional.empty(), Optional.empty())
        : RuntimeStatus.of(
            fixed.window,
            SlotWindow.Counts.of(fixed.generators),
            Optional.empty(),
            Optional.empty());
  }

  private LeasedSlot lease() {
    lock.lock();
    try {
      if (isClosed) {
        throw new IllegalStateException("the runtime that leased the slot is closed");
      }
      if (leased == null) {
        leased = LeasedSlot.start(store, terms(), clock, settings.waitUpTo());
        waiting.forEach(leased::issuing);
      }
      return leased;
    } finally {
      lock.unlock();
    }
  }

  private LeaseTerms terms() {
    if (settings.fixed().isPresent()) {
      return settings.terms(0);
    }
    return settings.terms(
        bits.bits()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "nothing says how many slots there are; set "
                            + Settings.SLOT_BITS
                            + " to the fewest node bits of a layout in use")));
  }

  private @Nullable LeasedSlot known() {
    lock.lock();
    try {
      return leased;
    } finally {
      lock.unlock();
    }
  }

  /** Gives a leased slot back; nothing is issued under it any more. */
  @Override
  public void close() {
    LeasedSlot giving;
    lock.lock();
    try {
      isClosed = true;
      giving = leased;
    } finally {
      lock.unlock();
    }
    if (giving != null) {
      giving.close();
    }
  }

  /** A slot that is leased when the first id needs it, not when its generator is made. */
  private final class Lazily implements SlotWindow.Source {
    private volatile @Nullable LeasedSlot slot;

    @Override
    public SlotWindow current() {
      return slot().current();
    }

    @Override
    public SlotWindow peek() {
      LeasedSlot begun = known();
      return begun == null ? SlotWindow.NONE : begun.current();
    }

    @Override
    public long waitUpToMillis() {
      return settings.waitUpTo().toMillis();
    }

    @Override
    public String trouble() {
      return slot().trouble();
    }

    @Override
    public void issuing(SlotWindow.Issuing generator) {
      lock.lock();
      try {
        if (leased == null) {
          waiting.add(generator);
        } else {
          leased.issuing(generator);
        }
      } finally {
        lock.unlock();
      }
    }

    private LeasedSlot slot() {
      LeasedSlot begun = slot;
      if (begun == null) {
        begun = lease();
        slot = begun;
      }
      return begun;
    }
  }

  /** A slot that is configured. */
  private static final class Fixed implements SlotWindow.Source {
    final SlotWindow window;
    final List<SlotWindow.Issuing> generators = new CopyOnWriteArrayList<>();

    Fixed(SlotWindow window) {
      this.window = window;
    }

    @Override
    public SlotWindow current() {
      return window;
    }

    @Override
    public void issuing(SlotWindow.Issuing generator) {
      generators.add(generator);
    }
  }
}
