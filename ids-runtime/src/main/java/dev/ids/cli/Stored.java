// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.StorageKind;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A value as database tools show it, if a text may be one: its column's kind, and the bytes. */
final class Stored {
  private static final int MAX_BYTES = 32;
  private static final Pattern UUID_TEXT =
      Pattern.compile("'?(\\p{XDigit}{8}(?:-\\p{XDigit}{4}){3}-\\p{XDigit}{12})'?(?:::uuid)?");
  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,18}");
  private static final Pattern HEX =
      Pattern.compile(
          "(?:[xX]'(\\p{XDigit}+)'|'?\\\\x(\\p{XDigit}+)'?(?:::bytea)?|(?:0[xX])?(\\p{XDigit}+))");

  private final StorageKind kind;
  private final byte[] bytes;

  private Stored(StorageKind kind, byte[] bytes) {
    this.kind = kind;
    this.bytes = bytes;
  }

  /** What a text may be as a stored value: a UUID, a number, hex digits of bytes. */
  static List<Stored> of(String text) {
    List<Stored> found = new ArrayList<>();
    Matcher uuid = UUID_TEXT.matcher(text);
    if (uuid.matches()) {
      found.add(new Stored(StorageKind.UUID, hex(uuid.group(1).replace("-", ""))));
    }
    if (NUMBER.matcher(text).matches() && isLong(text)) {
      found.add(new Stored(StorageKind.LONG, hex(String.format("%016x", Long.parseLong(text)))));
    }
    Matcher digits = HEX.matcher(text);
    if (digits.matches()) {
      String hex = firstGroup(digits);
      if (hex.length() % 2 == 0 && hex.length() <= 2 * MAX_BYTES) {
        found.add(new Stored(StorageKind.BINARY, hex(hex)));
      }
    }
    return found;
  }

  /** Whether a text has the form of a UUID. */
  static boolean isUuid(String text) {
    return UUID_TEXT.matcher(text).matches();
  }

  StorageKind kind() {
    return kind;
  }

  byte[] bytes() {
    return bytes;
  }

  private static String firstGroup(Matcher matcher) {
    for (int i = 1; i < matcher.groupCount(); i++) {
      if (matcher.group(i) != null) {
        return matcher.group(i);
      }
    }
    return matcher.group(matcher.groupCount());
  }

  private static boolean isLong(String digits) {
    String max = Long.toString(Long.MAX_VALUE);
    return digits.length() < max.length() || digits.compareTo(max) <= 0;
  }

  private static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits.toLowerCase(Locale.ROOT));
  }
}
