// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.util.List;

/**
 * A pattern of dates that all have the same length and that decode: yyyy or yy, MM, dd or DDD, HH,
 * mm, ss, S (one to nine), each once, and literal text, letters in quotes. Immutable and
 * thread-safe.
 */
final class DatePattern {
  static final int MAX_YEAR = 9999;

  static final int NANO_DIGITS = 9;
  private static final int CENTURY = 100;
  private static final int THIS_CENTURY = 2000;
  private static final int LEAP_YEAR = 2000;

  /** In the order in which text orders like time. */
  private static final List<String> ORDERED = List.of("yMdHmsS", "yDHmsS");

  /**
   * @param letter y, M, d, D, H, m, s or S; 0 for a literal
   * @param text the letters, or the literal
   */
  record Field(char letter, String text) {
    int width() {
      return text.length();
    }
  }

  private final String pattern;
  private final List<Field> fields;
  private final int width;

  private DatePattern(String pattern, List<Field> fields) {
    this.pattern = pattern;
    this.fields = List.copyOf(fields);
    this.width = fields.stream().mapToInt(Field::width).sum();
  }

  /**
   * @throws dev.ids.InvalidDeclarationException at datePrefix, naming the part that cannot be
   */
  static DatePattern of(String pattern) {
    return new DatePattern(pattern, DatePatternReader.read(pattern));
  }

  /** Characters of every date. */
  int width() {
    return width;
  }

  boolean hasYear() {
    return fields.stream().anyMatch(field -> field.letter == 'y');
  }

  /** Whether dates, compared byte by byte, order like local time; two digits of a year do not. */
  boolean isOrdered() {
    StringBuilder letters = new StringBuilder();
    for (Field field : fields) {
      if (field.letter == 'y' && field.width() == 2) {
        return false;
      }
      if (field.letter != 0) {
        letters.append(field.letter);
      }
    }
    return ORDERED.stream().anyMatch(order -> order.startsWith(letters.toString()));
  }

  /**
   * Writes a date.
   *
   * @throws IllegalArgumentException if the pattern has a year and that is outside 0..9999
   */
  void append(StringBuilder out, LocalDateTime date) {
    for (Field field : fields) {
      if (field.letter == 0) {
        out.append(field.text);
      } else {
        appendNumber(out, valueOf(field, date), field.width());
      }
    }
  }

  /**
   * Throws unless there is such a date at an index.
   *
   * @throws InvalidIdException if not
   */
  void check(String text, int from) {
    Parsed parsed = new Parsed();
    int at = from;
    for (Field field : fields) {
      int end = at + field.width();
      boolean fits =
          field.letter == 0
              ? text.startsWith(field.text, at)
              : parsed.set(field, number(text, at, end));
      if (!fits) {
        throw noDate(text, from);
      }
      at = end;
    }
    if (!parsed.isDate()) {
      throw noDate(text, from);
    }
  }

  @Override
  public String toString() {
    return pattern;
  }

  private InvalidIdException noDate(String text, int from) {
    return new InvalidIdException(
        "id text",
        text,
        Quoted.of(text.substring(from, from + width)) + " is no date of " + pattern);
  }

  private static int valueOf(Field field, LocalDateTime date) {
    return switch (field.letter) {
      case 'y' -> year(date.getYear()) % (field.width() == 2 ? CENTURY : MAX_YEAR + 1);
      case 'M' -> date.getMonthValue();
      case 'd' -> date.getDayOfMonth();
      case 'D' -> date.getDayOfYear();
      case 'H' -> date.getHour();
      case 'm' -> date.getMinute();
      case 's' -> date.getSecond();
      default -> {
        int fraction = date.get(ChronoField.NANO_OF_SECOND);
        for (int i = field.width(); i < NANO_DIGITS; i++) {
          fraction /= 10;
        }
        yield fraction;
      }
    };
  }

  static int year(int year) {
    if (year < 0 || year > MAX_YEAR) {
      throw new IllegalArgumentException("year must be 0..9999, to have four digits: " + year);
    }
    return year;
  }

  private static void appendNumber(StringBuilder out, int number, int width) {
    int start = out.length();
    out.append("0".repeat(width));
    int rest = number;
    for (int i = start + width - 1; rest > 0; i--) {
      out.setCharAt(i, (char) ('0' + rest % 10));
      rest /= 10;
    }
  }

  /** The number of these digits; -1 if there is another character. */
  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  /** What a date says; what it does not say is taken so that most dates are allowed. */
  private static final class Parsed {
    private int year = LEAP_YEAR;
    private int month;
    private int day = 1;
    private int dayOfYear = 1;

    boolean set(Field field, int value) {
      switch (field.letter) {
        case 'y' -> year = field.width() == 2 ? THIS_CENTURY + value : value;
        case 'M' -> month = value;
        case 'd' -> day = value;
        case 'D' -> dayOfYear = value;
        default -> {}
      }
      int most =
          switch (field.letter) {
            case 'M' -> 12;
            case 'd' -> 31;
            case 'D' -> 366;
            case 'H' -> 23;
            case 'm', 's' -> 59;
            default -> Integer.MAX_VALUE;
          };
      int least = "MdD".indexOf(field.letter) < 0 ? 0 : 1;
      return value >= least && value <= most;
    }

    boolean isDate() {
      int days = month == 0 ? 31 : YearMonth.of(year, month).lengthOfMonth();
      return day <= days && dayOfYear <= java.time.Year.of(year).length();
    }
  }
}
