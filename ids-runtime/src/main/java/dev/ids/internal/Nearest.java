// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** The name that was probably meant. */
public final class Nearest {
  private Nearest() {}

  /**
   * The candidate with the smallest edit distance, if that is small: at most 2 or a third of its
   * length, and not all of it.
   */
  public static Optional<String> to(String misspelt, Collection<String> candidates) {
    // A text that is too long for all of them is not compared: it may be a whole file.
    if (candidates.stream().allMatch(c -> misspelt.length() - c.length() > allowed(c))) {
      return Optional.empty();
    }
    return candidates.stream()
        .min(
            Comparator.comparingInt((String name) -> distance(misspelt, name))
                .thenComparing(c -> c))
        .filter(name -> distance(misspelt, name) <= allowed(name));
  }

  private static int allowed(String name) {
    return Math.min(name.length() - 1, Math.max(2, name.length() / 3));
  }

  /** Insertions, deletions and replacements between two words (Levenshtein). */
  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replace = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(replace, 1 + Math.min(previous[j], current[j - 1]));
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
