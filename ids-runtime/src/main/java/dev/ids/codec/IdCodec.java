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
}
