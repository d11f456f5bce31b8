// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.InvalidIdException;
import dev.ids.StorageForm;
import dev.ids.TypedId;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadCapability;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/**
 * Reads an id from exactly the tokens that it is written as. Nothing is coerced: a number never
 * becomes text, text never a number, and an empty string is no id. Immutable and thread-safe.
 */
final class IdDeserializer<T extends TypedId<T>> extends StdScalarDeserializer<T> {
  private final IdForms<T> forms;

  IdDeserializer(IdForms<T> forms) {
    super(forms.type().idClass());
    this.forms = forms;
  }

  @Override
  public boolean isCachable() {
    return true;
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    JsonFormat.Value format = findFormatOverrides(context, property, handledType());
    return format != null && format.getShape() == JsonFormat.Shape.STRING
        ? new IdDeserializer<>(forms.asText())
        : this;
  }

  @Override
  public @Nullable T deserialize(JsonParser in, DeserializationContext context) {
    StorageForm<T, Long> number = forms.number();
    return switch (in.currentToken()) {
      case VALUE_STRING -> number == null ? fromText(in, context) : fromDigits(number, in, context);
      case VALUE_NUMBER_INT ->
          number == null ? refuse(in, context) : fromNumber(number, in, context);
      case VALUE_EMBEDDED_OBJECT -> fromEmbedded(in, context);
      // Honours UNWRAP_SINGLE_VALUE_ARRAYS, else refuses.
      case START_ARRAY -> _deserializeFromArray(in, context);
      default -> refuse(in, context);
    };
  }

  private @Nullable T fromText(JsonParser in, DeserializationContext context) {
    String text = in.getString();
    try {
      return forms.type().parse(text);
    } catch (InvalidIdException e) {
      return id(Refusal.ofText(context, idClass(), text, e));
    }
  }

  private @Nullable T fromNumber(
      StorageForm<T, Long> number, JsonParser in, DeserializationContext context) {
    try {
      if (in.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
        throw new InvalidIdException(forms.name(), in.getString(), "does not fit 64 bits");
      }
      return number.fromStored().apply(in.getLongValue());
    } catch (InvalidIdException e) {
      return id(Refusal.ofNumber(context, idClass(), in.getNumberValue(), e));
    }
  }

  /** In formats without numbers, such as CSV, a string token is how a number is written. */
  private @Nullable T fromDigits(
      StorageForm<T, Long> number, JsonParser in, DeserializationContext context) {
    if (!context.isEnabled(StreamReadCapability.UNTYPED_SCALARS)) {
      return refuse(in, context);
    }
    String text = in.getString();
    try {
      return number.fromStored().apply(forms.digits(text));
    } catch (InvalidIdException e) {
      return id(Refusal.ofText(context, idClass(), text, e));
    }
  }

  private @Nullable T fromEmbedded(JsonParser in, DeserializationContext context) {
    Object embedded = in.getEmbeddedObject();
    if (idClass().isInstance(embedded)) {
      return id(embedded); // from a buffer of Java objects
    }
    StorageForm<T, byte[]> form = forms.bytes();
    if (form == null || !(embedded instanceof byte[] bytes)) {
      return refuse(in, context);
    }
    try {
      return form.fromStored().apply(bytes);
    } catch (InvalidIdException e) {
      return id(Refusal.ofBytes(context, getValueType(context), bytes, in, e));
    }
  }

  private @Nullable T refuse(JsonParser in, DeserializationContext context) {
    return id(Refusal.ofToken(context, getValueType(context), in, forms.expected()));
  }

  private @Nullable T id(@Nullable Object id) {
    return idClass().cast(id);
  }

  private Class<T> idClass() {
    return forms.type().idClass();
  }
}
