// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import java.io.IOException;

/** Writes an id as the key of a map: always its text. Immutable and thread-safe. */
final class IdKeySerializer<T extends TypedId<T>> extends StdSerializer<T> {
  private static final long serialVersionUID = 1L;

  private final IdForms<T> forms;

  IdKeySerializer(IdForms<T> forms) {
    super(forms.type().idClass());
    this.forms = forms;
  }

  @Override
  public void serialize(T id, JsonGenerator out, SerializerProvider context) throws IOException {
    out.writeFieldName(forms.type().format(id));
  }
}
