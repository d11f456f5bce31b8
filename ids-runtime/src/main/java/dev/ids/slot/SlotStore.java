// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the processes of an application agree on their slots. {@link JdbcSlotStore} keeps them in
 * the application's own database; implement this for another place.
 *
 * <p>A store has one clock, and applies changes of one row one after the other. A change that it
 * has acknowledged must survive, except for what {@link LeaseTerms#maxLoss()} admits.
 *
 * <p>Called by one thread for each lease. Thread-safe.
 */
@SuppressWarnings("exports") // @Nullable: who uses this need not have it
public interface SlotStore {
  /**
   * All rows of a namespace, and the store's time.
   *
   * @throws SlotStoreException if the store cannot be asked
   */
  Snapshot read(String namespace);

  /**
   * Applies a rule to a row in one atomic step: reads the row, then the store's clock, asks the
   * rule, and writes what it says, if the row is still as it was read.
   *
   * @throws SlotStoreException if it is not known whether anything was written
   */
  Answer change(String namespace, int slot, Rule rule);

  /** What is to become of a row. Without side effects; it may be asked more than once. */
  @FunctionalInterface
  interface Rule {
    /**
     * What to write, or null to leave the row as it is.
     *
     * @param row null if there is none
     * @param nowMillis the store's clock, read after the row
     */
    @Nullable SlotRow decide(@Nullable SlotRow row, long nowMillis);
  }

  /**
   * What a store said.
   *
   * @param nowMillis the store's clock, Unix time in milliseconds
   */
  record Snapshot(long nowMillis, List<SlotRow> rows) {
    public Snapshot {
      rows = List.copyOf(rows);
    }
  }

  /**
   * What became of a change.
   *
   * @param nowMillis the store's clock, Unix time in milliseconds
   * @param before the row as it was read, null if there was none
   * @param written the row as it is now, null if nothing was written
   */
  record Answer(long nowMillis, @Nullable SlotRow before, @Nullable SlotRow written) {}
}
