// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that are counted anew in each period, as text: the period, then the value, such as {@code
 * 20261027-000042}. A number alone does not say its period, so this is no {@link IdCodec}. Spec:
 * layouts-and-codecs.md, "Codecs".
 *
 * <p>Decoding is strict: what {@link #encode} does not write is refused. Immutable and thread-safe.
 */
public final class GroupedCodec {
  private final DatePeriod.@Nullable Unit unit;
  private final String delimiter;
  private final IdCodec values;

  private GroupedCodec(DatePeriod.@Nullable Unit unit, String delimiter, IdCodec values) {
    this.unit = unit;
    this.delimiter = delimiter;
    this.values = values;
  }

  /**
   * Periods of any unit; the delimiter shows where their digits end.
   *
   * @param delimiter starts with another character than a digit
   * @throws InvalidDeclarationException if the delimiter does not, or has a character that does not
   *     show
   */
  public static GroupedCodec datePrefix(String delimiter, IdCodec values) {
    if (delimiter.isEmpty() || isDigit(delimiter.charAt(0))) {
      throw new InvalidDeclarationException(
          "IDS037",
          "delimiter",
          "delimiter "
              + Quoted.of(delimiter)
              + " does not show where the digits of a year, a month or a day end",
          "delimiter = \"-\", or GroupedCodec.datePrefix(DatePeriod.Unit.DAY, …)");
    }
    Affix.checkVisible("delimiter", delimiter);
    return new GroupedCodec(null, delimiter, values);
  }

  /**
   * Periods of one unit.
   *
   * @param delimiter may be empty
   * @throws InvalidDeclarationException if the delimiter has a character that does not show
   */
  public static GroupedCodec datePrefix(DatePeriod.Unit unit, String delimiter, IdCodec values) {
    Affix.checkVisible("delimiter", delimiter);
    return new GroupedCodec(unit, delimiter, values);
  }

  /**
   * The text of a number of a period.
   *
   * @throws IllegalArgumentException if the period is of another unit, or the value too large for
   *     its codec
   */
  public String encode(GroupedId id) {
    if (unit != null && id.period().unit() != unit) {
      throw new IllegalArgumentException("period must be a " + unit + ": " + id.period());
    }
    return id.period() + delimiter + values.encode(id.value());
  }

  /** Same as {@link #encode(GroupedId)}. */
  public String encode(DatePeriod period, long value) {
    return encode(new GroupedId(period, value));
  }

  /**
   * The period and the value of a text.
   *
   * @throws InvalidIdException if {@link #encode} never writes this text
   */
  public GroupedId decode(String text) {
    int digits = unit == null ? leadingDigits(text) : unit.digits();
    if (text.length() < digits) {
      throw refused(text, "needs the " + digits + " digits of a period");
    }
    if (!text.startsWith(delimiter, digits)) {
      throw refused(text, "expected " + Quoted.of(delimiter) + " at index " + digits);
    }
    String period = text.substring(0, digits);
    String value = text.substring(digits + delimiter.length());
    try {
      DatePeriod read = unit == null ? DatePeriod.parse(period) : DatePeriod.parse(unit, period);
      long number = values.decode(value);
      if (number < 0) {
        throw refused(value, "must be 0 or more");
      }
      return new GroupedId(read, number);
    } catch (InvalidIdException e) {
      InvalidIdException whole =
          refused(text, "in " + Quoted.of(e.input()) + ", " + e.subject() + " " + e.rule());
      whole.initCause(e);
      throw whole;
    }
  }

  /** Characters of the longest text. */
  public int maxLength() {
    int digits = unit == null ? DatePeriod.Unit.DAY.digits() : unit.digits();
    return digits + delimiter.length() + values.maxLength();
  }

  /** Whether all texts have one length and order, compared byte by byte, as the ids do. */
  public boolean isOrdered() {
    return unit != null && values.isOrdered();
  }

  private static int leadingDigits(String text) {
    int digits = 0;
    while (digits < text.length()
        && digits <= DatePeriod.Unit.DAY.digits()
        && isDigit(text.charAt(digits))) {
      digits++;
    }
    return digits;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static InvalidIdException refused(String text, String rule) {
    return new InvalidIdException("grouped text", text, rule);
  }
}
