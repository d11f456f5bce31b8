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
    return TestData.lines(file).map(LineReader::new).map(InvalidRow::read);
  }

  /** The text and the reason that are left of a line. */
  public static InvalidRow read(LineReader line) {
    String text = line.next();
    return new InvalidRow(text, line.rest());
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
