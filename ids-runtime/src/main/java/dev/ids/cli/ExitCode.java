// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

/** What a command tells the shell. */
final class ExitCode {
  static final int OK = 0;

  /** Some text is no id of any scheme, or has only unlikely readings. */
  static final int UNKNOWN_TEXT = 1;

  /** The command line is wrong. */
  static final int USAGE = 2;

  /** A slot, a secret, a file is missing, or cannot be used. */
  static final int SETUP = 3;

  private ExitCode() {}
}
