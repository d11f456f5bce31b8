// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.IdType;
import dev.ids.InvalidIdException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;

/** Reads an id that is the key of a map: always its text. Immutable and thread-safe. */
final class IdKeyDeserializer extends KeyDeserializer {
  private final IdType<?> type;

  IdKeyDeserializer(IdType<?> type) {
    this.type = type;
  }

  @Override
  public @Nullable Object deserializeKey(String key, DeserializationContext context) {
    try {
      return type.parse(key);
    } catch (InvalidIdException e) {
      return Refusal.ofKey(context, type.idClass(), key, e);
    }
  }
}
