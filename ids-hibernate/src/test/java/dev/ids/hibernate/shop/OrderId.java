// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.ulid.Ulid;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;
import java.io.Serial;
import java.time.Instant;
import java.util.Optional;

/** Written by hand in the form of a generated class; stored as the scheme's default. */
@UlidId(prefix = "ord_")
public final class OrderId implements TypedId<OrderId> {
  public static final IdType<OrderId> TYPE =
      IdType.of(
          OrderId.class,
          UlidId.class,
          UlidScheme::of,
          Carrier.bits128(OrderId::new, id -> id.high, id -> id.low));

  private static final UlidScheme SCHEME = TYPE.scheme(UlidScheme.class);

  @Serial private static final long serialVersionUID = 1L;

  private final long high;
  private final long low;

  private OrderId(long high, long low) {
    SCHEME.check(high, low);
    this.high = high;
    this.low = low;
  }

  public static OrderId of(Ulid value) {
    return new OrderId(SCHEME.high(value), SCHEME.low(value));
  }

  public static OrderId next() {
    return TYPE.next();
  }

  public static OrderId parse(String text) {
    return TYPE.parse(text);
  }

  public static Optional<OrderId> tryParse(String text) {
    return TYPE.tryParse(text);
  }

  public static OrderId valueOf(String text) {
    return parse(text);
  }

  public Ulid value() {
    return SCHEME.value(high, low);
  }

  public Instant timestamp() {
    return UlidScheme.timestamp(high, low);
  }

  @Override
  public int compareTo(OrderId other) {
    int byHigh = Long.compareUnsigned(high, other.high);
    return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OrderId id && high == id.high && low == id.low;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(high * 31 + low);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }

  @Serial
  private Object readResolve() {
    return new OrderId(high, low);
  }
}
