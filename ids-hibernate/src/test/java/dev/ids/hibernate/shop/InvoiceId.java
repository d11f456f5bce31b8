// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;

/** Issued only: an id that is set already is refused. */
@UlidId(allowAssigned = false)
public record InvoiceId(long high, long low) implements TypedId<InvoiceId> {
  public static final IdType<InvoiceId> TYPE =
      IdType.of(
          InvoiceId.class,
          UlidId.class,
          UlidScheme::of,
          Carrier.bits128(InvoiceId::new, InvoiceId::high, InvoiceId::low));

  public static InvoiceId next() {
    return TYPE.next();
  }

  @Override
  public int compareTo(InvoiceId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
