// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

/**
 * A range of ids, both ends included: {@code id between lowest and highest}. Immutable.
 *
 * @param <T> the id class or value
 */
public record IdRange<T extends Comparable<? super T>>(T lowest, T highest) {
  /**
   * @throws IllegalArgumentException if the ends are in the wrong order
   */
  public IdRange {
    if (lowest.compareTo(highest) > 0) {
      throw new IllegalArgumentException("lowest " + lowest + " is above highest " + highest);
    }
  }

  /** Whether an id lies in this range. */
  public boolean contains(T id) {
    return lowest.compareTo(id) <= 0 && id.compareTo(highest) <= 0;
  }
}
