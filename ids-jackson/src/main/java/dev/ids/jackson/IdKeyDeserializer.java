// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import dev.ids.jackson.internal.IdReader;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;

/** Reads an id that is the key of a map: always its text. Immutable and thread-safe. */
final class IdKeyDeserializer<T extends TypedId<T>> extends KeyDeserializer {
  private final Class<T> idClass;
  private final IdReader<T> reader;

  IdKeyDeserializer(IdType<T> type) {
    this.idClass = type.idClass();
    this.reader = new IdReader<>(IdForms.of(type));
  }

  @Override
  public @Nullable Object deserializeKey(String key, DeserializationContext context) {
    return reader.readKey(key, new ParserInput(context.getParser(), context, idClass, () -> null));
  }
}
