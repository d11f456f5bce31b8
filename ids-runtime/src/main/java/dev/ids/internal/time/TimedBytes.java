// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * Randomness that is told the time which its user has read already: a reading of the clock costs as
 * much as the bytes of an id. Thread-safe.
 */
@FunctionalInterface
public interface TimedBytes {
  /**
   * Fills an array.
   *
   * @param nowMillis the clock, Unix time in milliseconds, as just read
   */
  void nextBytes(byte[] target, long nowMillis);

  /** Whether it goes by this clock, so that it may be told what that says. */
  default boolean isOf(InstantSource clock) {
    return false;
  }

  /** A source of bytes, which is told the time if it goes by the same clock. */
  static TimedBytes of(RandomGenerator random, InstantSource clock) {
    return random instanceof TimedBytes timed && timed.isOf(clock)
        ? timed
        : (target, nowMillis) -> random.nextBytes(target);
  }
}
