// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.time.Instant;
import java.time.ZoneId;

/** The ids that a codec is for: how large they are, and whether they have a time. Thread-safe. */
public interface IdSpace {
  /** Bits of the largest id, 1 to 63. */
  int totalBits();

  /**
   * Ids without a time.
   *
   * @param totalBits 1 to 63
   * @throws IllegalArgumentException if the bits are out of range
   */
  static IdSpace ofBits(int totalBits) {
    if (totalBits < 1 || totalBits >= Long.SIZE) {
      throw new IllegalArgumentException("totalBits must be 1..63: " + totalBits);
    }
    return () -> totalBits;
  }

  /** Ids that grow with the time at which they were issued. */
  interface Timed extends IdSpace {
    /** When an id was issued; never earlier for a greater id. */
    Instant instantOf(long id);

    /** The codec that writes the parts of an id for people. */
    IdCodec friendly(ZoneId zone, boolean padStart);
  }
}
