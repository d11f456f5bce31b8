// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes an id as the key of a map: always its text. Immutable and thread-safe. */
final class IdKeySerializer<T extends TypedId<T>> extends StdSerializer<T> {
  private final IdForms<T> forms;

  IdKeySerializer(IdForms<T> forms) {
    super(forms.type().idClass());
    this.forms = forms;
  }

  @Override
  public void serialize(T id, JsonGenerator out, SerializationContext context) {
    out.writeName(forms.type().format(id));
  }
}
