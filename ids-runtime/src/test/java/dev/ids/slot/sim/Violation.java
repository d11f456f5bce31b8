// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot.sim;

import java.io.Serial;

/** Something happened that must never happen. */
final class Violation extends AssertionError {
  @Serial private static final long serialVersionUID = 1L;

  /** What is promised. */
  enum Kind {
    /** No id twice. */
    DUPLICATE,
    /** No id outside of its holder's window. */
    OUTSIDE,
    /** No unit of a slot by two holders. */
    OVERLAP,
    /** A call returns or throws within its limit. */
    WAITED,
    /** A slot is free two windows and the store's loss after its holder died. */
    BLOCKED,
    /** When all is well again, every process has a slot and issues. */
    STUCK
  }

  private final Kind kind;

  Violation(Kind kind, String message) {
    super(kind + ": " + message);
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
