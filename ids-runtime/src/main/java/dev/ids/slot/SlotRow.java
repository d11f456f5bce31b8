// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

/**
 * One row of a {@link SlotStore}: who may issue under a slot, and until when.
 *
 * @param slot the node number, from 0
 * @param holder a value that is random for each acquisition, 32 hexadecimal digits
 * @param owner who holds it, in words for people; at most {@value #MAX_OWNER} characters
 * @param fence counts acquisitions, for people to read
 * @param endMillis the end of what was promised to the holder, exclusive: Unix time in
 *     milliseconds, a whole second
 * @param closed whether the holder has given it back; it issued nothing at or after the end
 */
public record SlotRow(
    int slot, String holder, String owner, long fence, long endMillis, boolean closed) {
  /** Longest {@link #owner()}. */
  public static final int MAX_OWNER = 100;

  /** Length of {@link #holder()}. */
  public static final int HOLDER_LENGTH = 32;

  SlotRow withEnd(long newEndMillis) {
    return new SlotRow(slot, holder, owner, fence, newEndMillis, closed);
  }

  SlotRow closedAt(long newEndMillis) {
    return new SlotRow(slot, holder, owner, fence, newEndMillis, true);
  }

  /** Whether nothing has been written since the other was read; counters may repeat. */
  boolean isAs(SlotRow read) {
    return holder.equals(read.holder) && endMillis == read.endMillis && closed == read.closed;
  }
}
