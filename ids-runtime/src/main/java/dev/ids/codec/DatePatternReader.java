// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidDeclarationException;
import dev.ids.codec.DatePattern.Field;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the fields of a date pattern, and holds the rules of what a pattern may have. */
final class DatePatternReader {
  private DatePatternReader() {}

  /**
   * The fields in their order.
   *
   * @throws InvalidDeclarationException at datePrefix, naming the part that cannot be
   */
  static List<Field> read(String pattern) {
    if (pattern.isEmpty()) {
      throw refused("the date pattern is empty", "yyyyMMdd");
    }
    List<Field> fields = new ArrayList<>();
    int at = 0;
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      int end;
      if (isLetter(c)) {
        end = endOfRun(pattern, at);
        fields.add(field(pattern, at, end, fields));
      } else if (c == '\'') {
        end = endOfQuoted(pattern, at);
        fields.add(literal(pattern, pattern.substring(at + 1, end - 1)));
      } else {
        end = at + 1;
        fields.add(literal(pattern, String.valueOf(c)));
      }
      at = end;
    }
    if (fields.stream().allMatch(field -> field.letter() == 0)) {
      throw refused("the date pattern " + Quoted.of(pattern) + " has no date in it", "yyyyMMdd");
    }
    return fields;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static int endOfRun(String pattern, int from) {
    int end = from;
    while (end < pattern.length() && pattern.charAt(end) == pattern.charAt(from)) {
      end++;
    }
    return end;
  }

  private static int endOfQuoted(String pattern, int from) {
    int end = pattern.indexOf('\'', from + 1);
    if (end == from + 1 || end < 0) {
      throw refused(
          "a quote in the date pattern " + Quoted.of(pattern) + " does not enclose text",
          pattern.replace("'", ""));
    }
    return end + 1;
  }

  private static Field literal(String pattern, String text) {
    if (!Quoted.isVisible(text) || text.chars().anyMatch(c -> "[]{}#".indexOf(c) >= 0)) {
      throw refused(
          "the date pattern "
              + Quoted.of(pattern)
              + " has "
              + Quoted.of(text)
              + " between its letters; literal text is visible and without [ ] { } #",
          "yyyyMMdd");
    }
    return new Field((char) 0, text);
  }

  private static Field field(String pattern, int from, int to, List<Field> fields) {
    char letter = pattern.charAt(from);
    String text = pattern.substring(from, to);
    String better = suggestion(letter, text.length());
    if (!text.equals(better)) {
      throw refused(
          "part "
              + Quoted.of(text)
              + " of the date pattern "
              + Quoted.of(pattern)
              + " is not a number of fixed width; the parts are yyyy yy MM dd DDD HH mm ss and S to"
              + " SSSSSSSSS",
          better == null
              ? "yyyyMMdd"
              : pattern.substring(0, from) + better + pattern.substring(to));
    }
    for (Field other : fields) {
      boolean isDay = "Md".indexOf(letter) >= 0 && other.letter() == 'D';
      boolean isDayOfYear = letter == 'D' && "Md".indexOf(other.letter()) >= 0;
      if (other.letter() == letter || isDay || isDayOfYear) {
        throw refused(
            "the date pattern "
                + Quoted.of(pattern)
                + " says one thing twice, by "
                + other.text()
                + " and "
                + text,
            pattern.substring(0, from) + pattern.substring(to));
      }
    }
    return new Field(letter, text);
  }

  /** The allowed part that was probably meant. */
  private static @Nullable String suggestion(char letter, int count) {
    return switch (letter) {
      case 'y', 'u', 'Y' -> count == 2 ? "yy" : "yyyy";
      case 'M', 'L' -> "MM";
      case 'd' -> "dd";
      case 'D' -> "DDD";
      case 'H', 'h', 'k', 'K' -> "HH";
      case 'm' -> "mm";
      case 's' -> "ss";
      case 'S' -> "S".repeat(Math.min(count, DatePattern.NANO_DIGITS));
      default -> null;
    };
  }

  private static InvalidDeclarationException refused(String problem, String pattern) {
    return new InvalidDeclarationException(
        "IDS034", "datePrefix", problem, "datePrefix = \"" + pattern + "\"");
  }
}
