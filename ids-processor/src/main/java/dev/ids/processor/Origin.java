// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.GeneratedTypedId;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Where a generated class was declared, as its marker says. */
final class Origin {
  private Origin() {}

  /** Such as {@code shop.Order.id}; empty if ids-processor did not write the class. */
  static Optional<String> of(TypeElement idClass) {
    return Mirrors.annotation(idClass, GeneratedTypedId.class.getCanonicalName())
        .map(AnnotationReader::read)
        .flatMap(
            marker ->
                marker.member("value") instanceof Value.Literal literal
                    ? Optional.of(literal.value().toString())
                    : Optional.empty());
  }

  /** Whether the declaration is still in the source that the class was written for. */
  static boolean stillDeclares(String origin, JavaName idClass, Elements elements) {
    int dot = origin.lastIndexOf('.');
    TypeElement owner = dot < 0 ? null : elements.getTypeElement(origin.substring(0, dot));
    return owner != null
        && owner.getEnclosedElements().stream()
            .filter(member -> member.getSimpleName().contentEquals(origin.substring(dot + 1)))
            .anyMatch(member -> declares(member, idClass.simple()));
  }

  private static boolean declares(Element member, String simpleName) {
    TypeMirror type =
        member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
    return type instanceof DeclaredType declared
        && declared.asElement().getSimpleName().contentEquals(simpleName)
        && member.getAnnotationMirrors().stream()
            .anyMatch(mirror -> SchemeReader.isSchemeAnnotation(Mirrors.elementOf(mirror)));
  }
}
