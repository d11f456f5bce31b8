// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.segment.SegmentChainGenerator.Link;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Appends segments to a chain while somebody wants them, on one thread at a time.
 *
 * <p>The thread ends soon after the last wish, so nothing has to be closed, and an application that
 * is undeployed is not held. Nothing is held while the store is asked. Thread-safe.
 */
final class Prefetch {
  /** Spares a new thread for each fetch under load. */
  static final long LINGER_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  /** Starts a daemon thread that inherits nothing of the application. */
  static final Executor THREADS =
      task -> {
        Thread thread = new Thread(null, task, "ids-segments", 0, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        thread.start();
      };

  private final SegmentSource source;
  private final ChainPolicy policy;
  private final long lingerNanos;
  private final Executor threads;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition answered = lock.newCondition();
  private final Condition wished = lock.newCondition();

  /** Written under the lock; read without it by callers who have ids. */
  private volatile boolean isWanted;

  private volatile long notBefore = System.nanoTime();
  private volatile int distance;

  // All under the lock.
  private Link tail;
  private boolean isRunning;
  private boolean isHungry;
  private int waiting;
  private int failures;
  private long refusals;
  private long fetchedAt;
  private @Nullable Throwable failure;

  Prefetch(
      SegmentSource source, ChainPolicy policy, Link first, long lingerNanos, Executor threads) {
    this.source = source;
    this.policy = policy;
    this.tail = first;
    this.lingerNanos = lingerNanos;
    this.threads = threads;
    this.distance = policy.safeDistance();
  }

  int distance() {
    return distance;
  }

  /** Wishes for another segment; returns at once. */
  void want() {
    if (isWanted || System.nanoTime() - notBefore < 0) {
      return; // Somebody has wished already, or the store has just failed.
    }
    lock.lock();
    try {
      wish();
    } finally {
      lock.unlock();
    }
  }

  /** Waits until there is a link after one that is used up. */
  Link awaitNext(Link used) {
    long deadline = System.nanoTime() + policy.maxWait().toNanos();
    try {
      lock.lockInterruptibly();
    } catch (InterruptedException e) {
      throw source.interrupted(e);
    }
    waiting++;
    try {
      isHungry |= used.next() == null && used.segment != Segment.EMPTY;
      long before = refusals;
      while (true) {
        Link next = used.next();
        if (next != null) {
          return next;
        }
        if (failure instanceof IllegalStateException refusal && refusals != before) {
          throw source.refused(refusal);
        }
        wish();
        awaitAnswer(deadline);
      }
    } catch (InterruptedException e) {
      throw source.interrupted(e);
    } finally {
      waiting--;
      lock.unlock();
    }
  }

  @SuppressWarnings("WaitNotInLoop") // the loop is the caller's
  private void awaitAnswer(long deadline) throws InterruptedException {
    long remaining = deadline - System.nanoTime();
    if (remaining <= 0) {
      throw source.unavailable(policy.maxWait(), failure);
    }
    if (isRunning) {
      answered.awaitNanos(remaining);
    }
  }

  /** Under the lock. */
  private void wish() {
    if (isWanted) {
      return;
    }
    isWanted = true;
    if (isRunning) {
      wished.signal();
      return;
    }
    isRunning = true;
    boolean started = false;
    try {
      threads.execute(this::run);
      started = true;
    } finally {
      if (!started) {
        isRunning = false;
        isWanted = false;
      }
    }
  }

  private void run() {
    try {
      while (isStillWanted()) {
        fetch();
      }
    } finally {
      lock.lock();
      try {
        isRunning = false;
        isWanted = false;
        answered.signalAll();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Waits a little for the next wish. After false the thread ends. */
  private boolean isStillWanted() {
    lock.lock();
    try {
      long remaining = lingerNanos;
      while (!isWanted && remaining > 0) {
        remaining = wished.awaitNanos(remaining);
      }
      return isWanted;
    } catch (InterruptedException e) {
      return false; // Whoever interrupts this thread wants it to end.
    } finally {
      lock.unlock();
    }
  }

  private void fetch() {
    int steps = nextDistance();
    long numbers = (long) steps * source.counter().step();
    try {
      append(new Link(source.fetch(numbers), numbers));
    } catch (Throwable e) { // whatever a store throws, errors too: callers wait for an answer
      failed(e);
    }
  }

  private int nextDistance() {
    lock.lock();
    try {
      if (isHungry) {
        distance = Math.min(distance * 2, policy.maxDistance());
      } else if (tail.segment != Segment.EMPTY
          && System.nanoTime() - fetchedAt > policy.rest().toNanos()) {
        distance = Math.max(distance / 2, policy.safeDistance());
      }
      isHungry = false;
      return distance;
    } finally {
      lock.unlock();
    }
  }

  private void append(Link link) {
    lock.lock();
    try {
      tail.append(link);
      tail = link;
      fetchedAt = System.nanoTime();
      failures = 0;
      failure = null;
      isWanted = false;
      answered.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Tries again only while somebody waits for it; else the next caller does, after a pause. A
   * refusal is for those who wait, and they are told at once.
   */
  private void failed(Throwable e) {
    lock.lock();
    try {
      failure = e;
      failures++;
      isWanted = false;
      long remaining = ChainPolicy.pauseNanos(failures);
      notBefore = System.nanoTime() + remaining;
      answered.signalAll();
      if (e instanceof IllegalStateException) {
        refusals++;
        return;
      }
      while (waiting > 0 && remaining > 0) {
        remaining = wished.awaitNanos(remaining);
      }
      isWanted = waiting > 0;
    } catch (InterruptedException interrupted) {
      isWanted = false; // Whoever interrupts this thread wants it to end.
    } finally {
      lock.unlock();
    }
  }
}
