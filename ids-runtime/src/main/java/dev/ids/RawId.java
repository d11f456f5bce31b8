// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.io.Serial;

/** An id of any scheme on its way to an attribute that holds it raw; never seen outside. */
final class RawId implements TypedId<RawId> {
  @Serial private static final long serialVersionUID = 1L;

  private final long w0;
  private final long w1;
  private final long w2;
  private final long w3;
  private final String text;

  private RawId(long w0, long w1, long w2, long w3, String text) {
    this.w0 = w0;
    this.w1 = w1;
    this.w2 = w2;
    this.w3 = w3;
    this.text = text;
  }

  /** How this class carries the ids of a scheme. */
  static Carrier<RawId> carrier(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme) {
      return Carrier.bits64(bits -> new RawId(bits, 0, 0, 0, ""), id -> id.w0);
    }
    if (scheme instanceof Bits128Scheme) {
      return Carrier.bits128(
          (high, low) -> new RawId(high, low, 0, 0, ""), id -> id.w0, id -> id.w1);
    }
    if (scheme instanceof BytesScheme) {
      return Carrier.bytes((w0, w1, w2, w3) -> new RawId(w0, w1, w2, w3, ""), RawId::word);
    }
    return Carrier.text(text -> new RawId(0, 0, 0, 0, text), id -> id.text);
  }

  private long word(int index) {
    return switch (index) {
      case 0 -> w0;
      case 1 -> w1;
      case 2 -> w2;
      default -> w3;
    };
  }

  /** As numbers without sign, which is the order of the ids' bytes. */
  @Override
  public int compareTo(RawId other) {
    for (int i = 0; i < 4; i++) {
      int order = Long.compareUnsigned(word(i), other.word(i));
      if (order != 0) {
        return order;
      }
    }
    return text.compareTo(other.text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RawId id && compareTo(id) == 0;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(w0 ^ w1 ^ w2 ^ w3) ^ text.hashCode();
  }
}
