// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import dev.ids.IdExhaustedException;
import java.time.Instant;

/** Unix time in milliseconds as 48 bits hold it: from 1970 into the year 10889. */
public final class Millis48 {
  /** The last millisecond. */
  public static final long MAX = (1L << 48) - 1;

  private static final Instant LAST = Instant.ofEpochMilli(MAX);

  private Millis48() {}

  /**
   * Returns {@code epochMillis} if it is in range.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static long check(long epochMillis) {
    if (isOutside(epochMillis)) {
      throw new IllegalArgumentException(
          "epochMillis must be 0.." + MAX + " (48 bits): " + epochMillis);
    }
    return epochMillis;
  }

  /**
   * The millisecond of a time in range; what is finer than a millisecond is dropped.
   *
   * @throws IllegalArgumentException if it is not in range
   */
  public static long of(Instant time) {
    if (time.isBefore(Instant.EPOCH) || !time.isBefore(LAST.plusMillis(1))) {
      throw new IllegalArgumentException(
          "time must be " + Instant.EPOCH + ".." + LAST + " (48 bits of ms): " + time);
    }
    return time.toEpochMilli();
  }

  /**
   * Returns a reading of the clock if it is in range.
   *
   * @param subject who read it, for the message
   * @throws IdExhaustedException if it is not
   */
  public static long ofClock(String subject, long epochMillis) {
    if (isOutside(epochMillis)) {
      throw new IdExhaustedException(
          subject + ": the clock must be 0.." + MAX + " ms (48 bits): " + epochMillis);
    }
    return epochMillis;
  }

  private static boolean isOutside(long epochMillis) {
    return epochMillis < 0 || epochMillis > MAX;
  }
}
