// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import org.jspecify.annotations.Nullable;

/**
 * What may be written into a row. With them windows of one slot never overlap, whatever the clocks
 * of the processes, and whatever was lost, late or sent twice.
 */
class LeaseRules {
  private static final long SECOND_MILLIS = 1_000;

  private final LeaseTerms terms;

  LeaseRules(LeaseTerms terms) {
    this.terms = terms;
  }

  /**
   * A slot changes its holder only if it was given back, or nobody can have renewed it any more;
   * and only if it is as it was when it was chosen.
   *
   * @param read null if there was no row
   */
  SlotStore.Rule acquire(int slot, @Nullable SlotRow read, String holder, long localMillis) {
    return (row, now) -> {
      if (!isAs(row, read) || !isFree(row, now) || isSkewed(now, localMillis)) {
        return null;
      }
      long start = startOf(row, now);
      long fence = row == null ? 1 : row.fence() + 1;
      return new SlotRow(slot, holder, terms.owner(), fence, start + terms.windowMillis(), false);
    };
  }

  /** A holder whose window is over must acquire anew: others may be about to take the slot. */
  SlotStore.Rule renew(String holder, long localMillis) {
    return (row, now) ->
        row != null && isHeldBy(row, holder) && row.endMillis() > now && !isSkewed(now, localMillis)
            ? row.withEnd(Math.max(row.endMillis(), wholeSecond(now + terms.windowMillis())))
            : null;
  }

  /**
   * Gives a slot back.
   *
   * @param endMillis after all that was issued; {@link Long#MIN_VALUE} if nothing was, and the
   *     start is not known
   */
  SlotStore.Rule close(String holder, long endMillis) {
    return (row, now) -> {
      if (row == null || !isHeldBy(row, holder)) {
        return null;
      }
      // Not at most the row's end: the renewal that ids were issued by may have been lost.
      return row.closedAt(
          endMillis == Long.MIN_VALUE ? row.endMillis() - terms.windowMillis() : endMillis);
    };
  }

  /** Whether a row, or an absent one, may be taken at a time of the store. */
  boolean isFree(@Nullable SlotRow row, long nowMillis) {
    return row == null || nowMillis >= freeAtMillis(row);
  }

  /** From when on a row may be taken, if its holder does nothing. */
  long freeAtMillis(SlotRow row) {
    // A window that begins later than the longest wait for it would be of no use.
    return row.closed()
        ? row.endMillis() - terms.maxSkewMillis()
        : row.endMillis() + terms.graceMillis();
  }

  boolean isSkewed(long storeMillis, long localMillis) {
    return Math.abs(storeMillis - localMillis) > terms.maxSkewMillis();
  }

  static boolean isHeldBy(@Nullable SlotRow row, String holder) {
    return row != null && row.holder().equals(holder) && !row.closed();
  }

  static long wholeSecond(long millis) {
    return Math.floorDiv(millis, SECOND_MILLIS) * SECOND_MILLIS;
  }

  static long nextWholeSecond(long millis) {
    return -wholeSecond(-millis);
  }

  private static long startOf(@Nullable SlotRow row, long now) {
    return row == null ? wholeSecond(now) : Math.max(row.endMillis(), wholeSecond(now));
  }

  private static boolean isAs(@Nullable SlotRow row, @Nullable SlotRow read) {
    return row == null ? read == null : read != null && row.isAs(read);
  }
}
