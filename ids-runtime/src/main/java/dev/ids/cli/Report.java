// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the findings of a text are written. */
interface Report {
  /** What is wrong with a text that has readings, none of them likely. */
  String UNLIKELY = "is probably no id: every reading of it is unlikely";

  /**
   * Writes the readings of a text that is an id.
   *
   * @param readings the likeliest first, at least one
   * @param line of the input, from 1; null for an argument
   * @param misses what may have been meant instead; none if a reading is likely
   */
  void found(String text, @Nullable Long line, List<Reading> readings, List<Misses.Miss> misses);

  /**
   * Writes that a text is probably no id: all its readings are unlikely.
   *
   * @param misses what may have been meant instead
   */
  void unlikely(String text, @Nullable Long line, List<Reading> readings, List<Misses.Miss> misses);

  /**
   * Writes that a text is no id.
   *
   * @param problem what is wrong with it as a whole
   */
  void unknown(String text, @Nullable Long line, String problem, List<Misses.Miss> misses);
}
