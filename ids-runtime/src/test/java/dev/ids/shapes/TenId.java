// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** Carries the words of a fixed number of bytes. */
@Ten
public record TenId(long w0, long w1, long w2, long w3) implements TypedId<TenId> {
  public static final IdType<TenId> TYPE =
      IdType.of(TenId.class, Ten.class, HexScheme::of, Carrier.bytes(TenId::new, TenId::word));

  private long word(int index) {
    return new long[] {w0, w1, w2, w3}[index];
  }

  @Override
  public int compareTo(TenId other) {
    return TYPE.format(this).compareTo(TYPE.format(other));
  }
}
