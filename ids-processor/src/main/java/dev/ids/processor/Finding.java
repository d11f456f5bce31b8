// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.internal.Quoted;

/**
 * Something to tell the user about a declaration.
 *
 * @param code stable, such as {@code IDS021}; never used for anything else
 * @param member path of the annotation's member, empty for the annotation as a whole
 * @param sentence what is wrong, with the user's names and values; the first line stands alone
 * @param help the exact text to write instead
 */
record Finding(String code, Severity severity, String member, String sentence, String help) {
  private static final int MAX_CHARACTERS = 4000;

  /** The texts of a scheme may be of any length, and have any characters in them. */
  Finding {
    code = Quoted.printable(code, MAX_CHARACTERS);
    sentence = Quoted.printable(sentence, MAX_CHARACTERS);
    help = Quoted.printable(help, MAX_CHARACTERS);
  }

  enum Severity {
    ERROR,
    WARNING,
    /** A note, or a warning with {@code -Aids.warnings=on}: works, but is unwise. */
    ADVICE,
    NOTE
  }
}
