// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.IdType;
import dev.ids.TypedId;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes an id as the key of a map: always its text. Immutable and thread-safe. */
final class IdKeySerializer<T extends TypedId<T>> extends StdSerializer<T> {
  private final IdType<T> type;

  IdKeySerializer(IdType<T> type) {
    super(type.idClass());
    this.type = type;
  }

  @Override
  public void serialize(T id, JsonGenerator out, SerializationContext context) {
    out.writeName(type.format(id));
  }
}
