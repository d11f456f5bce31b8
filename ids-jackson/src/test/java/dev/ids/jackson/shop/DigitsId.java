// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.snowflake.Snowflake;
import dev.ids.snowflake.SnowflakeScheme;

/** Text of nothing but digits. */
@Snowflake
public record DigitsId(long value) implements TypedId<DigitsId> {
  public static final IdType<DigitsId> TYPE =
      IdType.of(
          DigitsId.class,
          Snowflake.class,
          SnowflakeScheme::of,
          Carrier.bits64(DigitsId::new, DigitsId::value));

  @Override
  public int compareTo(DigitsId other) {
    return Long.compare(value, other.value);
  }
}
