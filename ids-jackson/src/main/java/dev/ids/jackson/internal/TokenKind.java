// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.internal;

/** The kinds of tokens that matter here, with the words of messages. */
public enum TokenKind {
  STRING("a string"),
  INTEGER("an integer"),
  DECIMAL("a decimal number"),
  BOOLEAN("a boolean"),
  NULL("null"),
  EMBEDDED("an embedded object"),
  OBJECT("an object"),
  ARRAY("an array"),
  END("the end");

  /** By the numbers of {@code JsonTokenId}, which both lines of Jackson publish alike. */
  private static final TokenKind[] BY_ID = {
    END, OBJECT, END, ARRAY, END, OBJECT, STRING, INTEGER, DECIMAL, BOOLEAN, BOOLEAN, NULL, EMBEDDED
  };

  private final String words;

  TokenKind(String words) {
    this.words = words;
  }

  /** The kind with one of the numbers of {@code JsonTokenId}. */
  public static TokenKind of(int tokenId) {
    return tokenId < 0 || tokenId >= BY_ID.length ? END : BY_ID[tokenId];
  }

  String words() {
    return words;
  }

  boolean hasText() {
    return this == STRING || this == INTEGER || this == DECIMAL || this == BOOLEAN;
  }
}
