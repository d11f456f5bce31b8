// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Objects;

/**
 * Something in a declaration that works but is unwise. ids-processor prints it as a note.
 *
 * @param code stable code, such as {@code IDS050}
 * @param member the path of the member it is about, such as {@code bits[0].time}
 * @param message what is unwise and why
 * @param help what to write instead
 */
public record Advice(String code, String member, String message, String help) {
  /**
   * All that is to be said.
   *
   * @throws NullPointerException if a part is missing
   */
  public Advice {
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(member, "member");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(help, "help");
  }

  /**
   * The same advice about a member of {@code path}: {@code [0].radix} is {@code codec[0].radix}.
   */
  public Advice at(String path) {
    return new Advice(code, InvalidDeclarationException.join(path, member), message, help);
  }
}
