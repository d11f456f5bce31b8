// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;

/** Reads an annotation as written. */
final class AnnotationReader extends SimpleAnnotationValueVisitor14<Value, Void> {
  private static final String ERROR = "<error>";
  private static final AnnotationReader VALUES = new AnnotationReader();

  private AnnotationReader() {}

  static AnnotationModel read(AnnotationMirror mirror) {
    TypeElement type = Mirrors.elementOf(mirror);
    Map<String, Value> defaults = defaults(type);
    Map<String, Value> written = new LinkedHashMap<>();
    mirror
        .getElementValues()
        .forEach(
            (member, value) -> {
              String name = member.getSimpleName().toString();
              Value read = read(member, value);
              if (!read.equals(defaults.get(name))) {
                written.put(name, read);
              }
            });
    return new AnnotationModel(Mirrors.nameOf(type), written, defaults);
  }

  static Map<String, Value> defaults(TypeElement type) {
    Map<String, Value> defaults = new HashMap<>();
    for (ExecutableElement member : ElementFilter.methodsIn(type.getEnclosedElements())) {
      AnnotationValue value = member.getDefaultValue();
      if (value != null) {
        defaults.put(member.getSimpleName().toString(), read(member, value));
      }
    }
    return defaults;
  }

  private static Value read(ExecutableElement member, AnnotationValue value) {
    Value read = read(value);
    boolean isArray = member.getReturnType().getKind() == TypeKind.ARRAY;
    return isArray && !(read instanceof Value.Many) && read.isResolved()
        ? new Value.Many(List.of(read))
        : read;
  }

  private static Value read(AnnotationValue value) {
    Value read = VALUES.visit(value);
    // What compilers show in place of a value that they cannot resolve; javac without quotes.
    boolean isUnresolved = value.toString().equals(ERROR) || read.equals(new Value.Literal(ERROR));
    return isUnresolved ? new Value.Unresolved() : read;
  }

  @Override
  protected Value defaultAction(Object constant, Void unused) {
    return new Value.Literal(constant);
  }

  @Override
  public Value visitEnumConstant(VariableElement constant, Void unused) {
    TypeElement type = (TypeElement) ((DeclaredType) constant.asType()).asElement();
    return new Value.EnumConstant(Mirrors.nameOf(type), constant.getSimpleName().toString());
  }

  @Override
  public Value visitType(TypeMirror type, Void unused) {
    return Mirrors.typeRef(type)
        .<Value>map(Value.ClassLiteral::new)
        .orElseGet(Value.Unresolved::new);
  }

  @Override
  public Value visitAnnotation(AnnotationMirror nested, Void unused) {
    return new Value.Nested(read(nested));
  }

  @Override
  public Value visitArray(List<? extends AnnotationValue> values, Void unused) {
    return new Value.Many(values.stream().map(AnnotationReader::read).toList());
  }
}
