// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static dev.ids.processor.Place.Kind.ELSEWHERE;
import static dev.ids.processor.Place.Kind.ID_CLASS;
import static dev.ids.processor.Place.Kind.MEMBER;

import dev.ids.processor.Place.Kind;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads where a scheme annotation stands. */
final class PlaceReader {
  private PlaceReader() {}

  /** The place; empty if it is only another view of a place that is read elsewhere. */
  static Optional<Place> read(Element annotated, AnnotationMirror mirror) {
    if (annotated instanceof TypeElement type && TargetReader.isGenerated(type)) {
      return Optional.empty();
    }
    if (annotated.getKind().isClass() || annotated.getKind().isInterface()) {
      TypeElement type = (TypeElement) annotated;
      String origin = type.getQualifiedName().toString();
      boolean isClass = annotated.getKind().isClass();
      Kind kind = isClass ? ID_CLASS : ELSEWHERE;
      return Optional.of(new Place(kind, type, mirror, type, origin, type.asType(), -1));
    }
    if (!(annotated.getEnclosingElement() instanceof TypeElement owner)) {
      return outsideMembers(annotated, mirror);
    }
    return readMember(owner, annotated, mirror);
  }

  /**
   * An annotation on a record component is seen on the component, its field and its accessor alike.
   * The field stands for all three: javac knows no position for the others.
   */
  private static Optional<Place> readMember(
      TypeElement owner, Element annotated, AnnotationMirror mirror) {
    Optional<Element> field = componentField(owner, annotated).filter(each -> each != annotated);
    boolean isView =
        field
            .flatMap(each -> Mirrors.annotation(each, Mirrors.qualifiedName(mirror)))
            .filter(each -> AnnotationReader.read(each).equals(AnnotationReader.read(mirror)))
            .isPresent();
    boolean isComponent = annotated.getKind() == ElementKind.RECORD_COMPONENT;
    Element shown = isComponent ? field.orElse(annotated) : annotated;
    return isView ? Optional.empty() : Optional.of(member(owner, shown, mirror));
  }

  /** Every place in a class, the class itself included. */
  static Stream<Place> allOf(TypeElement owner) {
    return Stream.concat(Stream.of(owner), owner.getEnclosedElements().stream())
        .flatMap(
            element ->
                element.getAnnotationMirrors().stream()
                    .filter(each -> SchemeReader.isSchemeAnnotation(Mirrors.elementOf(each)))
                    .flatMap(mirror -> read(element, mirror).stream()));
  }

  private static Place member(TypeElement owner, Element member, AnnotationMirror mirror) {
    Kind kind =
        switch (member.getKind()) {
          case FIELD -> MEMBER;
          case METHOD -> isGetter((ExecutableElement) member) ? MEMBER : ELSEWHERE;
          default -> ELSEWHERE;
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

  private static boolean isGetter(ExecutableElement method) {
    return method.getParameters().isEmpty() && method.getReturnType().getKind() != TypeKind.VOID;
  }

  private static TypeMirror typeOf(Element member) {
    return member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
  }

  /**
   * The field of a record component; {@code view} is the component, its accessor or a parameter.
   */
  private static Optional<Element> componentField(TypeElement owner, Element view) {
    boolean isMethod =
        view instanceof ExecutableElement method && !method.getParameters().isEmpty();
    boolean isComponent =
        !isMethod
            && owner.getRecordComponents().stream()
                .anyMatch(component -> component.getSimpleName().equals(view.getSimpleName()));
    return ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
        .filter(field -> isComponent && field.getSimpleName().equals(view.getSimpleName()))
        .<Element>map(field -> field)
        .findFirst();
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
        new Place(ELSEWHERE, annotated, mirror, owner, origin, annotated.asType(), -1));
  }
}
