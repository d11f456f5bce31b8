// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import dev.ids.jackson.internal.IdReader;
import java.io.IOException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Reads an id that is the key of a map: always its text. Immutable and thread-safe. */
final class IdKeyDeserializer<T extends TypedId<T>> extends KeyDeserializer
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Class<T> idClass;
  private final IdReader<T> reader;

  IdKeyDeserializer(IdType<T> type) {
    this.idClass = type.idClass();
    this.reader = new IdReader<>(IdForms.of(type));
  }

  @Override
  public @Nullable Object deserializeKey(String key, DeserializationContext context)
      throws IOException {
    return reader.readKey(key, new ParserInput(context.getParser(), context, idClass, () -> null));
  }
}
