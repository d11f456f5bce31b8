// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.util.stream.Stream;

/**
 * One row of a file such as {@code ulid_invalid.txt}: a quoted text with escapes, a blank, a
 * reason.
 *
 * @param text with the escapes resolved
 * @param reason what the message must contain
 */
public record InvalidRow(String text, String reason) {
  /** The rows of a file. */
  public static Stream<InvalidRow> of(String file) {
    return TestData.lines(file).map(InvalidRow::parse);
  }

  private static InvalidRow parse(String line) {
    if (line.charAt(0) != '"') {
      throw new IllegalArgumentException("no quoted text: " + line);
    }
    StringBuilder text = new StringBuilder();
    int i = 1;
    while (line.charAt(i) != '"') {
      char c = line.charAt(i++);
      if (c != '\\') {
        text.append(c);
      } else if (line.charAt(i) == 'u') {
        text.append((char) Integer.parseInt(line.substring(i + 1, i + 5), 16));
        i += 5;
      } else {
        text.append(line.charAt(i++));
      }
    }
    return new InvalidRow(text.toString(), line.substring(i + 2));
  }

  /** In ASCII, as the name of a test. */
  @Override
  public String toString() {
    StringBuilder ascii = new StringBuilder();
    for (char c : text.toCharArray()) {
      ascii.append(c >= ' ' && c <= '~' ? String.valueOf(c) : String.format("\\u%04X", (int) c));
    }
    return '"' + ascii.toString() + "\" " + reason;
  }
}
