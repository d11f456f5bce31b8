// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes JSON as ASCII on one line (RFC 8259). */
final class Json {
  private final StringBuilder out = new StringBuilder(256);

  private Json() {}

  /**
   * The text of a value.
   *
   * @param value a map with text keys, a list, a text, a number, a boolean, or null; anything else
   *     is written as its text
   */
  static String of(@Nullable Object value) {
    Json json = new Json();
    json.value(value);
    return json.out.toString();
  }

  private void value(@Nullable Object value) {
    if (value == null || value instanceof Boolean || isFinite(value)) {
      out.append(value);
    } else if (value instanceof Map<?, ?> map) {
      object(map);
    } else if (value instanceof Iterable<?> items) {
      array(items);
    } else {
      text(value.toString());
    }
  }

  /** JSON has no number for infinity. */
  private static boolean isFinite(Object value) {
    return value instanceof Number number && Double.isFinite(number.doubleValue());
  }

  private void object(Map<?, ?> map) {
    out.append('{');
    Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
    while (entries.hasNext()) {
      Map.Entry<?, ?> entry = entries.next();
      text(String.valueOf(entry.getKey()));
      out.append(':');
      value(entry.getValue());
      if (entries.hasNext()) {
        out.append(',');
      }
    }
    out.append('}');
  }

  private void array(Iterable<?> items) {
    out.append('[');
    Iterator<?> rest = items.iterator();
    while (rest.hasNext()) {
      value(rest.next());
      if (rest.hasNext()) {
        out.append(',');
      }
    }
    out.append(']');
  }

  private void text(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c >= ' ' && c <= '~') {
        out.append(c);
      } else {
        // All others, so that no terminal or charset changes them.
        out.append(String.format("\\u%04x", (int) c));
      }
    }
    out.append('"');
  }
}
