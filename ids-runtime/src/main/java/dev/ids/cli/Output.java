// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.Locale;

/** Standard output, buffered. A failure ends the command; a reader that left is no failure. */
final class Output {
  private static final int BUFFER_BYTES = 1 << 15;

  private final OutputStream stream;
  private final Charset charset;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int filled;

  Output(OutputStream stream, Charset charset) {
    this.stream = stream;
    this.charset = charset;
  }

  /** Writes a line of any text. */
  void line(String text) {
    for (byte b : text.getBytes(charset)) {
      put(b);
    }
    put((byte) '\n');
  }

  /** Writes a line that is plain ASCII, as nearly all ids are; any other as {@link #line}. */
  void asciiLine(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        line(text);
        return;
      }
    }
    for (int i = 0; i < text.length(); i++) {
      put((byte) text.charAt(i));
    }
    put((byte) '\n');
  }

  void flush() {
    try {
      stream.write(buffer, 0, filled);
      filled = 0;
      stream.flush();
    } catch (IOException e) {
      filled = 0; // What could not be written once is not tried again.
      throw new FailedException(e);
    }
  }

  /** What was written did not arrive. */
  static final class FailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FailedException(IOException cause) {
      super(String.valueOf(cause.getMessage()), cause);
    }

    /** Whether the reader went away, as {@code head} does when it has enough. */
    boolean isReaderGone() {
      return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
  }

  private void put(byte b) {
    if (filled == BUFFER_BYTES) {
      flush();
    }
    buffer[filled++] = b;
  }
}
