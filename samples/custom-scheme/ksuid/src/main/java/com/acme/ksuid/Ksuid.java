// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.ksuid;

import dev.ids.InvalidIdException;
import java.io.Serializable;
import java.util.Comparator;

/**
 * A KSUID. Order: by seconds, then by the random part, as unsigned numbers; same as that of bytes
 * and text. Immutable and thread-safe.
 *
 * @param seconds since the epoch, 0 to 2^32 − 1
 * @param high the upper half of the random part
 * @param low the lower half of the random part
 */
public record Ksuid(long seconds, long high, long low) implements Comparable<Ksuid>, Serializable {
  /** Bytes of an id. */
  public static final int BYTES = 20;

  /** The latest second that an id can have. */
  public static final long MAX_SECONDS = 0xFFFF_FFFFL;

  static final String NAME = "ksuid";
  static final String EPOCH_TEXT = "2014-05-13T16:53:20Z";

  private static final Comparator<Ksuid> ORDER =
      Comparator.comparingLong(Ksuid::seconds)
          .thenComparing(Ksuid::high, Long::compareUnsigned)
          .thenComparing(Ksuid::low, Long::compareUnsigned);

  /**
   * @throws InvalidIdException if the seconds have more than 32 bits
   */
  public Ksuid {
    if (seconds < 0 || seconds > MAX_SECONDS) {
      throw new InvalidIdException(
          NAME, Long.toString(seconds), "seconds must be 0.." + MAX_SECONDS);
    }
  }

  /**
   * Reads 27 characters of base 62.
   *
   * @throws InvalidIdException if they are no KSUID
   */
  public static Ksuid parse(String text) {
    return KsuidCodec.parse(text, (w0, w1, w2, w3) -> new Ksuid(w0, w1, w2));
  }

  @Override
  public int compareTo(Ksuid other) {
    return ORDER.compare(this, other);
  }

  /** The canonical text, 27 characters of base 62. */
  @Override
  public String toString() {
    return KsuidCodec.format(seconds, high, low);
  }
}
