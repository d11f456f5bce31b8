// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;

/** As ids-processor would write it for ULIDs, but for the members that the tests do not need. */
@UlidId(prefix = "ord_")
public record OrderId(long high, long low) implements TypedId<OrderId> {
  public static final IdType<OrderId> TYPE =
      IdType.of(
          OrderId.class,
          UlidId.class,
          UlidScheme::of,
          Carrier.bits128(OrderId::new, OrderId::high, OrderId::low));

  @Override
  public int compareTo(OrderId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
