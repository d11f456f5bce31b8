// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * How far ahead a {@link SegmentChainGenerator} fetches. Immutable and thread-safe.
 *
 * @param safeDistance how many steps one fetch gets at least, 1 or more; the next is made when half
 *     of them are used
 * @param maxDistance how many at most, under hunger; up to 1000000
 * @param rest a fetch that lasted for longer shows that fewer would do
 * @param maxWait how long a call waits when there is none left
 */
public record ChainPolicy(int safeDistance, int maxDistance, Duration rest, Duration maxWait) {
  /** 2 to 10000 steps, 5 s of rest, 5 s of waiting. */
  public static final ChainPolicy DEFAULT =
      new ChainPolicy(2, 10_000, Duration.ofSeconds(5), SegmentGenerator.MAX_WAIT);

  private static final int MAX_DISTANCE = 1_000_000;
  private static final int FIRST_PAUSE_MILLIS = 50;
  private static final int MAX_DOUBLINGS = 4;

  /**
   * @throws IllegalArgumentException if a value is out of range
   */
  public ChainPolicy {
    if (safeDistance < 1 || safeDistance > maxDistance || maxDistance > MAX_DISTANCE) {
      throw new IllegalArgumentException(
          "1 <= safeDistance <= maxDistance <= "
              + MAX_DISTANCE
              + " must hold: "
              + safeDistance
              + ", "
              + maxDistance);
    }
    checkNotNegative("rest", rest);
    checkNotNegative("maxWait", maxWait);
  }

  /** The same with another {@link #maxWait()}. */
  ChainPolicy waiting(Duration newMaxWait) {
    return new ChainPolicy(safeDistance, maxDistance, rest, newMaxWait);
  }

  /** How long to wait after so many failed tries: 50 ms, doubled each time up to 800 ms. */
  static long pauseNanos(int tries) {
    return TimeUnit.MILLISECONDS.toNanos(
        (long) FIRST_PAUSE_MILLIS << Math.min(tries - 1, MAX_DOUBLINGS));
  }

  static void checkNotNegative(String name, Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException(name + " must be 0 or more: " + time);
    }
  }
}
