// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.BigEndian;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

final class Bits128Binding<T extends TypedId<T>> extends Binding<T> {
  private static final int BYTES = 16;

  /** Also a UUID of version 7, of the year 2025. */
  private static final long EXAMPLE_HIGH = 0x0199_3A5C_B1D0_7E6FL;

  private static final long EXAMPLE_LOW = 0x8A9B_0C1D_2E3F_4A5BL;

  private final Bits128Scheme<?> scheme;
  private final Carrier.Bits128<T> carrier;

  Bits128Binding(Bits128Scheme<?> scheme, Carrier.Bits128<T> carrier) {
    this.scheme = scheme;
    this.carrier = carrier;
  }

  @Override
  String format(T id) {
    return scheme.format(high(id), low(id));
  }

  @Override
  int format(T id, byte[] ascii, int offset) {
    return scheme.format(high(id), low(id), ascii, offset);
  }

  @Override
  @Nullable T example() {
    return firstOf(() -> stored(EXAMPLE_HIGH, EXAMPLE_LOW), () -> stored(0, 1), () -> stored(0, 0));
  }

  @Override
  T parse(String text) {
    return scheme.parse(text, carrier.make());
  }

  @Override
  @Nullable StorageForm<T, ?> form(StorageKind kind) {
    return switch (kind) {
      case UUID -> new StorageForm<T, UUID>(kind, UUID.class, BYTES, this::toUuid, this::fromUuid);
      case BINARY ->
          new StorageForm<T, byte[]>(kind, byte[].class, BYTES, this::toBytes, this::fromBytes);
      case LONG, TEXT -> null;
    };
  }

  @Override
  @Nullable Supplier<T> source(Issuer issuer) {
    if (!(scheme instanceof Bits128Scheme.Issuing<?> issuing)) {
      return null;
    }
    Bits128Scheme.Source ids = issuing.source(issuer);
    return () -> ids.next(carrier.make());
  }

  @Override
  @Nullable KeyedIds<T> keyedSource(Issuer issuer) {
    if (!(scheme instanceof Bits128Scheme.Keyed<?> keyed)) {
      return null;
    }
    Bits128Scheme.KeyedSource ids = keyed.source(issuer);
    return new KeyedIds<>() {
      @Override
      public T next(String key) {
        return ids.next(key, carrier.make());
      }

      @Override
      public IdRange<T> rangeOf(String key) {
        return new IdRange<>(ids.lowest(key, carrier.make()), ids.highest(key, carrier.make()));
      }
    };
  }

  private UUID toUuid(T id) {
    return new UUID(high(id), low(id));
  }

  private T fromUuid(UUID uuid) {
    return stored(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
  }

  private byte[] toBytes(T id) {
    byte[] bytes = new byte[BYTES];
    BigEndian.putLong(bytes, 0, high(id));
    BigEndian.putLong(bytes, Long.BYTES, low(id));
    return bytes;
  }

  private T fromBytes(byte[] bytes) {
    InvalidIdException.checkLength(scheme.name(), bytes, BYTES);
    return stored(BigEndian.getLong(bytes, 0), BigEndian.getLong(bytes, Long.BYTES));
  }

  private T stored(long high, long low) {
    scheme.check(high, low);
    return carrier.make().of(high, low);
  }

  private long high(T id) {
    return carrier.high().applyAsLong(id);
  }

  private long low(T id) {
    return carrier.low().applyAsLong(id);
  }
}
