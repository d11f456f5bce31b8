// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.Issued;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;

/** The attributes with {@code @Issued} of one compilation. */
final class IssuedAttributes {
  private static final String ISSUED = Issued.class.getCanonicalName();

  private final Elements elements;
  private final Reporter reporter;
  private final IssuedRule rule;

  /** Owners of attributes whose id class was not there yet, by name. */
  private final SortedSet<String> heldBack = new TreeSet<>();

  private final Set<String> checked = new HashSet<>();

  IssuedAttributes(ProcessingEnvironment environment, Reporter reporter) {
    this.elements = environment.getElementUtils();
    this.reporter = reporter;
    this.rule = new IssuedRule(elements, environment.getTypeUtils());
  }

  static boolean isMark(TypeElement annotation) {
    return annotation.getQualifiedName().contentEquals(ISSUED);
  }

  void check(List<Place> places) {
    places.stream()
        .sorted(Place.ORDER)
        .forEach(
            place -> {
              if (place.unmapped().isEmpty() && place.type().getKind() == TypeKind.ERROR) {
                heldBack.add(place.owner().getQualifiedName().toString());
              } else {
                check(place);
              }
            });
  }

  /**
   * Looks again at what was held back.
   *
   * @param isLast whether a class that is not there now never will be
   */
  void checkHeldBack(boolean isLast) {
    List<String> owners = List.copyOf(heldBack);
    heldBack.clear();
    for (String name : owners) {
      TypeElement owner = elements.getTypeElement(name);
      PlaceReader.allWith(ISSUED, owner)
          .sorted(Place.ORDER)
          .forEach(
              place -> {
                boolean isMissing = place.type().getKind() == TypeKind.ERROR;
                if (isMissing && !isLast) {
                  heldBack.add(name);
                } else if (!isMissing) {
                  check(place);
                }
              });
    }
  }

  private void check(Place place) {
    // An owner is looked at again as a whole, and a record's component has several views.
    if (!checked.add(place.view())) {
      return;
    }
    AnnotationModel issued = AnnotationReader.read(place.mirror());
    rule.check(place, issued).ifPresent(finding -> reporter.report(place, finding));
    BesideRule.check(place, reporter::report);
  }
}
