// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * Issues ids as text. Thread-safe.
 *
 * @param ids issues the numbers
 * @param codec turns them into text
 */
public record StringIdGenerator(IdGenerator ids, IdCodec codec) implements Supplier<String> {
  private static final IdCodec DECIMAL = Radix.of(10);

  public StringIdGenerator {
    Objects.requireNonNull(ids, "ids");
    Objects.requireNonNull(codec, "codec");
  }

  /** Issues ids in decimal. */
  public StringIdGenerator(IdGenerator ids) {
    this(ids, DECIMAL);
  }

  /**
   * The text of the next id.
   *
   * @throws IllegalArgumentException if the codec has no text for the id; it is used up
   */
  public String generate() {
    return codec.encode(ids.generate());
  }

  /** Same as {@link #generate()}. */
  @Override
  public String get() {
    return generate();
  }
}
