// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.internal;

import dev.ids.InvalidIdException;
import org.jspecify.annotations.Nullable;

/**
 * What a parser of either line of Jackson stands on, and how that line refuses it.
 *
 * @param <X> what the parser throws
 */
public interface IdInput<X extends Exception> {
  /** The answer where no handler of the application gives one. */
  Object NOT_HANDLED = new Object();

  /** What is refused; each has a method of its own in {@code DeserializationProblemHandler}. */
  enum Refused {
    TEXT,
    NUMBER,
    BYTES,
    KEY
  }

  /** The kind of the current token. */
  TokenKind kind();

  /** The text of the current token. */
  String text() throws X;

  /** Whether the current integer has more than 64 bits. */
  boolean isBig() throws X;

  /** The current integer. */
  long integer() throws X;

  /** The current number. */
  Number number() throws X;

  /** The object that the current token holds. */
  @Nullable Object embedded() throws X;

  /** Whether the format has no numbers, only text, as CSV. */
  boolean hasOnlyText();

  /**
   * Whether the mapper's coercion configuration makes null of a token that is no id.
   *
   * @param emptyText for a string, whether it is empty or blank
   */
  boolean becomesNull(TokenKind kind, boolean emptyText) throws X;

  /** Honours UNWRAP_SINGLE_VALUE_ARRAYS and the coercion of empty arrays, else refuses. */
  @Nullable Object fromArray() throws X;

  /** Asks the application's problem handlers for an id in place of a value. */
  @Nullable Object ask(Refused what, Object value, String message) throws X;

  /** Refuses a token of another kind, or returns what a handler of the application gives. */
  @Nullable Object refuseToken(String message) throws X;

  /** Jackson's exception for a value that cannot be read. */
  X invalid(String message, Object value, InvalidIdException reason);

  /** Jackson's exception for a mistake of the application. */
  X badDefinition(String message);
}
