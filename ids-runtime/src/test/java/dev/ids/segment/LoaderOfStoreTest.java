// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.InMemoryCompiler;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An application that goes away is not held by what fetched for it, though nothing is closed. */
@Timeout(60)
class LoaderOfStoreTest {
  private static final String STORE =
      """
      package app;
      public final class Store implements dev.ids.segment.SegmentStore, Runnable {
        private final dev.ids.segment.SegmentChainGenerator ids =
            dev.ids.segment.SegmentChainGenerator.of(
                this, dev.ids.segment.SegmentCounter.of("order").withStep(5));
        private long last;
        private boolean isAway;
        public synchronized long nextMax(String name, long step, long offset) throws Exception {
          if (isAway) {
            throw new java.io.IOException("away");
          }
          return last += step;
        }
        public void run() {
          ids.generate(100);
          synchronized (this) {
            isAway = true;
          }
          try {
            ids.generate(1_000);
          } catch (IllegalStateException e) {
            // As was to be expected: what failed is not held either.
          }
        }
      }
      """;

  @Test
  void theLoaderIsCollected() throws Exception {
    WeakReference<ClassLoader> loader = run();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (loader.get() != null && System.nanoTime() - deadline < 0) {
      System.gc();
      Thread.sleep(20);
    }

    assertThat(loader.get()).isNull();
  }

  /** Nothing of the loader is on the stack afterwards. */
  private static WeakReference<ClassLoader> run() throws Exception {
    ClassLoader loader =
        InMemoryCompiler.compile(
            LoaderOfStoreTest.class.getClassLoader(), Map.of("app.Store", STORE));
    ((Runnable) loader.loadClass("app.Store").getConstructor().newInstance()).run();
    return new WeakReference<>(loader);
  }
}
