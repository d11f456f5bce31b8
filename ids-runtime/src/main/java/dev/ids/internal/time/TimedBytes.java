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
   * Draws random bytes.
   *
   * @param bytes 1 to {@link Drawn#MAX_BYTES}
   * @param nowMillis the clock, Unix time in milliseconds, as just read
   */
  Drawn draw(int bytes, long nowMillis);

  /** Whether it goes by this clock, so that it may be told what that says. */
  default boolean isOf(InstantSource clock) {
    return false;
  }

  /** A source of bytes, which is told the time if it goes by the same clock. */
  static TimedBytes of(RandomGenerator random, InstantSource clock) {
    return random instanceof TimedBytes timed && timed.isOf(clock)
        ? timed
        : (bytes, nowMillis) -> {
          byte[] drawn = new byte[bytes];
          random.nextBytes(drawn);
          return Drawn.of(drawn);
        };
  }
}
