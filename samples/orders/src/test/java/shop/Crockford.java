// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** The time in the text of an id, worked out by the rule and not by the library under test. */
final class Crockford {
  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private Crockford() {}

  /** The first ten digits after the prefix are milliseconds. */
  static Instant time(String text) {
    long millis = 0;
    for (char digit : text.substring(text.indexOf('_') + 1).substring(0, 10).toCharArray()) {
      millis = millis * 32 + DIGITS.indexOf(digit);
    }
    return Instant.ofEpochMilli(millis);
  }

  static String format(Instant time) {
    return FORMAT.format(time);
  }
}
