// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;

/** Stored as text. */
@UlidId(prefix = "line-", storage = StorageKind.TEXT)
public record LineId(long high, long low) implements TypedId<LineId> {
  public static final IdType<LineId> TYPE =
      IdType.of(
          LineId.class,
          UlidId.class,
          UlidScheme::of,
          Carrier.bits128(LineId::new, LineId::high, LineId::low));

  public static LineId next() {
    return TYPE.next();
  }

  @Override
  public int compareTo(LineId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
