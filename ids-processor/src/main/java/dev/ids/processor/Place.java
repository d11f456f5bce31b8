// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.Comparator;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * Where a scheme annotation stands.
 *
 * @param element what messages point at; a record component's is its field
 * @param mirror the annotation
 * @param owner the class around it, or the id class itself for {@link Kind#ID_CLASS}
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
      Comparator.comparing((Place place) -> place.owner().getQualifiedName().toString())
          .thenComparing(Place::index)
          .thenComparing(place -> Mirrors.elementOf(place.mirror()).getQualifiedName().toString());

  enum Kind {
    /** A field, getter, record component or method of a catalogue: the class is generated. */
    MEMBER,
    /** A class written by hand. */
    ID_CLASS,
    /** Anything that cannot declare an id. */
    ELSEWHERE
  }
}
