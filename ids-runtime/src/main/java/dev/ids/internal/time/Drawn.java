// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

/**
 * Random bytes as one big-endian number of up to 128 bits. Compiled code makes no object of it: it
 * costs less than an array of the bytes.
 */
public record Drawn(long high, long low) {
  /** The most bytes that are drawn at once. */
  public static final int MAX_BYTES = 2 * Long.BYTES;

  /** The number that these bytes are, at most {@link #MAX_BYTES}. */
  public static Drawn of(byte[] bytes) {
    long high = 0;
    long low = 0;
    for (byte b : bytes) {
      high = (high << Byte.SIZE) | (low >>> (Long.SIZE - Byte.SIZE));
      low = (low << Byte.SIZE) | Byte.toUnsignedLong(b);
    }
    return new Drawn(high, low);
  }
}
