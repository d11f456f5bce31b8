// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads where a scheme annotation stands. */
final class PlaceReader {
  private PlaceReader() {}

  /** The place; empty if it is only another view of a place that is read elsewhere. */
  static Optional<Place> read(Element annotated, AnnotationMirror mirror) {
    if (annotated.getKind().isClass() || annotated.getKind().isInterface()) {
      TypeElement type = (TypeElement) annotated;
      String origin = type.getQualifiedName().toString();
      boolean isClass = annotated.getKind().isClass();
      Place.Kind kind = isClass ? Place.Kind.ID_CLASS : Place.Kind.ELSEWHERE;
      return Optional.of(new Place(kind, type, mirror, type, origin, type.asType(), -1));
    }
    if (!(annotated.getEnclosingElement() instanceof TypeElement owner)) {
      return outsideMembers(annotated, mirror);
    }
    Element component = componentField(owner, annotated).orElse(annotated);
    return Optional.of(member(owner, component, mirror));
  }

  private static Place member(TypeElement owner, Element member, AnnotationMirror mirror) {
    Place.Kind kind =
        switch (member.getKind()) {
          case FIELD -> Place.Kind.MEMBER;
          case METHOD ->
              ((ExecutableElement) member).getParameters().isEmpty()
                  ? Place.Kind.MEMBER
                  : Place.Kind.ELSEWHERE;
          default -> Place.Kind.ELSEWHERE;
        };
    return new Place(
        kind,
        member,
        mirror,
        owner,
        owner.getQualifiedName() + "." + member.getSimpleName(),
        typeOf(member),
        owner.getEnclosedElements().indexOf(member));
  }

  private static TypeMirror typeOf(Element member) {
    return member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
  }

  /**
   * The field of a record component. An annotation on a component is seen on the component, its
   * field and its accessor alike; only the field has a position in javac.
   */
  private static Optional<Element> componentField(TypeElement owner, Element member) {
    boolean isComponent =
        owner.getKind() == ElementKind.RECORD
            && owner.getRecordComponents().stream()
                .anyMatch(component -> component.getSimpleName().equals(member.getSimpleName()));
    return isComponent
        ? ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
            .filter(field -> field.getSimpleName().equals(member.getSimpleName()))
            .<Element>map(field -> field)
            .findFirst()
        : Optional.empty();
  }

  /** Parameters: ecj shows a record component's annotation on the constructor's, too. */
  private static Optional<Place> outsideMembers(Element annotated, AnnotationMirror mirror) {
    Element method = annotated.getEnclosingElement();
    if (method == null || !(method.getEnclosingElement() instanceof TypeElement owner)) {
      return Optional.empty();
    }
    if (componentField(owner, annotated).isPresent()
        && method.getKind() == ElementKind.CONSTRUCTOR) {
      return Optional.empty();
    }
    String origin = owner.getQualifiedName() + "." + method.getSimpleName();
    return Optional.of(
        new Place(Place.Kind.ELSEWHERE, annotated, mirror, owner, origin, annotated.asType(), -1));
  }
}
