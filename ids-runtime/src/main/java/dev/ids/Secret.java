// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.function.Function;

/**
 * The bytes of a secret, held here and nowhere else. It never appears in a text: {@link #toString}
 * and {@link #hashCode} say nothing of it, and it cannot be serialized. Immutable and thread-safe.
 */
public final class Secret {
  /** The fewest bytes of a secret. */
  public static final int MIN_BYTES = 16;

  private final byte[] bytes;

  private Secret(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * A secret of a copy of these bytes; the caller may overwrite its own.
   *
   * @throws IllegalArgumentException if there are fewer than 16
   */
  public static Secret of(byte[] bytes) {
    if (bytes.length < MIN_BYTES) {
      throw new IllegalArgumentException(
          "a secret needs at least " + MIN_BYTES + " bytes, this one has " + bytes.length);
    }
    return new Secret(bytes.clone());
  }

  /** Lends a copy of the bytes to {@code user}, and overwrites it afterwards. */
  public <R> R use(Function<byte[], R> user) {
    byte[] copy = bytes.clone();
    try {
      return user.apply(copy);
    } finally {
      Arrays.fill(copy, (byte) 0);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Secret secret && MessageDigest.isEqual(bytes, secret.bytes);
  }

  /** The same for all secrets, so that it says nothing of one. */
  @Override
  public int hashCode() {
    return MIN_BYTES;
  }

  @Override
  public String toString() {
    return "Secret[not shown]";
  }
}
