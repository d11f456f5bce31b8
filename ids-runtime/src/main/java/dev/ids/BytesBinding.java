// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

final class BytesBinding<T extends TypedId<T>> extends Binding<T> {
  private static final int WORDS = 4;

  private final BytesScheme<?> scheme;
  private final Carrier.Bytes<T> carrier;

  BytesBinding(BytesScheme<?> scheme, Carrier.Bytes<T> carrier) {
    if (scheme.size() < 1 || scheme.size() > WORDS * Long.BYTES) {
      throw new IllegalArgumentException(
          "scheme " + scheme.name() + " must have 1 to 32 bytes: " + scheme.size());
    }
    this.scheme = scheme;
    this.carrier = carrier;
  }

  @Override
  String format(T id) {
    return scheme.format(word(id, 0), word(id, 1), word(id, 2), word(id, 3));
  }

  @Override
  int format(T id, byte[] ascii, int offset) {
    return scheme.format(word(id, 0), word(id, 1), word(id, 2), word(id, 3), ascii, offset);
  }

  @Override
  @Nullable T example() {
    byte[] counting = new byte[scheme.size()];
    for (int i = 0; i < counting.length; i++) {
      counting[i] = (byte) (i * 0x11);
    }
    return firstOf(() -> fromBytes(counting), () -> fromBytes(new byte[scheme.size()]));
  }

  @Override
  T parse(String text) {
    return scheme.parse(text, carrier.make());
  }

  @Override
  @Nullable StorageForm<T, ?> form(StorageKind kind) {
    return switch (kind) {
      case BINARY ->
          new StorageForm<T, byte[]>(
              kind, byte[].class, scheme.size(), this::toBytes, this::fromBytes);
      case UUID, LONG, TEXT -> null;
    };
  }

  @Override
  @Nullable Supplier<T> source(Issuer issuer) {
    if (!(scheme instanceof BytesScheme.Issuing<?> issuing)) {
      return null;
    }
    BytesScheme.Source ids = issuing.source(issuer);
    return () -> ids.next(carrier.make());
  }

  private byte[] toBytes(T id) {
    int size = scheme.size();
    byte[] bytes = new byte[size];
    for (int i = size - 1, fromEnd = 0; i >= 0; i--, fromEnd++) {
      int word = words() - 1 - fromEnd / Long.BYTES;
      bytes[i] = (byte) (word(id, word) >>> (fromEnd % Long.BYTES * Byte.SIZE));
    }
    return bytes;
  }

  private T fromBytes(byte[] bytes) {
    int size = scheme.size();
    InvalidIdException.checkLength(scheme.name(), bytes, size);
    long[] words = new long[WORDS];
    for (int i = 0; i < size; i++) {
      int word = words() - 1 - (size - 1 - i) / Long.BYTES;
      words[word] = words[word] << Byte.SIZE | Byte.toUnsignedLong(bytes[i]);
    }
    scheme.check(words[0], words[1], words[2], words[3]);
    return carrier.make().of(words[0], words[1], words[2], words[3]);
  }

  private int words() {
    return (scheme.size() + Long.BYTES - 1) / Long.BYTES;
  }

  private long word(T id, int index) {
    return carrier.word().of(id, index);
  }
}
