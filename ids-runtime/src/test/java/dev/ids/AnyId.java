// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Arrays;

/** Carries any shape, so that one class stands for the id class of any scheme. */
record AnyId(Long w0, Long w1, Long w2, Long w3, String text) implements TypedId<AnyId> {
  /** The carrier for a scheme's shape. */
  static Carrier<AnyId> carrierFor(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme) {
      return Carrier.bits64(bits -> words(bits, 0, 0, 0), AnyId::w0);
    } else if (scheme instanceof Bits128Scheme) {
      return Carrier.bits128((high, low) -> words(high, low, 0, 0), AnyId::w0, AnyId::w1);
    } else if (scheme instanceof BytesScheme) {
      return Carrier.bytes(AnyId::words, AnyId::word);
    } else {
      return Carrier.text(AnyId::text, AnyId::text);
    }
  }

  static AnyId words(long w0, long w1, long w2, long w3) {
    return new AnyId(w0, w1, w2, w3, "");
  }

  static AnyId text(String text) {
    return new AnyId(0L, 0L, 0L, 0L, text);
  }

  long word(int index) {
    return toArray()[index];
  }

  /** By the bits, unsigned, or by the text. */
  @Override
  public int compareTo(AnyId other) {
    int byWords = Arrays.compareUnsigned(toArray(), other.toArray());
    return byWords != 0 ? byWords : text.compareTo(other.text);
  }

  private long[] toArray() {
    return new long[] {w0, w1, w2, w3};
  }
}
