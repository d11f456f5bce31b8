// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.tick;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** An id that cannot be issued without a slot. */
@TickId
public record DeviceId(long bits) implements TypedId<DeviceId> {
  public static final IdType<DeviceId> TYPE =
      IdType.of(
          DeviceId.class,
          TickId.class,
          TickScheme::of,
          Carrier.bits64(DeviceId::new, DeviceId::bits));

  public static DeviceId next() {
    return TYPE.next();
  }

  public int slot() {
    return TickScheme.slot(bits);
  }

  @Override
  public int compareTo(DeviceId other) {
    return Long.compareUnsigned(bits, other.bits);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
