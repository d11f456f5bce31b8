// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import dev.ids.internal.Quoted;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What goes wrong with leases, in words. */
final class Trouble {
  private static final int MAX_HOLDERS = 8;
  private static final int MAX_MESSAGE = 500;

  private Trouble() {}

  static String failed(Throwable problem) {
    String message = problem.getMessage();
    return Quoted.printable(message == null ? problem.getClass().getName() : message, MAX_MESSAGE);
  }

  static String skewed(LeaseTerms terms, long storeMillis, long localMillis) {
    return "the clocks are more than max-skew "
        + terms.maxSkew()
        + " apart, or the store took longer to answer: the store says "
        + Instant.ofEpochMilli(storeMillis)
        + ", this process "
        + Instant.ofEpochMilli(localMillis);
  }

  static String allTaken(LeaseTerms terms, List<SlotRow> rows) {
    List<SlotRow> taken =
        rows.stream()
            .filter(row -> row.slot() >= terms.firstSlot() && row.slot() <= terms.lastSlot())
            .sorted(Comparator.comparingLong(SlotRow::endMillis))
            .toList();
    String holders =
        taken.stream().limit(MAX_HOLDERS).map(Trouble::holder).collect(Collectors.joining("; "));
    return (terms.isAnySlot()
            ? "all slots " + terms.firstSlot() + ".." + terms.lastSlot() + " are taken: "
            : "slot " + terms.firstSlot() + " is taken: ")
        + holders
        + (taken.size() > MAX_HOLDERS ? "; and " + (taken.size() - MAX_HOLDERS) + " more" : "");
  }

  private static String holder(SlotRow row) {
    return row.slot()
        + (row.closed() ? " was given back by " : " by ")
        + Quoted.of(row.owner())
        + " until "
        + Instant.ofEpochMilli(row.endMillis());
  }

  static String lost(int slot, @Nullable SlotRow row) {
    return "slot "
        + slot
        + " is no longer ours"
        + (row == null ? ": its row is gone" : ", " + Quoted.of(row.owner()) + " has it");
  }

  static String expired(int slot, long endMillis, long storeMillis) {
    return "slot "
        + slot
        + " ended at "
        + Instant.ofEpochMilli(endMillis)
        + " and was not renewed by "
        + Instant.ofEpochMilli(storeMillis);
  }
}
