// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

/** Issues ids as their parts, for layouts of any size. Thread-safe. */
@FunctionalInterface
public interface PartsIdGenerator {
  /** The parts of the next id. */
  IdParts nextParts();
}
