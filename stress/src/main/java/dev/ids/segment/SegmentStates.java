// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.stress.Taken;
import dev.ids.stress.UniqueAndInOrder;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressMeta;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.L_Result;

/** Segments of two numbers, which end while two actors take from them. */
public final class SegmentStates {
  private static final SegmentCounter COUNTER = SegmentCounter.of("orders").withStep(2);

  /** Threads that are used again: one for each state would be too many. */
  private static final Executor THREADS =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "segments");
            thread.setDaemon(true);
            return thread;
          });

  private SegmentStates() {}

  private static SegmentStore store() {
    return SegmentStore.inMemory();
  }

  /** The caller who finds none left fetches. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfSegments {
    private final SegmentGenerator ids = SegmentGenerator.of(store(), COUNTER);
    private final Taken<Long> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.generate());
      taken.one(ids.generate());
      taken.one(ids.generate());
    }

    /** Three at once. */
    @Actor
    public void inBatches() {
      for (long id : ids.generate(3)) {
        taken.two(id);
      }
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict();
    }
  }

  /** Another thread fetches. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfChains {
    private final SegmentChainGenerator ids =
        SegmentChainGenerator.of(store(), COUNTER, ChainPolicy.DEFAULT, 0, THREADS);
    private final Taken<Long> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.generate());
      taken.one(ids.generate());
      taken.one(ids.generate());
    }

    /** Three at once. */
    @Actor
    public void inBatches() {
      for (long id : ids.generate(3)) {
        taken.two(id);
      }
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict();
    }
  }
}
