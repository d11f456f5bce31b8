// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.io.Serializable;
import java.util.Comparator;
import java.util.Objects;

/**
 * A number of a period, such as the 42nd of a day.
 *
 * <p>Immutable and thread-safe. Order: by period, then value.
 *
 * @param period in which the value was counted
 * @param value 0 or more
 */
public record GroupedId(DatePeriod period, long value)
    implements Comparable<GroupedId>, Serializable {
  private static final Comparator<GroupedId> ORDER =
      Comparator.comparing(GroupedId::period).thenComparingLong(GroupedId::value);

  /**
   * @throws IllegalArgumentException if the value is negative
   */
  public GroupedId {
    Objects.requireNonNull(period, "period");
    if (value < 0) {
      throw new IllegalArgumentException("value must be 0 or more: " + value);
    }
  }

  @Override
  public int compareTo(GroupedId other) {
    return ORDER.compare(this, other);
  }
}
