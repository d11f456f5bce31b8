// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.testkit;

/** Ways to set up a mapper; each means the same in both lines of Jackson. */
public enum Setup {
  UNWRAP_SINGLE_VALUE_ARRAYS,
  ACCEPT_EMPTY_STRING_AS_NULL_OBJECT,
  /** Coercion of every id class, from every kind of token: AsNull. */
  COERCE_TO_NULL,
  /** The same: TryConvert. */
  COERCE_TRY,
  /** The class TicketId has the shape STRING. */
  TICKETS_AS_TEXT,
  /** Class names for values of type Object, for ids only. */
  DEFAULT_TYPING,
  /** In YAML: no quotes around text that needs none. */
  MINIMIZE_QUOTES,
  /** In YAML: but around digits. */
  QUOTE_NUMBERS,
  /** The class Bare gets the annotations of its mix-in. */
  MIX_IN
}
