// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.uuid.UuidId;
import dev.ids.uuid.UuidScheme;

/** A UUID. */
@UuidId
public record UserId(long high, long low) implements TypedId<UserId> {
  public static final IdType<UserId> TYPE =
      IdType.of(
          UserId.class,
          UuidId.class,
          UuidScheme::of,
          Carrier.bits128(UserId::new, UserId::high, UserId::low));

  @Override
  public int compareTo(UserId other) {
    return Long.compareUnsigned(low, other.low);
  }
}
