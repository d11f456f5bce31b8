// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

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

  /** A slot without bounds in time. */
  public static SlotWindow unbounded(int slot) {
    return new SlotWindow(slot, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** The window as it is now; a lease moves its end, or replaces the slot. Thread-safe. */
  @FunctionalInterface
  public interface Source {
    SlotWindow current();
  }
}
