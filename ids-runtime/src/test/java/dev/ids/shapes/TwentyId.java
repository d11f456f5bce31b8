// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** Carries the words of a fixed number of bytes. */
@Twenty
public record TwentyId(long w0, long w1, long w2, long w3) implements TypedId<TwentyId> {
  public static final IdType<TwentyId> TYPE =
      IdType.of(
          TwentyId.class,
          Twenty.class,
          HexScheme::of,
          Carrier.bytes(TwentyId::new, TwentyId::word));

  private long word(int index) {
    return new long[] {w0, w1, w2, w3}[index];
  }

  @Override
  public int compareTo(TwentyId other) {
    return TYPE.format(this).compareTo(TYPE.format(other));
  }
}
