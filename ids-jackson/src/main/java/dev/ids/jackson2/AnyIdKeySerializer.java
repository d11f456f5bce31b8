// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.ids.TypedId;
import java.io.IOException;

/**
 * Writes a key of a map whose declaration leaves the id class open, as {@code Map<TypedId<?>, ?>}
 * does: each by its own class. Immutable and thread-safe.
 */
final class AnyIdKeySerializer extends StdSerializer<TypedId<?>> {
  private static final long serialVersionUID = 1L;

  AnyIdKeySerializer() {
    super(TypedId.class, false);
  }

  @Override
  public void serialize(TypedId<?> id, JsonGenerator out, SerializerProvider context)
      throws IOException {
    context.findKeySerializer(id.getClass(), null).serialize(id, out, context);
  }
}
