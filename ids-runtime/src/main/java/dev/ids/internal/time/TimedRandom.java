// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import dev.ids.IdExhaustedException;
import java.util.List;

/** Pairs of a 48-bit millisecond and random bits. Thread-safe. */
public sealed interface TimedRandom permits MonotonicState, FreshState {
  /**
   * The next id.
   *
   * @throws IdExhaustedException if the counter or the range of time is used up; nothing changes
   */
  <T> T next(Factory<T> factory);

  /**
   * The next {@code n} ids, unmodifiable, from one reading of the clock: the same as {@code n}
   * calls in one millisecond.
   *
   * @throws IllegalArgumentException if n is negative
   * @throws IdExhaustedException if fewer than {@code n} are left; nothing changes
   */
  <T> List<T> next(int n, Factory<T> factory);

  /** What an id is made of; {@code randomHigh} holds the bits above 64. */
  @FunctionalInterface
  interface Factory<T> {
    T of(long epochMillis, long randomHigh, long randomLow);
  }
}
