// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.IdExhaustedException;
import java.util.concurrent.atomic.AtomicLong;

/** Counts up to the largest long. Thread-safe; one state word, compare-and-set. */
final class LocalIdGenerator implements IdGenerator {
  private final AtomicLong next;

  LocalIdGenerator(long first) {
    this.next = new AtomicLong(first);
  }

  @Override
  public long generate() {
    // After the largest the counter is negative, and stays so.
    long id = next.getAndUpdate(n -> n < 0 ? n : n + 1);
    if (id < 0) {
      throw new IdExhaustedException("all ids up to " + Long.MAX_VALUE + " are used up");
    }
    return id;
  }
}
