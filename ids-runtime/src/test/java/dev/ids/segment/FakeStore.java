// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A store in memory that can be made to fail or to stall, and remembers how it was asked. */
final class FakeStore implements SegmentStore {
  private final SegmentStore counters = SegmentStore.inMemory();
  private final List<Long> steps = new CopyOnWriteArrayList<>();
  private volatile @Nullable Exception failure;
  private volatile CountDownLatch gate = new CountDownLatch(0);

  /** From now on, until {@link #recover}. */
  void fail(Exception with) {
    failure = with;
  }

  void recover() {
    failure = null;
  }

  /** From now on calls wait, until {@link #open}. */
  void stall() {
    gate = new CountDownLatch(1);
  }

  void open() {
    gate.countDown();
  }

  /** The steps of all calls, in order; those that failed too. */
  List<Long> steps() {
    return steps;
  }

  @Override
  public long nextMax(String name, long step, long offset) throws Exception {
    steps.add(step);
    if (!gate.await(20, TimeUnit.SECONDS)) {
      throw new AssertionError("nobody has opened the store");
    }
    Exception planned = failure;
    if (planned != null) {
      throw planned;
    }
    return counters.nextMax(name, step, offset);
  }

  @Override
  public String toString() {
    return "fake store";
  }
}
