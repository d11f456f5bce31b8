// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import java.io.Serializable;
import java.time.Instant;
import java.util.Comparator;

/**
 * The three parts of a time-based id.
 *
 * <p>Immutable and thread-safe. Order: by time, then node, then sequence; same as that of the
 * packed id.
 *
 * @param time units since the layout's epoch
 * @param node the slot of the process that issued the id
 * @param seq the sequence within the unit
 */
public record IdParts(long time, int node, long seq) implements Comparable<IdParts>, Serializable {
  private static final Comparator<IdParts> ORDER =
      Comparator.comparingLong(IdParts::time)
          .thenComparingInt(IdParts::node)
          .thenComparingLong(IdParts::seq);

  /** The start of the unit in which the id was issued. */
  public Instant instant(Layout layout) {
    return layout.epoch().plus(time, layout.unit());
  }

  @Override
  public int compareTo(IdParts other) {
    return ORDER.compare(this, other);
  }
}
