// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static dev.ids.processor.Place.Kind.ELSEWHERE;
import static dev.ids.processor.Place.Kind.ID_CLASS;
import static dev.ids.processor.Place.Kind.MEMBER;
import static dev.ids.processor.Place.Kind.TEAM;

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

  /** The place; empty on what we wrote ourselves, and outside of classes. */
  static Optional<Place> read(Element annotated, AnnotationMirror mirror) {
    if (annotated instanceof TypeElement type) {
      return TargetReader.isGenerated(type) ? Optional.empty() : Optional.of(type(type, mirror));
    }
    Element around = annotated.getEnclosingElement();
    if (around instanceof TypeElement owner) {
      return Optional.of(member(owner, annotated, mirror));
    }
    return around != null && around.getEnclosingElement() instanceof TypeElement owner
        ? Optional.of(member(owner, annotated, mirror))
        : Optional.empty();
  }

  /** Every place in a class, the class itself included. */
  static Stream<Place> allOf(TypeElement owner) {
    return Stream.concat(Stream.of(owner), owner.getEnclosedElements().stream())
        .flatMap(
            element ->
                element.getAnnotationMirrors().stream()
                    .filter(each -> SchemeMirror.of(each).isPresent())
                    .flatMap(mirror -> read(element, mirror).stream()));
  }

  /** Every place in a class where another annotation stands. */
  static Stream<Place> allWith(String annotation, TypeElement owner) {
    return owner.getEnclosedElements().stream()
        .flatMap(
            element ->
                Mirrors.annotation(element, annotation).stream()
                    .flatMap(mirror -> read(element, mirror).stream()));
  }

  private static Place type(TypeElement type, AnnotationMirror mirror) {
    Kind kind =
        type.getKind() == ElementKind.ANNOTATION_TYPE
            ? TEAM
            : type.getKind().isClass() ? ID_CLASS : ELSEWHERE;
    String origin = type.getQualifiedName().toString();
    return new Place(kind, type, mirror, type, origin, type.asType(), -1);
  }

  /**
   * An annotation on a record component is seen on the component, its field and its accessor, and
   * in ecj on a parameter only. The field stands for them all, as javac knows no position for the
   * others; an accessor written out with another annotation stands for itself.
   */
  private static Place member(TypeElement owner, Element annotated, AnnotationMirror mirror) {
    Optional<Element> field = componentField(owner, annotated);
    Optional<AnnotationMirror> same =
        field
            .flatMap(each -> Mirrors.annotation(each, Mirrors.qualifiedName(mirror)))
            .filter(each -> AnnotationReader.read(each).equals(AnnotationReader.read(mirror)));
    if (field.isPresent() && (same.isPresent() || annotated.getKind() != ElementKind.METHOD)) {
      return member(MEMBER, owner, field.get(), same.orElse(mirror));
    }
    Kind kind =
        switch (annotated.getKind()) {
          case FIELD -> MEMBER;
          case METHOD -> isGetter((ExecutableElement) annotated) ? MEMBER : ELSEWHERE;
          default -> ELSEWHERE;
        };
    return member(kind, owner, annotated, mirror);
  }

  private static Place member(
      Kind kind, TypeElement owner, Element member, AnnotationMirror mirror) {
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

  /** The field of a record component, for any view of the component. */
  private static Optional<Element> componentField(TypeElement owner, Element view) {
    boolean isOther = view instanceof ExecutableElement method && !method.getParameters().isEmpty();
    boolean isComponent =
        !isOther
            && owner.getRecordComponents().stream()
                .anyMatch(component -> component.getSimpleName().equals(view.getSimpleName()));
    return ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
        .filter(field -> isComponent && field.getSimpleName().equals(view.getSimpleName()))
        .<Element>map(field -> field)
        .findFirst();
  }
}
