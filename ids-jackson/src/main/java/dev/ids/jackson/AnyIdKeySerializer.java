// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.TypedId;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Writes a key of a map whose declaration leaves the id class open, as {@code Map<TypedId<?>, ?>}
 * does: each by its own class. Immutable and thread-safe.
 */
final class AnyIdKeySerializer extends StdSerializer<TypedId<?>> {
  AnyIdKeySerializer() {
    super(TypedId.class);
  }

  @Override
  public void serialize(TypedId<?> id, JsonGenerator out, SerializationContext context) {
    context.findKeySerializer(id.getClass(), null).serialize(id, out, context);
  }
}
