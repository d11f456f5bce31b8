// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import java.util.regex.Pattern;

/** What a run of a tool ended with, and printed. */
record Build(boolean success, String log) {
  Build succeeded() {
    if (!success) {
      throw new AssertionError(log);
    }
    return this;
  }

  Build failed() {
    if (success) {
      throw new AssertionError("should have failed:\n" + log);
    }
    return this;
  }

  /** How often the log has a text. */
  long count(String text) {
    return Pattern.compile(text, Pattern.LITERAL).matcher(log).results().count();
  }
}
