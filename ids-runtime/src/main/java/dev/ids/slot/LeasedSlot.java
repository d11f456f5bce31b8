// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import dev.ids.SlotWindow;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.random.RandomGenerator;

/**
 * A slot that a daemon thread leases, renews, and replaces when it is lost. The thread alone talks
 * to the store, never one that issues ids.
 *
 * <p>While the store is away, ids are issued until the window ends. Then each waits for a window,
 * and throws if none comes in time; when the store is back, so are ids.
 *
 * <p>Thread-safe. It must be closed, or its thread lives as long as the process.
 */
public final class LeasedSlot implements SlotWindow.Source, AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.ids.slot");
  private static final Duration CLOSING_LIMIT = Duration.ofSeconds(5);
  private static final long WARNING_MILLIS = TimeUnit.SECONDS.toMillis(10);

  private final SlotStore store;
  private final InstantSource clock;
  private final long waitUpToMillis;
  private final Lease lease;
  private final List<SlotWindow.Issuing> generators = new CopyOnWriteArrayList<>();
  private final Thread thread = new Thread(this::run, "ids-slot-lease");

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  // Written with the lock held.
  private volatile boolean isClosing;

  // Used by the thread.
  private boolean isTroubled;
  private long lastWarningTicks;

  private LeasedSlot(
      SlotStore store,
      LeaseTerms terms,
      InstantSource clock,
      Duration waitUpTo,
      RandomGenerator random) {
    this.store = store;
    this.clock = clock;
    this.waitUpToMillis = waitUpTo.toMillis();
    this.lease = new Lease(terms, random, this::issuedEndMillis);
  }

  /**
   * Begins to lease a slot, and returns at once.
   *
   * @param clock the one that ids are issued by
   * @param waitUpTo for how long one id may wait for a slot
   */
  public static LeasedSlot start(
      SlotStore store, LeaseTerms terms, InstantSource clock, Duration waitUpTo) {
    LeasedSlot slot = new LeasedSlot(store, terms, clock, waitUpTo, new SecureRandom());
    slot.thread.setDaemon(true);
    slot.thread.setContextClassLoader(null); // A loader of the caller's would live as long.
    slot.thread.start();
    return slot;
  }

  @Override
  public SlotWindow current() {
    // The thread may hang in the store, and would close the window only when that answers.
    return isClosing ? SlotWindow.NONE : lease.window();
  }

  @Override
  public long waitUpToMillis() {
    return waitUpToMillis;
  }

  @Override
  public String trouble() {
    return lease.status().trouble();
  }

  @Override
  public void issuing(SlotWindow.Issuing generator) {
    generators.add(generator);
  }

  /** How the lease is doing. */
  public LeaseStatus status() {
    return lease.status();
  }

  /** What all generators under this slot have done. */
  public SlotWindow.Counts counts() {
    return SlotWindow.Counts.of(generators);
  }

  /**
   * Waits until there is a slot.
   *
   * @return whether there is one
   * @throws InterruptedException if the thread is interrupted
   */
  public boolean await(Duration limit) throws InterruptedException {
    long nanos = limit.toNanos();
    lock.lockInterruptibly();
    try {
      while (current().isNone() && !isClosing && nanos > 0) {
        nanos = changed.awaitNanos(nanos);
      }
      return !current().isNone();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Gives the slot back, so that another process may have it at once. Nothing is issued under it
   * any more. Waits a few seconds at most: a slot that cannot be given back becomes free by itself.
   */
  @Override
  public void close() {
    lock.lock();
    try {
      isClosing = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    if (Thread.currentThread() == thread) {
      return;
    }
    try {
      thread.join(CLOSING_LIMIT.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    boolean isTold = false;
    while (!lease.hasEnded()) {
      if (awaitDue(isTold) && !isTold) {
        isTold = true;
        lease.close(ticks());
      }
      if (!lease.hasEnded() && lease.dueTicks() <= ticks()) {
        call(lease.next(clock.millis()));
        report();
      }
      tell();
    }
  }

  /**
   * Waits for the time of the next call, or until the lease is to be told that this is closed.
   *
   * @param isTold whether the lease knows that this is closed
   * @return whether it is closed
   */
  private boolean awaitDue(boolean isTold) {
    lock.lock();
    try {
      for (long now = ticks(); now < lease.dueTicks() && isClosing == isTold; now = ticks()) {
        changed.awaitNanos(TimeUnit.MILLISECONDS.toNanos(lease.dueTicks() - now));
      }
      return isClosing;
    } catch (InterruptedException e) {
      return isClosing; // Nobody interrupts this thread but a container that stops.
    } finally {
      lock.unlock();
    }
  }

  private void tell() {
    lock.lock();
    try {
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  // Whatever a store throws, the thread must go on.
  @SuppressWarnings("CatchingThrowable")
  private void call(LeaseCall call) {
    try {
      if (call instanceof LeaseCall.Look look) {
        SlotStore.Snapshot snapshot = store.read(look.namespace());
        lease.looked(snapshot, clock.millis(), ticks());
      } else if (call instanceof LeaseCall.Change change) {
        SlotStore.Answer answer = store.change(change.namespace(), change.slot(), change.rule());
        lease.changed(answer, clock.millis(), ticks());
      }
    } catch (Throwable e) {
      lease.failed(Trouble.failed(e), ticks());
    }
  }

  private void report() {
    String trouble = trouble();
    long ticks = ticks();
    if (trouble.isEmpty()) {
      if (isTroubled) {
        LOG.log(Level.INFO, "slot {0} is leased again", Integer.toString(current().slot()));
      }
      isTroubled = false;
    } else if (!isTroubled || ticks - lastWarningTicks >= WARNING_MILLIS) {
      isTroubled = true;
      lastWarningTicks = ticks;
      LOG.log(Level.WARNING, "{0}; {1}", trouble, timeLeft());
    }
  }

  private String timeLeft() {
    SlotWindow window = current();
    if (window.isNone()) {
      return "there is no slot, so ids that need one wait";
    }
    return "ids are issued under slot "
        + window.slot()
        + " until "
        + Instant.ofEpochMilli(window.endMillis())
        + ", "
        + Math.max(0, (window.endMillis() - clock.millis()) / 1_000)
        + " s from now";
  }

  private long issuedEndMillis() {
    return generators.stream()
        .mapToLong(SlotWindow.Issuing::sealedEndMillis)
        .max()
        .orElse(Long.MIN_VALUE);
  }

  /** A clock that nobody sets. */
  private static long ticks() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }
}
