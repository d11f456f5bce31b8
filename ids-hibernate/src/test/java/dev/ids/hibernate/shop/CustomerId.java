// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;

/** Stored as bytes. */
@UlidId(storage = StorageKind.BINARY)
public record CustomerId(long high, long low) implements TypedId<CustomerId> {
  public static final IdType<CustomerId> TYPE =
      IdType.of(
          CustomerId.class,
          UlidId.class,
          UlidScheme::of,
          Carrier.bits128(CustomerId::new, CustomerId::high, CustomerId::low));

  public static CustomerId next() {
    return TYPE.next();
  }

  @Override
  public int compareTo(CustomerId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
