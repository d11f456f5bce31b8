// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

/** Issues numbers that fit an {@code int}. Thread-safe. */
@FunctionalInterface
public interface IntIdGenerator {
  /**
   * The next id.
   *
   * @throws IdOverflowException if it does not fit
   */
  int generate();
}
