// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Slots that processes lease from each other's database, so that none is used by two.
 *
 * <p>A row is (namespace, slot, holder, end, closed). A window is [start, end) in whole seconds of
 * Unix time; a unit of time may be issued under a slot only if it lies wholly inside. Windows of
 * one slot are disjoint in the ids' own time, so that ids are unique whatever the clocks of the
 * processes say, and however late they learn what became of their slot. With W the length of a
 * window, D the loss that the store admits, and now by the store's clock:
 *
 * <ul>
 *   <li>Renew, where holder is mine and end &gt; now: end = max(end, now + W). An expired holder
 *       gives its slot back and acquires anew.
 *   <li>Acquire, where the row is as it was read and (there was none, or it is closed, or now &ge;
 *       end + W + D): a new random holder, start = max(end, now), end = start + W. With D &gt; 0 it
 *       issues nothing until a renewal D later has succeeded, and starts then.
 *   <li>Close, where holder is mine: end = the end of the last issued unit.
 *   <li>Nothing is written if the store's clock and the process's are too far apart.
 * </ul>
 *
 * <p>{@link dev.ids.slot.SlotStore} is where they agree; {@link dev.ids.slot.JdbcSlotStore} is the
 * one for databases. {@link dev.ids.slot.LeasedSlot} holds a slot on a thread of its own.
 */
@NullMarked
package dev.ids.slot;

import org.jspecify.annotations.NullMarked;
