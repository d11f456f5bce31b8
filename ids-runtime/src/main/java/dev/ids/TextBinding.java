// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Ascii;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

final class TextBinding<T extends TypedId<T>> extends Binding<T> {
  private final TextScheme scheme;
  private final Carrier.Text<T> carrier;

  TextBinding(TextScheme scheme, Carrier.Text<T> carrier) {
    this.scheme = scheme;
    this.carrier = carrier;
  }

  @Override
  String format(T id) {
    return carrier.text().apply(id);
  }

  @Override
  int format(T id, byte[] ascii, int offset) {
    return Ascii.put(carrier.text().apply(id), ascii, offset);
  }

  @Override
  @Nullable T example() {
    return scheme.example().map(this::parse).orElse(null);
  }

  @Override
  T parse(String text) {
    return carrier.make().apply(scheme.parse(text));
  }

  @Override
  @Nullable StorageForm<T, ?> form(StorageKind kind) {
    return null;
  }

  @Override
  @Nullable Supplier<T> source(Issuer issuer) {
    if (!(scheme instanceof TextScheme.Issuing issuing)) {
      return null;
    }
    Supplier<String> ids = issuing.source(issuer);
    return () -> parse(ids.get());
  }
}
