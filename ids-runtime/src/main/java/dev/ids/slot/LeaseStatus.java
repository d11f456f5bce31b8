// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How a lease is doing, for people.
 *
 * @param lastRenewal when the store last confirmed the slot, by the store's clock
 * @param trouble what went wrong since then, empty if nothing did
 */
@SuppressWarnings("exports") // @Nullable: who uses this need not have it
public record LeaseStatus(@Nullable Instant lastRenewal, String trouble) {
  static final LeaseStatus NONE = new LeaseStatus(null, "");

  LeaseStatus renewed(Instant at) {
    return new LeaseStatus(at, "");
  }

  LeaseStatus troubled(String reason) {
    return new LeaseStatus(lastRenewal, reason);
  }
}
