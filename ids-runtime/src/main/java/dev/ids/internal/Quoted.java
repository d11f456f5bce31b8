// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

/** Input of others made fit for a message: short, and without control characters. */
public final class Quoted {
  private static final int MAX_CHARACTERS = 64;

  private Quoted() {}

  /**
   * The text in double quotes, cut to 64 characters, anything that does not show as {@code
   * \\uXXXX}.
   */
  public static String of(String text) {
    StringBuilder quoted = new StringBuilder(MAX_CHARACTERS + 16).append('"');
    String shown = cut(text);
    for (int i = 0; i < shown.length(); i++) {
      appendEscaped(quoted, shown.charAt(i), '"');
    }
    quoted.append('"');
    if (shown.length() < text.length()) {
      quoted.append("… (").append(text.length()).append(" characters)");
    }
    return quoted.toString();
  }

  /** One character in single quotes, escaped like {@link #of}; its code too, if it is foreign. */
  public static String character(char c) {
    StringBuilder quoted = new StringBuilder(16).append('\'');
    appendEscaped(quoted, c, '\'');
    quoted.append('\'');
    if (c > '~' && isPrintable(c)) {
      // It may look like the one that was meant: a Cyrillic A, a full-width zero.
      quoted.append(String.format(" (U+%04X)", (int) c));
    }
    return quoted.toString();
  }

  /** A whole text as it is written in Java source; for text that a message tells to write. */
  public static String literal(String text) {
    StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      appendEscaped(literal, text.charAt(i), '"');
    }
    return literal.append('"').toString();
  }

  /** Whether all characters show, and none is a blank. */
  public static boolean isVisible(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == ' ' || !isPrintable(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** A message of others: its lines as they are, what does not print escaped, and bounded. */
  public static String printable(String message, int most) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < Math.min(message.length(), most); i++) {
      char c = message.charAt(i);
      if (c == '\n' || isPrintable(c) || Character.isSurrogate(c)) {
        shown.append(c);
      } else {
        shown.append(String.format("\\u%04X", (int) c));
      }
    }
    return message.length() <= most
        ? shown.toString()
        : shown + "… (" + message.length() + " characters)";
  }

  /** At most the first 64 characters. */
  public static String cut(String text) {
    return text.length() <= MAX_CHARACTERS ? text : text.substring(0, MAX_CHARACTERS);
  }

  private static void appendEscaped(StringBuilder out, char c, char quote) {
    if (c == quote || c == '\\') {
      out.append('\\').append(c);
    } else if (isPrintable(c)) {
      out.append(c);
    } else {
      out.append(String.format("\\u%04X", (int) c));
    }
  }

  /**
   * Surrogates are escaped too, since cutting may have parted a pair; and every space but the usual
   * one.
   */
  private static boolean isPrintable(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> true;
    };
  }
}
