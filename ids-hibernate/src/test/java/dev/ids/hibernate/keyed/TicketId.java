// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.keyed;

import dev.ids.Carrier;
import dev.ids.IdRange;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.relative.RelativeId;
import dev.ids.relative.RelativeIdScheme;

/** Issued for a key. */
@RelativeId(prefix = "tkt_")
public record TicketId(long high, long low) implements TypedId<TicketId> {
  public static final IdType<TicketId> TYPE =
      IdType.of(
          TicketId.class,
          RelativeId.class,
          RelativeIdScheme::of,
          Carrier.bits128(TicketId::new, TicketId::high, TicketId::low));

  public static TicketId next(String key) {
    return TYPE.next(key);
  }

  public static IdRange<TicketId> rangeOf(String key) {
    return TYPE.rangeOf(key);
  }

  @Override
  public int compareTo(TicketId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
