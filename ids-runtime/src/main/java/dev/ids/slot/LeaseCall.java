// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

/** What a {@link Lease} asks of its store. */
sealed interface LeaseCall {
  /** Asks for all rows. */
  record Look(String namespace) implements LeaseCall {}

  /** Asks for a change of one row. */
  record Change(String namespace, int slot, SlotStore.Rule rule) implements LeaseCall {}
}
