// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

/**
 * Turns numbers into text and back. Decoding is strict: what {@link #encode} does not write is
 * refused. Thread-safe.
 */
public interface IdCodec {
  /**
   * The text of an id.
   *
   * @throws IllegalArgumentException if the id is negative or too large for this codec
   */
  String encode(long id);

  /**
   * The id of a text.
   *
   * @throws dev.ids.InvalidIdException if {@link #encode} never writes this text
   */
  long decode(String text);

  /**
   * Characters of the longest text, from which a TEXT column gets its length. 255 unless a codec
   * knows better.
   */
  default int maxLength() {
    return 255;
  }

  /**
   * Whether all texts have one length and order, compared byte by byte, as the ids do. No unless a
   * codec knows better.
   */
  default boolean isOrdered() {
    return false;
  }

  /**
   * Whether texts of two ids may differ in case alone, so that a column must not ignore it. Yes
   * unless a codec knows better.
   */
  default boolean needsCase() {
    return true;
  }

  /**
   * This codec with {@code prefix} before its text; this codec itself if that is empty.
   *
   * @throws dev.ids.InvalidDeclarationException if the prefix has a character that does not show
   */
  default IdCodec withPrefix(String prefix) {
    return prefix.isEmpty() ? this : CodecChain.around(this).withPrefix(prefix);
  }

  /**
   * This codec with {@code suffix} after its text; this codec itself if that is empty.
   *
   * @throws dev.ids.InvalidDeclarationException if the suffix has a character that does not show
   */
  default IdCodec withSuffix(String suffix) {
    return suffix.isEmpty() ? this : CodecChain.around(this).withSuffix(suffix);
  }
}
