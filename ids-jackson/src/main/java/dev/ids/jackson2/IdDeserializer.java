// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import dev.ids.jackson.internal.IdReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads an id by {@link IdReader}. Immutable and thread-safe. */
final class IdDeserializer<T extends TypedId<T>> extends StdScalarDeserializer<T>
    implements ContextualDeserializer {
  private static final long serialVersionUID = 1L;

  private final IdForms<T> forms;
  private final IdReader<T> reader;

  IdDeserializer(IdForms<T> forms) {
    super(forms.type().idClass());
    this.forms = forms;
    this.reader = new IdReader<>(forms);
  }

  @Override
  public boolean isCachable() {
    return true;
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    JsonFormat.Value format = findFormatOverrides(context, property, handledType());
    String problem = forms.problemWith(format);
    if (problem != null) {
      context.reportBadDefinition(handledType(), problem);
    }
    return new IdDeserializer<>(forms.shaped(format));
  }

  @Override
  public @Nullable T deserialize(JsonParser in, DeserializationContext context) throws IOException {
    return reader.read(
        new ParserInput(in, context, handledType(), () -> _deserializeFromArray(in, context)));
  }
}
