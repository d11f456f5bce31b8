// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

/**
 * Something to tell the user about a declaration.
 *
 * @param code stable, such as {@code IDS021}; never used for anything else
 * @param member path of the annotation's member, empty for the annotation as a whole
 * @param sentence what is wrong, with the user's names and values; the first line stands alone
 * @param help the exact text to write instead
 */
record Finding(String code, Severity severity, String member, String sentence, String help) {
  enum Severity {
    ERROR,
    WARNING,
    /** A note, or a warning with {@code -Aids.warnings=on}: works, but is unwise. */
    ADVICE,
    NOTE
  }
}
