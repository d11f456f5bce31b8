// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.internal.PlainText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes ids out of what people paste: quotes and commas around one, or a whole line of a log. */
final class Texts {
  /** What stands between ids in logs, JSON and URLs, besides blanks. */
  private static final String BETWEEN = "{}[]()<>=\"/,;|&?";

  private static final String[] PAIRS = {"\"\"", "''", "``", "()", "[]", "<>", "{}"};

  /** Shorter words are no ids that could be told from any other word. */
  private static final Pattern WORD = Pattern.compile("\\\\?[A-Za-z0-9._~:-]{10,}");

  private static final int MAX_WRAPPINGS = 8;

  private Texts() {}

  /** Without blanks around it, and without the byte order mark of a file. */
  static String stripped(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && isBlank(text.charAt(from))) {
      from++;
    }
    while (to > from && isBlank(text.charAt(to - 1))) {
      to--;
    }
    return text.substring(from, to);
  }

  /** Also without commas and semicolons after it, and quotes and brackets around it. */
  static String unwrapped(String text) {
    String inner = stripped(text);
    // Nobody pastes more wrappings, and each round copies the text.
    for (int round = 0; round < MAX_WRAPPINGS; round++) {
      if (inner.endsWith(",") || inner.endsWith(";")) {
        inner = stripped(inner.substring(0, inner.length() - 1));
      }
      for (String pair : PAIRS) {
        if (inner.length() >= 2
            && inner.charAt(0) == pair.charAt(0)
            && inner.charAt(inner.length() - 1) == pair.charAt(1)) {
          inner = stripped(inner.substring(1, inner.length() - 1));
        }
      }
    }
    return inner;
  }

  /** Whether a text is a line with words in it rather than one id. */
  static boolean isLine(String text) {
    return text.chars().anyMatch(c -> isBlank((char) c) || BETWEEN.indexOf(c) >= 0);
  }

  /** Whether there may be words in a text that are not all of it. */
  static boolean hasWords(String text) {
    return !PlainText.isPlain(text);
  }

  /** The words of a line that may be ids, each once, without the full stop of a sentence. */
  static List<String> words(String line) {
    Set<String> words = new LinkedHashSet<>();
    Matcher matcher = WORD.matcher(line);
    while (matcher.find()) {
      String word = matcher.group();
      int from = 0;
      int to = word.length();
      while (from < to && isSentence(word.charAt(from))) {
        from++;
      }
      while (to > from && isSentence(word.charAt(to - 1))) {
        to--;
      }
      if (word.substring(from, to).chars().anyMatch(c -> c >= '0' && c <= '9')) {
        words.add(word.substring(from, to));
      }
    }
    return new ArrayList<>(words);
  }

  /** Whether it looks random: with capitals, small letters and digits. */
  static boolean isMixed(String word) {
    return word.chars().anyMatch(c -> c >= 'A' && c <= 'Z')
        && word.chars().anyMatch(c -> c >= 'a' && c <= 'z')
        && word.chars().anyMatch(c -> c >= '0' && c <= '9');
  }

  private static boolean isSentence(char c) {
    return c == '.' || c == ':';
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
  }
}
