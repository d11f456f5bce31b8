// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Many ids of one call. */
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

  /** An unmodifiable view of ids, which must all be of {@code T}. */
  @SuppressWarnings("unchecked")
  public static <T> List<T> list(Object[] ids) {
    return (List<T>) Collections.unmodifiableList(Arrays.asList(ids));
  }
}
