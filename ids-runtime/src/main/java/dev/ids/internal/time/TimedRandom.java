// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import dev.ids.IdExhaustedException;
import java.util.List;

/** Pairs of a 48-bit millisecond and random bits. Thread-safe. */
public sealed interface TimedRandom permits MonotonicState, FreshState {
  /**
   * The next id, made from what the caller hands over and the bits. A factory that captures nothing
   * costs no object where compiled code cannot see which one it is.
   *
   * @throws IdExhaustedException if the counter or the range of time is used up; nothing changes
   */
  <C, T> T next(C context, ContextFactory<C, T> factory);

  /** Like {@link #next(Object, ContextFactory)}, from the bits alone. */
  default <T> T next(Factory<T> factory) {
    return next(factory, (make, ms, high, low) -> make.of(ms, high, low));
  }

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

  /** {@link Factory} with something of the caller's. */
  @FunctionalInterface
  interface ContextFactory<C, T> {
    T of(C context, long epochMillis, long randomHigh, long randomLow);
  }
}
