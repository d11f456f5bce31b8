// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.fasterxml.jackson.core.SerializableString;
import dev.ids.IdType;
import dev.ids.TypedId;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * An id whose text is ASCII that JSON never escapes; a generator lets it write into its own buffer,
 * with neither a String nor a copy in between. Immutable and thread-safe.
 *
 * @param type the class of the id
 * @param id the id
 */
record AsciiText<T extends TypedId<T>>(IdType<T> type, T id) implements SerializableString {
  @Override
  public int appendQuotedUTF8(byte[] buffer, int offset) {
    return type.textLength() > buffer.length - offset ? -1 : type.format(id, buffer, offset);
  }

  @Override
  public int appendUnquotedUTF8(byte[] buffer, int offset) {
    return appendQuotedUTF8(buffer, offset);
  }

  @Override
  public String getValue() {
    return type.format(id);
  }

  @Override
  public int charLength() {
    return getValue().length();
  }

  @Override
  public char[] asQuotedChars() {
    return getValue().toCharArray();
  }

  @Override
  public byte[] asQuotedUTF8() {
    return getValue().getBytes(US_ASCII);
  }

  @Override
  public byte[] asUnquotedUTF8() {
    return asQuotedUTF8();
  }

  @Override
  public int appendQuoted(char[] buffer, int offset) {
    String text = getValue();
    if (text.length() > buffer.length - offset) {
      return -1;
    }
    text.getChars(0, text.length(), buffer, offset);
    return text.length();
  }

  @Override
  public int appendUnquoted(char[] buffer, int offset) {
    return appendQuoted(buffer, offset);
  }

  @Override
  public int writeQuotedUTF8(OutputStream out) throws IOException {
    byte[] text = asQuotedUTF8();
    out.write(text);
    return text.length;
  }

  @Override
  public int writeUnquotedUTF8(OutputStream out) throws IOException {
    return writeQuotedUTF8(out);
  }

  @Override
  public int putQuotedUTF8(ByteBuffer buffer) {
    byte[] text = asQuotedUTF8();
    if (text.length > buffer.remaining()) {
      return -1;
    }
    buffer.put(text);
    return text.length;
  }

  @Override
  public int putUnquotedUTF8(ByteBuffer buffer) {
    return putQuotedUTF8(buffer);
  }
}
