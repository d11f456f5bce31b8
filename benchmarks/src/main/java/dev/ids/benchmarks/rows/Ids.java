// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidId;

/** The typed ids that are measured. */
interface Ids {
  @UlidId
  OrderId order();

  @UuidId
  CustomerId customer();
}
