// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Bits128Scheme;
import dev.ids.Bits64Scheme;
import dev.ids.BytesScheme;
import dev.ids.IdScheme;
import dev.ids.InvalidIdException;
import dev.ids.TextScheme;
import dev.ids.internal.BigEndian;

/**
 * The bits of an id in the shape of its scheme: one word, two, or four with the low ones last as
 * {@link BytesScheme} has them; or just its text.
 */
record RawId(long w0, long w1, long w2, long w3, String text) {
  private static final int WORDS = 4;

  static RawId words(long w0, long w1, long w2, long w3) {
    return new RawId(w0, w1, w2, w3, "");
  }

  /**
   * Reads a canonical text.
   *
   * @throws InvalidIdException if it is not one
   */
  static RawId parse(IdScheme scheme, String text) {
    if (scheme instanceof Bits64Scheme bits) {
      return words(bits.parse(text), 0, 0, 0);
    } else if (scheme instanceof Bits128Scheme<?> bits) {
      return bits.parse(text, (high, low) -> words(high, low, 0, 0));
    } else if (scheme instanceof BytesScheme<?> bytes) {
      return bytes.parse(text, RawId::words);
    } else {
      return new RawId(0, 0, 0, 0, ((TextScheme) scheme).parse(text));
    }
  }

  /**
   * Reads what a column other than TEXT holds.
   *
   * @throws InvalidIdException if it is no id of the scheme
   */
  static RawId ofBytes(IdScheme scheme, byte[] bytes) {
    InvalidIdException.checkLength(scheme.name(), bytes, size(scheme));
    long[] words = new long[WORDS];
    int count = (bytes.length + Long.BYTES - 1) / Long.BYTES;
    byte[] padded = new byte[count * Long.BYTES];
    System.arraycopy(bytes, 0, padded, padded.length - bytes.length, bytes.length);
    for (int i = 0; i < count; i++) {
      words[i] = BigEndian.getLong(padded, i * Long.BYTES);
    }
    RawId id = words(words[0], words[1], words[2], words[3]);
    id.check(scheme);
    return id;
  }

  /** The canonical text. */
  String format(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme bits) {
      return bits.format(w0);
    } else if (scheme instanceof Bits128Scheme<?> bits) {
      return bits.format(w0, w1);
    } else if (scheme instanceof BytesScheme<?> bytes) {
      return bytes.format(w0, w1, w2, w3);
    } else {
      return text;
    }
  }

  /** The big-endian bytes; none if the scheme is text. */
  byte[] bytes(IdScheme scheme) {
    int size = size(scheme);
    long[] words = {w0, w1, w2, w3};
    byte[] padded = new byte[(size + Long.BYTES - 1) / Long.BYTES * Long.BYTES];
    for (int i = 0; i < padded.length / Long.BYTES; i++) {
      BigEndian.putLong(padded, i * Long.BYTES, words[i]);
    }
    byte[] bytes = new byte[size];
    System.arraycopy(padded, padded.length - size, bytes, 0, size);
    return bytes;
  }

  /** What an accessor of the scheme takes. */
  Object[] arguments(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme) {
      return new Object[] {w0};
    } else if (scheme instanceof Bits128Scheme) {
      return new Object[] {w0, w1};
    } else if (scheme instanceof BytesScheme) {
      return new Object[] {w0, w1, w2, w3};
    } else {
      return new Object[] {text};
    }
  }

  /**
   * Throws unless this is an id of the scheme, whose shape it has.
   *
   * @throws InvalidIdException if it is none
   */
  void check(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme bits) {
      bits.check(w0);
    } else if (scheme instanceof Bits128Scheme<?> bits) {
      bits.check(w0, w1);
    } else if (scheme instanceof BytesScheme<?> bytes) {
      bytes.check(w0, w1, w2, w3);
    } else {
      ((TextScheme) scheme).parse(text);
    }
  }

  private static int size(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme) {
      return Long.BYTES;
    } else if (scheme instanceof Bits128Scheme) {
      return 2 * Long.BYTES;
    } else {
      return scheme instanceof BytesScheme<?> bytes ? bytes.size() : 0;
    }
  }
}
