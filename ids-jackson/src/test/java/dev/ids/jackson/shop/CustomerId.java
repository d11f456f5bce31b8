// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.ulid.Ulid;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;
import java.util.Objects;

/** The same with another prefix. */
@UlidId(prefix = "cus_")
public final class CustomerId implements TypedId<CustomerId> {
  public static final IdType<CustomerId> TYPE =
      IdType.of(
          CustomerId.class,
          UlidId.class,
          UlidScheme::of,
          Carrier.bits128(CustomerId::new, id -> id.high, id -> id.low));

  private static final long serialVersionUID = 1L;

  private final long high;
  private final long low;

  private CustomerId(long high, long low) {
    this.high = high;
    this.low = low;
  }

  public static CustomerId parse(String text) {
    return TYPE.parse(text);
  }

  public Ulid value() {
    return new Ulid(high, low);
  }

  @Override
  public int compareTo(CustomerId other) {
    return value().compareTo(other.value());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CustomerId id && high == id.high && low == id.low;
  }

  @Override
  public int hashCode() {
    return Objects.hash(high, low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
