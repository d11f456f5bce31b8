// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamWriteCapability;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.ids.StorageForm;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import dev.ids.jackson.internal.Plain;
import dev.ids.jackson.internal.Scratch;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes an id as a number, as bytes or as text. Immutable and thread-safe. */
final class IdSerializer<T extends TypedId<T>> extends StdScalarSerializer<T>
    implements ContextualSerializer {
  private static final long serialVersionUID = 1L;

  /** Bytes of the buffer that Jackson gives to a generator. */
  private static final int BUFFER = 8000;

  private static final int QUOTES = 2;

  private final IdForms<T> forms;

  IdSerializer(IdForms<T> forms) {
    super(forms.type().idClass());
    this.forms = forms;
  }

  @Override
  public JsonSerializer<?> createContextual(
      SerializerProvider context, @Nullable BeanProperty property) throws JsonMappingException {
    JsonFormat.Value format = findFormatOverrides(context, property, handledType());
    String problem = forms.problemWith(format);
    if (problem != null) {
      context.reportBadDefinition(handledType(), problem);
    }
    return new IdSerializer<>(forms.shaped(format));
  }

  @Override
  public void serialize(T id, JsonGenerator out, SerializerProvider context) throws IOException {
    StorageForm<T, byte[]> bytes = forms.bytes();
    if (forms.number() != null) {
      out.writeNumber(forms.type().number(id));
    } else if (out instanceof UTF8JsonGenerator json) {
      writeText(id, json);
    } else if (bytes != null && hasBytes(out)) {
      out.writeBinary(bytes.toStored().apply(id));
    } else {
      out.writeString(forms.type().format(id));
    }
  }

  @Override
  public void acceptJsonFormatVisitor(JsonFormatVisitorWrapper visitor, JavaType type)
      throws JsonMappingException {
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
  private void writeText(T id, UTF8JsonGenerator out) throws IOException {
    int end = out.getOutputBuffered() + forms.type().textLength() + QUOTES;
    if (forms.plain() && end < BUFFER && out.getCharacterEscapes() == null) {
      out.writeString(new SerializableId<>(forms.type(), id));
    } else {
      writeAscii(id, out);
    }
  }

  /** No String in between; only this generator takes bytes for text. */
  private void writeAscii(T id, UTF8JsonGenerator out) throws IOException {
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

  /** A buffer takes bytes too, but may end up as JSON. */
  private static boolean hasBytes(JsonGenerator out) {
    return out.getWriteCapabilities().isEnabled(StreamWriteCapability.CAN_WRITE_BINARY_NATIVELY)
        && !(out instanceof TokenBuffer);
  }
}
