// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.internal;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Arrays that hold the text of an id on its way into a generator's buffer, used again and again, so
 * that writing an id allocates nothing. Thread-safe.
 *
 * <p>One array for each of a few groups of threads, not one for each thread: a thread local would
 * outlive an application in its container's threads, and cost a virtual thread more than a String.
 */
public final class Scratch {
  private static final int BYTES = 256;
  private static final int GROUPS = 32;

  /** References of 4 bytes; so that two groups do not share a cache line of 64. */
  private static final int SPREAD = 16;

  private static final AtomicReferenceArray<byte[]> FREE =
      new AtomicReferenceArray<>(GROUPS * SPREAD);

  private Scratch() {}

  /** An array that nobody else has. */
  public static byte[] take() {
    byte[] free = FREE.getAndSet(group(), null);
    return free == null ? new byte[BYTES] : free;
  }

  /** Gives it back; not doing so costs the next one a new array, and nothing else. */
  public static void giveBack(byte[] scratch) {
    FREE.lazySet(group(), scratch);
  }

  private static int group() {
    return (int) (Thread.currentThread().getId() & (GROUPS - 1)) * SPREAD;
  }
}
