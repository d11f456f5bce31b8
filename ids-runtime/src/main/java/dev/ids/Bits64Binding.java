// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

final class Bits64Binding<T extends TypedId<T>> extends Binding<T> {
  private static final long EXAMPLE = 0x1234_5678_9ABC_DEF0L;

  private final Bits64Scheme scheme;
  private final Carrier.Bits64<T> carrier;

  Bits64Binding(Bits64Scheme scheme, Carrier.Bits64<T> carrier) {
    this.scheme = scheme;
    this.carrier = carrier;
  }

  @Override
  String format(T id) {
    return scheme.format(number(id));
  }

  @Override
  int format(T id, byte[] ascii, int offset) {
    return scheme.format(number(id), ascii, offset);
  }

  @Override
  long number(T id) {
    return carrier.bits().applyAsLong(id);
  }

  @Override
  @Nullable T example() {
    long fits = EXAMPLE & (-1L >>> (Long.SIZE - Math.min(scheme.bits(), Long.SIZE - 1)));
    return firstOf(() -> stored(scheme.example().orElse(fits)), () -> stored(1L), () -> stored(0L));
  }

  @Override
  T parse(String text) {
    return make(scheme.parse(text));
  }

  @Override
  @Nullable StorageForm<T, ?> form(StorageKind kind) {
    return switch (kind) {
      case LONG ->
          new StorageForm<T, Long>(kind, Long.class, Long.BYTES, this::number, this::stored);
      case BINARY, UUID, TEXT -> null;
    };
  }

  @Override
  @Nullable Supplier<T> source(Issuer issuer) {
    if (!(scheme instanceof Bits64Scheme.Issuing issuing)) {
      return null;
    }
    LongSupplier ids = issuing.source(issuer);
    return () -> make(ids.getAsLong());
  }

  private T stored(Long bits) {
    return make(scheme.check(bits));
  }

  private T make(long bits) {
    return carrier.make().apply(bits);
  }
}
