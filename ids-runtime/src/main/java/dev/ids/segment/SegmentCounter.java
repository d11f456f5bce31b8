// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.InvalidDeclarationException;
import dev.ids.codec.DatePeriod;
import dev.ids.internal.Quoted;

/**
 * Which counter ids are drawn from, and how: {@code SegmentCounter.of("order").withStep(1000)}.
 *
 * <p>Immutable and thread-safe.
 */
public final class SegmentCounter {
  /** The most characters of a name. */
  public static final int MAX_NAME = 100;

  /** The most characters of the name of a row: that of a counter, and of a period. */
  public static final int MAX_ROW_NAME = 128;

  /** How many numbers a fetch gets, unless told. */
  public static final int DEFAULT_STEP = 100;

  /** The most numbers of a step. */
  public static final int MAX_STEP = 1_000_000_000;

  private static final String CHARACTERS = "A-Z a-z 0-9 . _ -";

  private final String name;
  private final int step;
  private final long offset;
  private final long maxId;

  private SegmentCounter(String name, int step, long offset, long maxId) {
    this.name = name;
    this.step = step;
    this.offset = offset;
    this.maxId = maxId;
  }

  /**
   * A counter from 1 on, by steps of 100.
   *
   * @param name of up to 100 letters, digits and {@code . _ -}; whatever has an equal name in the
   *     same store shares the counter
   * @throws InvalidDeclarationException if it is no such name
   */
  public static SegmentCounter of(String name) {
    checkName(name);
    return new SegmentCounter(name, DEFAULT_STEP, 0, Long.MAX_VALUE);
  }

  /**
   * The same counter, fetched by so many numbers at a time. With 1 every id is fetched by itself.
   *
   * @throws InvalidDeclarationException unless it is 1..1000000000
   */
  public SegmentCounter withStep(int numbers) {
    if (numbers < 1 || numbers > MAX_STEP) {
      throw new InvalidDeclarationException(
          "IDS051",
          "step",
          "step = " + numbers + " is not 1.." + MAX_STEP + " numbers for each fetch",
          "step = " + (numbers < 1 ? 1 : MAX_STEP));
    }
    return new SegmentCounter(name, numbers, offset, maxId);
  }

  /**
   * The same counter, whose first number is {@code last + 1}. It has no effect on a counter that is
   * in the store already.
   *
   * @throws InvalidDeclarationException if it is negative, or leaves no number up to the last
   */
  public SegmentCounter withOffset(long last) {
    return checked(last, maxId);
  }

  /**
   * The same counter, which ends with this number.
   *
   * @throws InvalidDeclarationException if none is left after the offset
   */
  public SegmentCounter withMaxId(long last) {
    return checked(offset, last);
  }

  private SegmentCounter checked(long newOffset, long newMaxId) {
    if (newOffset < 0 || newOffset >= newMaxId) {
      throw new InvalidDeclarationException(
          "IDS052",
          "offset",
          newOffset < 0
              ? "offset = " + newOffset + " is negative, and ids are not"
              : "offset = " + newOffset + " leaves no id: the last one is " + newMaxId,
          "offset = 0");
    }
    return new SegmentCounter(name, step, newOffset, newMaxId);
  }

  /** The counter of one period, in a row of its own. */
  SegmentCounter in(DatePeriod period) {
    return new SegmentCounter(name + "@" + period, step, offset, maxId);
  }

  /** The name of the row. */
  public String name() {
    return name;
  }

  /** How many numbers a fetch gets. */
  public int step() {
    return step;
  }

  /** The number before the first. */
  public long offset() {
    return offset;
  }

  /** The last number. */
  public long maxId() {
    return maxId;
  }

  /** For messages: {@code segment "order"}. */
  @Override
  public String toString() {
    return "segment " + Quoted.of(name);
  }

  private static void checkName(String name) {
    if (name.isEmpty()) {
      throw new InvalidDeclarationException(
          "IDS050",
          "name",
          "these ids have no name, by which the store keeps their count; no class name stands in"
              + " for it, since the count would begin again when the class is renamed",
          "name = \"order\"");
    }
    StringBuilder cleaned = new StringBuilder();
    for (int i = 0; i < name.length() && cleaned.length() < MAX_NAME; i++) {
      char c = name.charAt(i);
      if ((c >= 'a' && c <= 'z')
          || (c >= 'A' && c <= 'Z')
          || (c >= '0' && c <= '9')
          || "._-".indexOf(c) >= 0) {
        cleaned.append(c);
      }
    }
    if (cleaned.length() < name.length()) {
      throw new InvalidDeclarationException(
          "IDS050",
          "name",
          "name "
              + Quoted.of(name)
              + (name.length() > MAX_NAME
                  ? " is longer than " + MAX_NAME + " characters"
                  : " has other characters than " + CHARACTERS),
          "name = \"" + (cleaned.isEmpty() ? "order" : cleaned) + "\"");
    }
  }
}
