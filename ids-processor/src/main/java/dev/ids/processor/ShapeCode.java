// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The method bodies that depend on how an id keeps its bits, as templates: {@code $self:T} is the
 * id class, {@code $long:T} is {@code java.lang.Long}, {@code $W} a space or a line break.
 */
final class ShapeCode {
  private final Shape shape;
  private final List<String> fields;

  ShapeCode(Shape shape, List<String> fields) {
    this.shape = shape;
    this.fields = fields;
  }

  /** Arguments of the {@code Carrier} factory of this shape. */
  String carrierArguments() {
    return switch (shape) {
      case BITS64, BITS128, TEXT ->
          "$self:T::new, " + join(fields, ", ", field -> "id -> id." + field);
      case BYTES -> maker() + ", $self:T::word";
    };
  }

  /** Takes the words of the contract and drops those that the size does not need. */
  private String maker() {
    return hasSpareWords()
        ? "(" + String.join(", ", shape.parameters()) + ") -> new $self:T(" + parts() + ")"
        : "$self:T::new";
  }

  String constructor() {
    return switch (shape) {
      case BITS64 -> "this.bits = SCHEME.check(bits);\n";
      // Checked by who calls it: reading a text has checked it already.
      case TEXT -> "this.text = text;\n";
      case BITS128, BYTES ->
          "SCHEME.check("
              + schemeArguments()
              + ");\n"
              + join(fields, "", field -> "this." + field + " = " + field + ";\n");
    };
  }

  /** The arguments of the constructor, from {@code value}. */
  String partsOfValue() {
    return switch (shape) {
      case BITS64 -> "value";
      case TEXT -> "SCHEME.parse(value)";
      case BITS128 -> "SCHEME.high(value), SCHEME.low(value)";
      case BYTES ->
          IntStream.range(0, fields.size())
              .mapToObj(index -> "SCHEME.word(value, " + index + ")")
              .collect(Collectors.joining(",$W"));
    };
  }

  String value() {
    return switch (shape) {
      case BITS64, TEXT -> parts();
      case BITS128, BYTES -> "SCHEME.value(" + schemeArguments() + ")";
    };
  }

  /** The arguments of the constructor, from the fields. */
  String parts() {
    return String.join(", ", fields);
  }

  /** The arguments of the constructor, from fields that a stream has brought. */
  String partsOfStream() {
    return shape == Shape.TEXT ? "SCHEME.parse(text)" : parts();
  }

  /** What the scheme's methods take: the fields, and 0 for words that the size does not need. */
  String schemeArguments() {
    return hasSpareWords() ? parts() + ", 0".repeat(Shape.MAX_WORDS - fields.size()) : parts();
  }

  String compareTo() {
    return switch (shape) {
      case BITS64 -> "return $long:T.compare(bits, other.bits);\n";
      case TEXT -> "return text.compareTo(other.text);\n";
      case BITS128, BYTES -> compareWords();
    };
  }

  private String compareWords() {
    int last = fields.size() - 1;
    StringBuilder code = new StringBuilder();
    for (String field : fields.subList(0, last)) {
      code.append("if (" + field + " != other." + field + ") {\n$>")
          .append("return " + compareUnsigned(field) + ";\n$<}\n");
    }
    return code.append("return " + compareUnsigned(fields.get(last)) + ";\n").toString();
  }

  private static String compareUnsigned(String field) {
    return "$long:T.compareUnsigned(" + field + ", other." + field + ")";
  }

  String isEqual() {
    return shape == Shape.TEXT
        ? "text.equals(id.text)"
        : join(fields, "$W&& ", field -> field + " == id." + field);
  }

  String hash() {
    if (shape == Shape.TEXT) {
      return "return text.hashCode();\n";
    }
    String bits = fields.get(0);
    for (String field : fields.subList(1, fields.size())) {
      bits = "(" + bits + " * 31 + " + field + ")";
    }
    return "// Ids of one moment differ in a few bits; the product spreads them over the hash.\n"
        + "return (int) ("
        + bits
        + " * 0x9E3779B97F4A7C15L >>> 32);\n";
  }

  /** The body of {@code word(int index)}, which {@link Shape#BYTES} needs. */
  String word() {
    StringBuilder code = new StringBuilder("return switch (index) {\n$>");
    for (int index = 0; index < fields.size(); index++) {
      boolean last = index == Shape.MAX_WORDS - 1;
      code.append(last ? "default" : "case " + index).append(" -> " + fields.get(index) + ";\n");
    }
    return code.append(hasSpareWords() ? "default -> 0;\n" : "").append("$<};\n").toString();
  }

  private boolean hasSpareWords() {
    return fields.size() < shape.parameters().size();
  }

  private static String join(List<String> fields, String separator, Function<String, String> code) {
    return fields.stream().map(code).collect(Collectors.joining(separator));
  }
}
