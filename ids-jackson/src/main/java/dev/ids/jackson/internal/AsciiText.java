// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.internal;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.ids.IdType;
import dev.ids.TypedId;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * An id whose text is ASCII that JSON never escapes: the methods that Jackson 2 and 3 both ask a
 * {@code SerializableString} for. A generator lets it write into its own buffer, with neither a
 * String nor a copy in between. Immutable and thread-safe.
 */
public abstract class AsciiText<T extends TypedId<T>> {
  private final IdType<T> type;
  private final T id;

  protected AsciiText(IdType<T> type, T id) {
    this.type = type;
    this.id = id;
  }

  public final int appendQuotedUTF8(byte[] buffer, int offset) {
    return type.textLength() > buffer.length - offset ? -1 : type.format(id, buffer, offset);
  }

  public final int appendUnquotedUTF8(byte[] buffer, int offset) {
    return appendQuotedUTF8(buffer, offset);
  }

  public final String getValue() {
    return type.format(id);
  }

  public final int charLength() {
    return getValue().length();
  }

  public final char[] asQuotedChars() {
    return getValue().toCharArray();
  }

  public final byte[] asQuotedUTF8() {
    return getValue().getBytes(US_ASCII);
  }

  public final byte[] asUnquotedUTF8() {
    return asQuotedUTF8();
  }

  public final int appendQuoted(char[] buffer, int offset) {
    String text = getValue();
    if (text.length() > buffer.length - offset) {
      return -1;
    }
    text.getChars(0, text.length(), buffer, offset);
    return text.length();
  }

  public final int appendUnquoted(char[] buffer, int offset) {
    return appendQuoted(buffer, offset);
  }

  public final int writeQuotedUTF8(OutputStream out) throws IOException {
    byte[] text = asQuotedUTF8();
    out.write(text);
    return text.length;
  }

  public final int writeUnquotedUTF8(OutputStream out) throws IOException {
    return writeQuotedUTF8(out);
  }

  public final int putQuotedUTF8(ByteBuffer buffer) {
    byte[] text = asQuotedUTF8();
    if (text.length > buffer.remaining()) {
      return -1;
    }
    buffer.put(text);
    return text.length;
  }

  public final int putUnquotedUTF8(ByteBuffer buffer) {
    return putQuotedUTF8(buffer);
  }
}
