// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;

/** In no index. */
@UlidId
public record StrayId(long high, long low) implements TypedId<StrayId> {
  public static final IdType<StrayId> TYPE =
      IdType.of(
          StrayId.class,
          UlidId.class,
          UlidScheme::of,
          Carrier.bits128(StrayId::new, StrayId::high, StrayId::low));

  public static StrayId next() {
    return TYPE.next();
  }

  @Override
  public int compareTo(StrayId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
