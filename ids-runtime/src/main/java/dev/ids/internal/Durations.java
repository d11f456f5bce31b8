// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as people write them in configuration. */
public final class Durations {
  private static final Pattern SHORT = Pattern.compile("([0-9]{1,12})(ms|s|m|h)");

  private Durations() {}

  /**
   * Reads {@code 5ms}, {@code 1s}, {@code 2m}, {@code 1h}, {@code 0}, or ISO 8601 as {@code
   * PT0.005S}.
   *
   * @throws IllegalArgumentException if the text is none of them
   */
  public static Duration parse(String text) {
    if (text.equals("0")) {
      return Duration.ZERO;
    }
    Matcher number = SHORT.matcher(text);
    try {
      return number.matches()
          ? of(Long.parseLong(number.group(1)), number.group(2))
          : Duration.parse(text);
    } catch (DateTimeParseException | ArithmeticException e) {
      throw new IllegalArgumentException(Quoted.of(text) + " is no length of time", e);
    }
  }

  private static Duration of(long number, String unit) {
    return switch (unit) {
      case "ms" -> Duration.ofMillis(number);
      case "s" -> Duration.ofSeconds(number);
      case "m" -> Duration.ofMinutes(number);
      default -> Duration.ofHours(number);
    };
  }
}
