// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * No two id classes of a module have one prefix. That one prefix starts with another is no mistake:
 * a text is always read as an id of one class, never sorted out among several.
 */
final class PrefixRule {
  private static final String PREFIX = "prefix";

  private final Elements elements;
  private final Reporter reporter;
  private final List<Prefixed> all = new ArrayList<>();

  PrefixRule(Elements elements, Reporter reporter) {
    this.elements = elements;
    this.reporter = reporter;
  }

  private record Prefixed(String idClass, String prefix, Place place, boolean isNew) {}

  /**
   * @param isNew whether the class is compiled now, so that messages can stand at it
   */
  void add(TypeElement idClass, boolean isNew) {
    Optional<SchemeMirror> declaration = SchemeMirror.on(idClass);
    String prefix = declaration.map(each -> each.read().text(PREFIX)).orElse("");
    if (!prefix.isEmpty()) {
      String name = idClass.getQualifiedName().toString();
      Place place = placeOf(idClass, declaration.orElseThrow());
      all.add(new Prefixed(name, prefix, place, isNew));
    }
  }

  /** Reports what is declared twice; whether there was something. */
  boolean report() {
    Map<String, Prefixed> first = new HashMap<>();
    boolean found = false;
    all.sort(Comparator.comparing(Prefixed::isNew).thenComparing(Prefixed::place, Place.ORDER));
    for (Prefixed each : all) {
      Prefixed other = first.putIfAbsent(each.prefix(), each);
      if (other != null && each.isNew()) {
        found = true;
        reporter.report(
            each.place(),
            Problem.SAME_PREFIX.at(
                PREFIX,
                Quoted.of(each.prefix()),
                other.idClass(),
                other.place().origin(),
                each.idClass()));
      }
    }
    return found;
  }

  /** Where the class is declared: an attribute, or the class itself. */
  private Place placeOf(TypeElement idClass, SchemeMirror declaration) {
    return Origin.of(idClass)
        .flatMap(origin -> Origin.ownerOf(origin, elements))
        .flatMap(
            owner ->
                PlaceReader.allOf(owner)
                    .filter(place -> Origin.of(idClass).filter(place.origin()::equals).isPresent())
                    .filter(
                        place ->
                            Mirrors.display(place.type())
                                .equals(idClass.getSimpleName().toString()))
                    .findFirst())
        .orElseGet(
            () ->
                new Place(
                    Place.Kind.ID_CLASS,
                    idClass,
                    declaration.written(),
                    idClass,
                    idClass.getQualifiedName().toString(),
                    idClass.asType(),
                    -1));
  }
}
