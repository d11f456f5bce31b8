// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

final class Bits64Binding<T extends TypedId<T>> extends Binding<T> {
  private final Bits64Scheme scheme;
  private final Carrier.Bits64<T> carrier;

  Bits64Binding(Bits64Scheme scheme, Carrier.Bits64<T> carrier) {
    this.scheme = scheme;
    this.carrier = carrier;
  }

  @Override
  String format(T id) {
    return scheme.format(carrier.bits().applyAsLong(id));
  }

  @Override
  T parse(String text) {
    return make(scheme.parse(text));
  }

  @Override
  @Nullable StorageForm<T, ?> form(StorageKind kind) {
    return switch (kind) {
      case LONG ->
          new StorageForm<T, Long>(
              kind, Long.class, Long.BYTES, id -> carrier.bits().applyAsLong(id), this::stored);
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
