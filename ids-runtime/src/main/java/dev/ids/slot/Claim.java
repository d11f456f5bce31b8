// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import dev.ids.SlotWindow;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One acquisition of a slot, as its holder knows it. Used by the thread of the lease.
 *
 * @param row as the store last acknowledged it; null if the acquisition was sent and nothing came
 *     back
 * @param startMillis of the window, Unix time in milliseconds
 * @param appliedByMillis until when the acquisition may be applied, by the store's clock; a network
 *     may deliver it twice, and the second time after the first was lost
 * @param provenAtMillis from when on a renewal proves that the acquisition is not lost, by the
 *     store's clock
 * @param isProven whether ids may be issued
 */
record Claim(
    int slot,
    String holder,
    @Nullable SlotRow row,
    long startMillis,
    long appliedByMillis,
    long provenAtMillis,
    boolean isProven) {
  private static final int HOLDER_BYTES = SlotRow.HOLDER_LENGTH / 2;

  /** What is about to be sent. */
  static Claim sent(int slot, RandomGenerator random) {
    byte[] holder = new byte[HOLDER_BYTES];
    random.nextBytes(holder);
    return new Claim(slot, HexFormat.of().formatHex(holder), null, 0, 0, 0, false);
  }

  /** The acquisition is sent; the rule refuses it once the store's clock is too far ahead. */
  Claim sentAt(long localMillis, LeaseTerms terms) {
    long appliedBy = localMillis + terms.maxSkewMillis();
    return new Claim(slot, holder, row, startMillis, appliedBy, provenAtMillis, isProven);
  }

  /** The acquisition was acknowledged. */
  Claim acquired(SlotRow written, long nowMillis, LeaseTerms terms) {
    long start = written.endMillis() - terms.windowMillis();
    long proven = Math.max(nowMillis, appliedByMillis) + terms.maxLossMillis();
    boolean losesNothing = terms.maxLossMillis() == 0;
    return new Claim(slot, holder, written, start, appliedByMillis, proven, losesNothing);
  }

  /** A renewal was acknowledged. */
  Claim renewed(SlotStore.Answer answer, SlotRow written, LeaseTerms terms) {
    SlotRow before = answer.before();
    if (row == null && before != null) {
      return acquired(before, answer.nowMillis(), terms).withRow(written);
    }
    if (isProven || answer.nowMillis() < provenAtMillis) {
      return withRow(written);
    }
    long start = Math.max(startMillis, LeaseRules.nextWholeSecond(answer.nowMillis()));
    return new Claim(slot, holder, written, start, appliedByMillis, provenAtMillis, true);
  }

  private Claim withRow(SlotRow newRow) {
    return new Claim(slot, holder, newRow, startMillis, appliedByMillis, provenAtMillis, isProven);
  }

  /** Where ids may be issued. */
  SlotWindow window() {
    return row == null || !isProven || startMillis >= row.endMillis()
        ? SlotWindow.NONE
        : new SlotWindow(slot, startMillis, row.endMillis());
  }

  /**
   * What to write when it is given back.
   *
   * @param issuedEndMillis the end of the last unit that was issued under any slot
   */
  long closingEndMillis(long issuedEndMillis) {
    if (row == null) {
      return Long.MIN_VALUE; // Its window was never open.
    }
    return Math.max(
        startMillis,
        issuedEndMillis == Long.MIN_VALUE
            ? Long.MIN_VALUE
            : LeaseRules.nextWholeSecond(issuedEndMillis));
  }
}
