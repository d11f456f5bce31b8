// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

/** Reads the cells of a line: words parted by blanks, or texts in double quotes with escapes. */
public final class LineReader {
  private final String line;
  private int at;

  public LineReader(String line) {
    this.line = line;
  }

  /** Whether there is another cell. */
  public boolean hasNext() {
    return at < line.length();
  }

  /** The next cell, its escapes resolved. */
  public String next() {
    String cell = line.charAt(at) == '"' ? text() : word();
    if (hasNext() && line.charAt(at++) != ' ') {
      throw new IllegalArgumentException("no blank before index " + at + ": " + line);
    }
    return cell;
  }

  public int nextInt() {
    return Integer.parseInt(next());
  }

  public long nextLong() {
    return Long.parseLong(next());
  }

  /** What is left of the line, as it is. */
  public String rest() {
    String rest = line.substring(at);
    at = line.length();
    return rest;
  }

  private String word() {
    int end = line.indexOf(' ', at);
    String word = line.substring(at, end < 0 ? line.length() : end);
    at += word.length();
    return word;
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    at++;
    while (line.charAt(at) != '"') {
      char c = line.charAt(at++);
      if (c != '\\') {
        text.append(c);
      } else if (line.charAt(at) == 'u') {
        text.append((char) Integer.parseInt(line.substring(at + 1, at + 5), 16));
        at += 5;
      } else {
        text.append(line.charAt(at++));
      }
    }
    at++;
    return text.toString();
  }
}
