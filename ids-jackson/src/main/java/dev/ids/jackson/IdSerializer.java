// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.StorageForm;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import dev.ids.jackson.internal.Plain;
import dev.ids.jackson.internal.Scratch;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamWriteCapability;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/** Writes an id as a number, as bytes or as text. Immutable and thread-safe. */
final class IdSerializer<T extends TypedId<T>> extends StdScalarSerializer<T> {
  /** Bytes of the buffer that Jackson gives to a generator. */
  private static final int BUFFER = 8000;

  private static final int QUOTES = 2;

  private final IdForms<T> forms;

  IdSerializer(IdForms<T> forms) {
    super(forms.type().idClass());
    this.forms = forms;
  }

  @Override
  public ValueSerializer<?> createContextual(
      SerializationContext context, @Nullable BeanProperty property) {
    JsonFormat.Value format = findFormatOverrides(context, property, handledType());
    String problem = forms.problemWith(format);
    if (problem != null) {
      context.reportBadDefinition(handledType(), problem);
    }
    return new IdSerializer<>(forms.shaped(format));
  }

  @Override
  public void serialize(T id, JsonGenerator out, SerializationContext context) {
    StorageForm<T, byte[]> bytes = forms.bytes();
    if (forms.number() != null) {
      out.writeNumber(forms.type().number(id));
    } else if (out instanceof UTF8JsonGenerator json) {
      writeText(id, json);
    } else if (bytes != null && hasBytes(context)) {
      out.writeBinary(bytes.toStored().apply(id));
    } else {
      out.writeString(forms.type().format(id));
    }
  }

  @Override
  public void acceptJsonFormatVisitor(JsonFormatVisitorWrapper visitor, JavaType type) {
    if (forms.number() != null) {
      visitIntFormat(visitor, type, JsonParser.NumberType.LONG);
    } else {
      visitStringFormat(visitor, type);
    }
  }

  /**
   * Into the generator's own buffer. Not where that may be full: what then takes the text as an
   * object would make the compiler allocate it every time.
   */
  private void writeText(T id, UTF8JsonGenerator out) {
    int end = out.streamWriteOutputBuffered() + forms.type().textLength() + QUOTES;
    if (forms.plain() && end < BUFFER && out.getCharacterEscapes() == null) {
      out.writeString(new SerializableId<>(forms.type(), id));
    } else {
      writeAscii(id, out);
    }
  }

  /** No String in between; only this generator takes bytes for text. */
  private void writeAscii(T id, UTF8JsonGenerator out) {
    byte[] scratch = Scratch.take();
    int length = forms.ascii(id, scratch);
    if (length < 0) {
      out.writeString(forms.type().format(id));
    } else if (out.getCharacterEscapes() == null && Plain.is(scratch, length)) {
      out.writeRawUTF8String(scratch, 0, length);
    } else {
      out.writeUTF8String(scratch, 0, length);
    }
    Scratch.giveBack(scratch);
  }

  /** Asks for the format, not the generator: a buffer takes bytes but may end up as JSON. */
  private static boolean hasBytes(SerializationContext context) {
    return context.isEnabled(StreamWriteCapability.CAN_WRITE_BINARY_NATIVELY);
  }
}
