// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import dev.ids.jackson.internal.IdReader;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/** Reads an id by {@link IdReader}. Immutable and thread-safe. */
final class IdDeserializer<T extends TypedId<T>> extends StdScalarDeserializer<T> {
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
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    JsonFormat.Value format = findFormatOverrides(context, property, handledType());
    String problem = forms.problemWith(format);
    if (problem != null) {
      context.reportBadDefinition(handledType(), problem);
    }
    return new IdDeserializer<>(forms.shaped(format));
  }

  @Override
  public @Nullable T deserialize(JsonParser in, DeserializationContext context) {
    return reader.read(
        new ParserInput(in, context, handledType(), () -> _deserializeFromArray(in, context)));
  }
}
