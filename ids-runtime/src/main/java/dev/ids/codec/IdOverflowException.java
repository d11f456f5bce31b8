// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

/** An id is too large for the form that was asked for. The generator has used the id up. */
public final class IdOverflowException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final long id;

  /**
   * @param id the id that was issued and cannot be handed out
   * @param rule the rule that it breaks, such as {@code must be 0..2147483647}
   */
  public IdOverflowException(long id, String rule) {
    super("issued id " + rule + ": " + id);
    this.id = id;
  }

  /** The id that was issued and cannot be handed out. */
  public long id() {
    return id;
  }
}
