// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** One call in another thread. */
final class Background<T> implements AutoCloseable {
  private static final long LIMIT_SECONDS = 20;

  private final FutureTask<T> running;
  private final Thread thread;

  Background(Callable<T> call) {
    this.running = new FutureTask<>(call);
    this.thread = new Thread(running, "background");
    thread.start();
  }

  /** Something that becomes true. */
  interface Condition {
    boolean holds();
  }

  T result() throws Exception {
    return running.get(LIMIT_SECONDS, TimeUnit.SECONDS);
  }

  boolean isDone() {
    return running.isDone();
  }

  /** Whether the thread waits for something. */
  boolean isParked() {
    return thread.getState() == Thread.State.TIMED_WAITING
        || thread.getState() == Thread.State.WAITING;
  }

  void interrupt() {
    thread.interrupt();
  }

  static void waitFor(Condition condition) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
    while (!condition.holds()) {
      if (System.nanoTime() - deadline > 0) {
        throw new AssertionError("has not come true");
      }
      Thread.sleep(1);
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
