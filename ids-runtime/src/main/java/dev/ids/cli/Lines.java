// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines of an input in UTF-8, each as soon as it is there, however long the input is. */
final class Lines {
  /** Of a longer line, the rest is not looked at. */
  static final int MAX_CHARACTERS = 100_000;

  private final java.io.Reader input;
  private long number;

  Lines(InputStream input) {
    this.input = new InputStreamReader(input, StandardCharsets.UTF_8);
  }

  /**
   * @param number from 1
   * @param text at most {@link #MAX_CHARACTERS} of it
   * @param length of the whole line
   */
  record Line(long number, String text, long length) {}

  /**
   * The next line; null at the end.
   *
   * @throws SetupException if the input cannot be read
   */
  @Nullable Line next() {
    StringBuilder text = new StringBuilder();
    long length = 0;
    try {
      int c = input.read();
      if (c < 0) {
        return null;
      }
      for (; c >= 0 && c != '\n'; c = input.read()) {
        if (length++ < MAX_CHARACTERS) {
          text.append((char) c);
        }
      }
    } catch (IOException e) {
      throw new SetupException("standard input cannot be read: " + e.getMessage(), e);
    }
    number++;
    return new Line(number, text.toString(), length);
  }
}
