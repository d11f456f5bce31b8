// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.SlotWindow;
import dev.ids.internal.time.Pause;
import dev.ids.stress.RestlessClock;
import java.time.Instant;
import java.time.InstantSource;

/**
 * A slot that goes from one window to the next while ids are issued, and the clock that goes with
 * it. The first window ends where the second, of another slot, begins.
 */
final class Lent implements SlotWindow.Source, InstantSource {
  private static final int FIRST = 1;
  private static final int SECOND = 2;

  private static final long LENGTH_MILLIS = 1_000;
  private static final long TURN_MILLIS = RestlessClock.START_MILLIS;

  /** A wait that lets patience run out soon. */
  static final Pause SPINNING = (clock, untilMillis) -> Thread.onSpinWait();

  private volatile long nowMillis = TURN_MILLIS - 1;
  private volatile SlotWindow window =
      new SlotWindow(FIRST, TURN_MILLIS - LENGTH_MILLIS, TURN_MILLIS);

  @Override
  public SlotWindow current() {
    return window;
  }

  /** A hundred looks: an actor who waits for the other in vain should not take long. */
  @Override
  public long waitUpToMillis() {
    return 1_000;
  }

  @Override
  public long millis() {
    return nowMillis;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  /** The lease is lost. */
  void end() {
    window = SlotWindow.NONE;
  }

  /** Time passes the end of the first window, whether or not anybody has noticed. */
  void pass() {
    nowMillis = TURN_MILLIS;
  }

  /** Another slot is leased. */
  void replace() {
    window = new SlotWindow(SECOND, TURN_MILLIS, TURN_MILLIS + LENGTH_MILLIS);
  }

  /** Whether an id lies in the window of the slot that it names. */
  static boolean isInWindow(int slot, long epochMillis) {
    return switch (slot) {
      case FIRST -> epochMillis >= TURN_MILLIS - LENGTH_MILLIS && epochMillis < TURN_MILLIS;
      case SECOND -> epochMillis >= TURN_MILLIS && epochMillis < TURN_MILLIS + LENGTH_MILLIS;
      default -> false;
    };
  }
}
