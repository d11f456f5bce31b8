// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Optional;
import java.util.function.Supplier;

/** A scheme whose ids are text and nothing else. */
public non-sealed interface TextScheme extends IdScheme {
  /**
   * Returns the canonical text of {@code text}.
   *
   * @throws InvalidIdException if it is no id of this scheme
   */
  String parse(String text);

  /** A canonical text to show in descriptions; always the same. */
  default Optional<String> example() {
    return Optional.empty();
  }

  /** A scheme that issues ids without input. */
  interface Issuing extends TextScheme, SelfIssuing {
    /** A new thread-safe source of ids; called once for each id class and issuing domain. */
    Supplier<String> source(Issuer issuer);
  }
}
