// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** Carries 128 bits, issued for a key. */
@PerKey(prefix = "doc_")
public record TenantDocId(long high, long low) implements TypedId<TenantDocId> {
  public static final IdType<TenantDocId> TYPE =
      IdType.of(
          TenantDocId.class,
          PerKey.class,
          PerKeyScheme::of,
          Carrier.bits128(TenantDocId::new, TenantDocId::high, TenantDocId::low));

  @Override
  public int compareTo(TenantDocId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }
}
