// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

/** What a command needs is not there, such as a slot or a secret; exit code 3. */
final class SetupException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SetupException(String message) {
    super(message);
  }

  SetupException(String message, Throwable cause) {
    super(message, cause);
  }
}
