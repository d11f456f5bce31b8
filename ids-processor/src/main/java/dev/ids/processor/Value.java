// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The value of an annotation's member. */
sealed interface Value {
  /** A string or a boxed primitive. */
  record Literal(Object value) implements Value {
    /** As Java source; a string is left to the writer, which knows how to break lines. */
    String source() {
      if (value instanceof Character c) {
        return c == '\'' || c == '\\' ? "'\\" + c + "'" : quoted(c);
      }
      if (value instanceof Long) {
        return value + "L";
      }
      if (value instanceof Float f) {
        return Float.isFinite(f) ? f + "F" : f > 0 ? "1F / 0" : f < 0 ? "-1F / 0" : "0F / 0";
      }
      if (value instanceof Double d) {
        return Double.isFinite(d) ? "" + d : d > 0 ? "1D / 0" : d < 0 ? "-1D / 0" : "0D / 0";
      }
      return String.valueOf(value);
    }

    private static String quoted(char c) {
      return c >= ' ' && c <= '~' ? "'" + c + "'" : String.format("'\\u%04x'", (int) c);
    }
  }

  record EnumConstant(JavaName type, String name) implements Value {}

  record ClassLiteral(TypeRef type) implements Value {}

  record Nested(AnnotationModel annotation) implements Value {}

  record Many(List<Value> values) implements Value {}

  /** What the compiler cannot tell yet, such as a constant of a class still to be generated. */
  record Unresolved() implements Value {}

  /** Whether a member could have both values, as far as the values tell. */
  default boolean isOfTypeOf(@Nullable Value other) {
    if (this instanceof Literal literal && other instanceof Literal otherLiteral) {
      return literal.value().getClass() == otherLiteral.value().getClass();
    }
    return other == null || !isResolved() || getClass() == other.getClass();
  }

  default boolean isResolved() {
    if (this instanceof Nested nested) {
      return nested.annotation().unresolved().isEmpty();
    }
    if (this instanceof Many many) {
      return many.values().stream().allMatch(Value::isResolved);
    }
    return !(this instanceof Unresolved);
  }
}
