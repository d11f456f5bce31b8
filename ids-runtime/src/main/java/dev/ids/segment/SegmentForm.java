// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.InvalidIdException;
import dev.ids.codec.DatePeriod;
import java.time.Duration;
import java.time.InstantSource;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** What ids with a period and ids without one do differently. Immutable and thread-safe. */
interface SegmentForm {
  /** The largest id. */
  long max();

  /** Whether a number from 0 to {@link #max()} is an id. */
  boolean isId(long bits);

  /** What {@link #isId} demands, for messages. */
  String rule();

  String format(long id);

  /**
   * The id of a text.
   *
   * @throws InvalidIdException if it is no text of an id
   */
  long parse(String text);

  int maxLength();

  boolean isOrdered();

  boolean needsCase();

  /** A regular expression of its texts; empty for none that says more than the length. */
  String pattern();

  /**
   * The period in which an id was counted.
   *
   * @throws UnsupportedOperationException if there is none
   */
  DatePeriod period(long id);

  /** An id to show; empty if any number will do. */
  OptionalLong example();

  /** The number that was counted. */
  long sequence(long id);

  /**
   * What issues them.
   *
   * @param maxWait how long an id waits for the store
   */
  LongSupplier source(
      SegmentStore store, SegmentCounter counter, InstantSource clock, Duration maxWait);
}
