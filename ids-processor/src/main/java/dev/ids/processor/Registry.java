// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Which class is declared where, and that no class is declared twice. */
final class Registry {
  private final Elements elements;
  private final Map<String, Declared> declarationAt = new HashMap<>();
  private final Map<JavaName, String> originOf = new HashMap<>();
  private final Map<String, String> rawView = new HashMap<>();

  private record Declared(String annotation, AnnotationModel model) {}

  Registry(Elements elements) {
    this.elements = elements;
  }

  /**
   * Whether this is the first view of a place. A record component, its field and its accessor are
   * three of one, and a class that was held back is read again as a whole.
   *
   * @throws Refusal if another annotation declares something else there
   */
  boolean isNew(Place place, AnnotationModel declaration) throws Refusal {
    Declared declared = new Declared(place.annotationName(), declaration);
    Declared known = declarationAt.putIfAbsent(place.view(), declared);
    if (known == null || known.equals(declared)) {
      return known == null;
    }
    if (known.annotation().equals(declared.annotation())) {
      throw twice(place, place.origin());
    }
    throw Problem.TWO_SCHEMES.refusal(known.annotation(), place.annotationName());
  }

  /**
   * Takes the name of a class for the place that declares it.
   *
   * @throws Refusal if another place does
   */
  void claim(JavaName name, Place place) throws Refusal {
    String other = originOf.putIfAbsent(name, place.origin());
    if (other != null) {
      throw twice(place, other);
    }
    Optional<String> compiled = compiledOrigin(name).filter(each -> !each.equals(place.origin()));
    if (compiled.isPresent()) {
      throw twice(place, compiled.get());
    }
  }

  /** Whether no place has taken a class, and none exists. */
  boolean isFree(JavaName name) {
    return !originOf.containsKey(name) && elements.getTypeElement(name.qualified()) == null;
  }

  /**
   * Takes an attribute that holds its id raw for one of its views.
   *
   * @throws Refusal if another view of it is declared too
   */
  void claimRaw(Place place) throws Refusal {
    String attribute = place.owner().getQualifiedName() + "." + place.attribute();
    String other = rawView.putIfAbsent(attribute, place.view());
    if (other != null && !other.equals(place.view())) {
      throw Problem.TWO_VIEWS.refusal(place.annotationName(), place.attribute());
    }
  }

  /** Where an existing class was declared, if that declaration still stands. */
  private Optional<String> compiledOrigin(JavaName name) {
    TypeElement existing = elements.getTypeElement(name.qualified());
    return existing == null
        ? Optional.empty()
        : Origin.of(existing).filter(origin -> Origin.stillDeclares(origin, name, elements));
  }

  private static Refusal twice(Place place, String other) {
    String type = Mirrors.display(place.type());
    return Problem.DECLARED_TWICE.refusal(
        type, other, place.annotationName(), place.declaring(type));
  }
}
