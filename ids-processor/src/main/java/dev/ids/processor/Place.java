// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * Where a scheme annotation stands.
 *
 * @param element what messages point at; a record component's is its field
 * @param mirror the annotation
 * @param owner the class around it, or the class itself for {@link Kind#ID_CLASS}
 * @param origin its name in messages, such as {@code shop.Order.id}
 * @param type the declared type
 * @param index position among the members of the owner
 */
record Place(
    Kind kind,
    Element element,
    AnnotationMirror mirror,
    TypeElement owner,
    String origin,
    TypeMirror type,
    int index) {
  /** Stable across compilers, which hand out annotated elements in orders of their own. */
  static final Comparator<Place> ORDER =
      Comparator.comparing((Place place) -> place.kind() != Kind.TEAM)
          .thenComparing(place -> place.owner().getQualifiedName().toString())
          .thenComparing(Place::index)
          .thenComparing(place -> Mirrors.qualifiedName(place.mirror()));

  enum Kind {
    /** A field, getter, record component or method of a catalogue: the class is generated. */
    MEMBER,
    /** A class written by hand. */
    ID_CLASS,
    /** A team's annotation that carries the scheme's. */
    TEAM,
    /** Anything that cannot declare an id. */
    ELSEWHERE
  }

  SchemeMirror declaredBy() {
    return SchemeMirror.of(mirror).orElseThrow();
  }

  /** The declaration, members of a team's annotation merged in. */
  AnnotationModel declaration() {
    return kind == Kind.TEAM ? SchemeMirror.readTeam(owner, mirror) : declaredBy().read();
  }

  /** The name of the attribute, such as {@code id} for {@code getId()}. */
  String attribute() {
    return Attributes.name(element);
  }

  /** The annotation as users write it. */
  String annotationName() {
    return "@" + Mirrors.elementOf(mirror).getSimpleName();
  }

  /** One name for all views of a declaration: only a record's component has more than one. */
  String view() {
    return owner.getKind() == ElementKind.RECORD
        ? origin
        : origin + " " + element.getKind() + element;
  }

  String packageName() {
    return Mirrors.packageOf(owner).getQualifiedName().toString();
  }

  /** The attribute with a name for its id class, such as {@code OrderId id}. */
  String suggestion() {
    String attribute = attribute();
    if (attribute.equalsIgnoreCase("id")) {
      return declaring(owner.getSimpleName() + "Id");
    }
    String capital = attribute.substring(0, 1).toUpperCase(Locale.ROOT) + attribute.substring(1);
    return declaring(capital.endsWith("Id") ? capital : capital + "Id");
  }

  /** The same declaration, with messages at another annotation of the attribute. */
  Place at(Element otherView, AnnotationMirror other) {
    return new Place(kind, otherView, other, owner, origin, type, index);
  }

  boolean isInCatalogue() {
    return owner.getKind().isInterface();
  }

  /** The attribute with {@code type} as its type. */
  String declaring(String type) {
    return type + " " + element.getSimpleName() + (isMethod() ? "()" : "");
  }

  /** Why no id is issued here, such as {@code a static field}; empty if one can be. */
  Optional<String> unmapped() {
    if (kind == Kind.ELSEWHERE) {
      return Optional.of(elementName());
    }
    if (isMethod() && isInCatalogue()) {
      return Optional.of("a method of an interface");
    }
    String why = Attributes.unmapped(element);
    return why.isEmpty()
        ? Optional.empty()
        : Optional.of("a " + why + (isMethod() ? " method" : " field"));
  }

  /** What the annotation stands on, such as {@code a method with parameters}. */
  String elementName() {
    if (element instanceof ExecutableElement method && isMethod()) {
      return method.getParameters().isEmpty()
          ? "a method without a result"
          : "a method with parameters";
    }
    String kind = element.getKind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return ("aeiou".indexOf(kind.charAt(0)) < 0 ? "a " : "an ") + kind;
  }

  private boolean isMethod() {
    return element.getKind() == ElementKind.METHOD;
  }
}
