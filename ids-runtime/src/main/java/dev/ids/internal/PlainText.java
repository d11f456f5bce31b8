// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

/** Text that needs no escaping in URLs and JSON: what may stand around ids on annotations. */
public final class PlainText {
  /** The characters, for messages. */
  public static final String CHARACTERS = "A-Z a-z 0-9 . _ ~ : -";

  /** The most characters of one piece. */
  public static final int MAX_LENGTH = 32;

  private PlainText() {}

  /** Unreserved in URLs (RFC 3986, 2.3), or a colon. */
  public static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || "._~:-".indexOf(c) >= 0;
  }

  /** Whether all characters are plain. */
  public static boolean isPlain(String text) {
    return cleaned(text).length() == text.length();
  }

  /** The plain characters of a text. */
  public static String cleaned(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      if (isPlain(text.charAt(i))) {
        plain.append(text.charAt(i));
      }
    }
    return plain.toString();
  }

  /** At most {@link #MAX_LENGTH} of the plain characters of a text. */
  public static String suggested(String text) {
    String plain = cleaned(text);
    return plain.substring(0, Math.min(plain.length(), MAX_LENGTH));
  }
}
