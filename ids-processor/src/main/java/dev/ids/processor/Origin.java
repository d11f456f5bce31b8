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
    String name = origin.substring(origin.lastIndexOf('.') + 1);
    return ownerOf(origin, elements).stream()
        .flatMap(owner -> owner.getEnclosedElements().stream())
        .filter(member -> member.getSimpleName().contentEquals(name))
        .anyMatch(member -> declares(member, idClass.simple()));
  }

  /** The class with the declaration, if it still exists. */
  static Optional<TypeElement> ownerOf(String origin, Elements elements) {
    int dot = origin.lastIndexOf('.');
    return dot < 0
        ? Optional.empty()
        : Optional.ofNullable(elements.getTypeElement(origin.substring(0, dot)));
  }

  private static boolean declares(Element member, String simpleName) {
    TypeMirror type =
        member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
    return type instanceof DeclaredType declared
        && declared.asElement().getSimpleName().contentEquals(simpleName)
        && member.getAnnotationMirrors().stream()
            .anyMatch(mirror -> SchemeMirror.of(mirror).isPresent());
  }
}
