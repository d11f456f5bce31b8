// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

/**
 * The ids of one id class that are issued for keys. Thread-safe.
 *
 * @param <T> the id class
 */
public interface KeyedIds<T extends TypedId<T>> {
  /**
   * A new id of a key.
   *
   * @throws IdExhaustedException if the generator has none left for now
   */
  T next(String key);

  /** All ids that a key can have: those between the two, both included. */
  IdRange<T> rangeOf(String key);
}
