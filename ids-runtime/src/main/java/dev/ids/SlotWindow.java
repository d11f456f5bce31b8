// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Collection;
import java.util.concurrent.TimeUnit;

/**
 * The slot lent to this process, and the span of time in which ids may be issued under it.
 *
 * <p>Windows of one slot never overlap, so no two processes issue the same id, whatever their
 * clocks say. A time unit may be issued only if it lies wholly inside the window; generators check
 * both bounds for each id.
 *
 * @param slot the node number, from 0
 * @param startMillis Unix time in milliseconds, inclusive
 * @param endMillis Unix time in milliseconds, exclusive; {@link Long#MAX_VALUE} for no end
 */
public record SlotWindow(int slot, long startMillis, long endMillis) {
  public SlotWindow {
    if (slot < 0) {
      throw new IllegalArgumentException("slot must be 0 or more: " + slot);
    }
    if (startMillis >= endMillis) {
      throw new IllegalArgumentException(
          "startMillis must be before endMillis: startMillis="
              + startMillis
              + " endMillis="
              + endMillis);
    }
  }

  /** The window of a process that has no slot at present: nothing may be issued. */
  public static final SlotWindow NONE = new SlotWindow(0, Long.MAX_VALUE - 1, Long.MAX_VALUE);

  /** Whether this is {@link #NONE}. */
  public boolean isNone() {
    return startMillis == NONE.startMillis;
  }

  /** A slot without bounds in time. */
  public static SlotWindow unbounded(int slot) {
    return new SlotWindow(slot, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** The window as it is now; a lease moves its end, or replaces the slot. Thread-safe. */
  @FunctionalInterface
  public interface Source {
    /** {@link #NONE} if there is no slot at present. */
    SlotWindow current();

    /** Like {@link #current()}, but does not begin to lease a slot if none is yet. */
    default SlotWindow peek() {
      return current();
    }

    /** For how long one id may wait for a window, in milliseconds. */
    default long waitUpToMillis() {
      return TimeUnit.SECONDS.toMillis(10);
    }

    /** Why there is no window, or it was not renewed; empty if nothing is known. */
    default String trouble() {
      return "";
    }

    /** A generator tells that it issues under this slot. */
    default void issuing(Issuing generator) {}
  }

  /** What a generator tells about the ids that it issues under a slot. Thread-safe. */
  public interface Issuing {
    /**
     * The end of the last unit that it issued ids of, Unix time in milliseconds; {@link
     * Long#MIN_VALUE} if none. It issues nothing any more by a window that it read before this
     * call.
     */
    long sealedEndMillis();

    /** What it has done so far. */
    Counts counts();
  }

  /**
   * What generators have done.
   *
   * @param ids how many ids were issued
   * @param waits how often a call waited: for a window, the next unit, or the clock
   * @param regressions how often the clock was found behind the last id
   */
  public record Counts(long ids, long waits, long regressions) {
    /** Nothing yet. */
    public static final Counts NONE = new Counts(0, 0, 0);

    /** Those of several generators together. */
    public static Counts of(Collection<? extends Issuing> generators) {
      return generators.stream().map(Issuing::counts).reduce(NONE, Counts::plus);
    }

    /** Both together. */
    public Counts plus(Counts other) {
      return new Counts(ids + other.ids, waits + other.waits, regressions + other.regressions);
    }
  }
}
