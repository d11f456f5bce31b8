// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** One call in another thread. */
final class Background<T> implements AutoCloseable {
  private static final long LIMIT_SECONDS = 20;

  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final Future<T> running;

  Background(Callable<T> call) {
    this.running = thread.submit(call);
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

  void interrupt() {
    thread.shutdownNow();
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
    thread.shutdownNow();
  }
}
