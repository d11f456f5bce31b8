// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.List;

/**
 * All that is known about one scheme, with the parameters of one declaration applied.
 *
 * <p>The four shapes say how an id is kept in memory, and with that its order: {@link
 * Bits64Scheme}, {@link Bits128Scheme} and {@link BytesScheme} order by their bits, unsigned, which
 * is the order of their bytes; {@link TextScheme} orders by its text. A scheme implements exactly
 * one of them.
 *
 * <p>Immutable and thread-safe.
 */
public sealed interface IdScheme permits Bits64Scheme, Bits128Scheme, BytesScheme, TextScheme {
  /** The scheme's name in messages and configuration, such as {@code ulid}. */
  String name();

  /** Characters of the longest canonical text, without the prefix of the id class. */
  int textLength();

  /** Characters of the shortest canonical text. */
  default int minTextLength() {
    return 1;
  }

  /**
   * A regular expression that every canonical text matches as a whole, for descriptions such as
   * JSON Schema: without anchors, and in the syntax that Java and JavaScript share.
   */
  default String textPattern() {
    return ".{" + minTextLength() + "," + textLength() + "}";
  }

  /** Whether canonical texts, compared byte by byte, order as the ids do. */
  boolean textSorts();

  /**
   * Whether canonical texts of two ids may differ in case alone, so that a database column must not
   * ignore it.
   */
  default boolean textNeedsCase() {
    return true;
  }

  /**
   * How many bits of an id hold the slot of the issuing process; 0 if the scheme needs none.
   *
   * @see Issuer#slot()
   */
  default int slotBits() {
    return 0;
  }

  /**
   * The tables that issuing needs in the application's database. Schema tools create and validate
   * them with the application's own.
   */
  default List<DatabaseTable> tables() {
    return List.of();
  }

  /**
   * Whether ids are drawn from the application's database.
   *
   * @see Issuer#connections()
   */
  default boolean usesDatabase() {
    return !tables().isEmpty();
  }

  /** What is unwise about this declaration, though it works. */
  default List<Advice> advice() {
    return List.of();
  }

  /** Capability: new ids need no input. The generated class has {@code next()}. */
  interface SelfIssuing {}

  /** Capability: new ids are issued for a key. The generated class has {@code next(String key)}. */
  interface KeyIssuing {}
}
