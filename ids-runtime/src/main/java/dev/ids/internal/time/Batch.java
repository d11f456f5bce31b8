// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

/** How many ids one call asks for. */
public final class Batch {
  private Batch() {}

  /**
   * Returns {@code n}.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public static int check(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("n must be 0 or more: " + n);
    }
    return n;
  }
}
