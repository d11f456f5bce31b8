// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;
import java.util.function.BiConsumer;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Finds annotations of Jakarta Persistence and Hibernate that take an issued attribute from us. */
final class BesideRule {
  private static final String HIBERNATE = "org.hibernate.annotations.";
  private static final String CONVERT = "jakarta.persistence.Convert";
  private static final String GENERATED_VALUE = "jakarta.persistence.GeneratedValue";
  private static final List<String> CONVERTING = List.of(CONVERT, HIBERNATE + "Type");

  /** What the annotations of generators, also users' own, carry. */
  private static final List<String> GENERATOR_MARKS =
      List.of(HIBERNATE + "IdGeneratorType", HIBERNATE + "ValueGenerationType");

  private BesideRule() {}

  /** Looks at the field and the getter; findings stand at the annotation that has to go. */
  static void check(Place place, BiConsumer<Place, Finding> findings) {
    if (place.isInCatalogue()) {
      return;
    }
    for (Element view : Attributes.views(place.owner(), place.element())) {
      for (AnnotationMirror other : view.getAnnotationMirrors()) {
        Problem problem = problem(other);
        if (problem != null) {
          String name = "@" + Mirrors.elementOf(other).getSimpleName();
          findings.accept(
              place.at(view, other), problem.find(name, place.annotationName(), place.attribute()));
        }
      }
    }
  }

  private static @Nullable Problem problem(AnnotationMirror other) {
    String name = Mirrors.qualifiedName(other);
    if (CONVERTING.contains(name) && !isSwitchedOff(other)) {
      return Problem.CONVERTED;
    }
    return name.equals(GENERATED_VALUE) || isGenerator(Mirrors.elementOf(other))
        ? Problem.OTHER_GENERATOR
        : null;
  }

  private static boolean isSwitchedOff(AnnotationMirror convert) {
    return AnnotationReader.read(convert).text("disableConversion").equals("true");
  }

  private static boolean isGenerator(TypeElement annotation) {
    return GENERATOR_MARKS.stream()
        .anyMatch(mark -> Mirrors.annotation(annotation, mark).isPresent());
  }
}
