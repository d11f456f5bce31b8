// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.lease;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.snowflake.Snowflake;
import dev.ids.snowflake.SnowflakeScheme;

/** An id with a slot and a time. */
@Snowflake
public record SensorId(long bits) implements TypedId<SensorId> {
  public static final IdType<SensorId> TYPE =
      IdType.of(
          SensorId.class,
          Snowflake.class,
          SnowflakeScheme::of,
          Carrier.bits64(SensorId::new, SensorId::bits));

  public int node() {
    return ((SnowflakeScheme) TYPE.scheme()).node(bits);
  }

  @Override
  public int compareTo(SensorId other) {
    return Long.compareUnsigned(bits, other.bits);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
