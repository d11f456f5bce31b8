// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

/**
 * A generator has no id left for now: its counter or its range of time is used up. Its state is
 * unchanged, and nothing was issued.
 */
public final class IdExhaustedException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  public IdExhaustedException(String message) {
    super(message);
  }
}
