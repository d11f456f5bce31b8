// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.KeyPath;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import dev.ids.processor.Attributes.Attribute;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Follows the path to the attribute that holds the key of new ids, as ids-hibernate does at
 * start-up, and in the same words.
 */
final class KeyPathRule {
  private static final String JPA = "jakarta.persistence.";

  private final Types types;
  private final KeyValues values;

  KeyPathRule(Types types) {
    this.types = types;
    this.values = new KeyValues(types);
  }

  /** The member of an annotation that names the key, if it has one. */
  static Optional<String> member(TypeElement annotation) {
    return ElementFilter.methodsIn(annotation.getEnclosedElements()).stream()
        .filter(each -> Mirrors.annotation(each, KeyPath.class.getCanonicalName()).isPresent())
        .map(each -> each.getSimpleName().toString())
        .findFirst();
  }

  /**
   * What is wrong with a path, if something is.
   *
   * @param place the attribute whose ids are issued
   * @param member of the annotation, which has the path
   */
  Optional<Finding> check(Place place, String member, String path) {
    List<String> hops = List.of(path.split("\\.", -1));
    if (hops.contains("")) {
      return Optional.of(Problem.EMPTY_HOP.at(member, member, Quoted.of(path)));
    }
    // From an embeddable the path starts at the entity around it, which is not known here.
    if (Mirrors.annotation(place.owner(), JPA + "Embeddable").isPresent()) {
      return Optional.empty();
    }
    return follow(new Walk(place, member, path, hops), (DeclaredType) place.owner().asType());
  }

  private record Walk(Place place, String member, String path, List<String> hops) {
    String upTo(int index) {
      return member + " = " + Quoted.literal(String.join(".", hops.subList(0, index + 1)));
    }

    String withHop(int index, String name) {
      List<String> mended = new ArrayList<>(hops);
      mended.set(index, name);
      return member + " = " + Quoted.literal(String.join(".", mended));
    }
  }

  private Optional<Finding> follow(Walk walk, DeclaredType owner) {
    DeclaredType here = owner;
    for (int i = 0; i < walk.hops().size(); i++) {
      boolean isLast = i == walk.hops().size() - 1;
      Map<String, Attribute> attributes = Attributes.of(here, types);
      Attribute attribute = attributes.get(walk.hops().get(i));
      if (attribute == null || !attribute.isPersistent()) {
        return missing(walk, i, here, attributes);
      }
      if (i == 0 && attribute.name().equals(walk.place().attribute())) {
        return found(Problem.KEY_IS_ID, walk, i, here, attributes);
      }
      Optional<DeclaredType> next = values.hop(attribute.type());
      if (isLast) {
        return values.isKey(attribute)
            ? Optional.empty()
            : found(Problem.NO_KEY, walk, i, here, attributes);
      }
      if (next.isEmpty()) {
        return found(Problem.NO_HOP, walk, i, here, attributes);
      }
      here = next.get();
    }
    return Optional.empty();
  }

  private Optional<Finding> missing(
      Walk walk, int index, DeclaredType here, Map<String, Attribute> attributes) {
    Attribute unmapped = attributes.get(walk.hops().get(index));
    // What a subclass adds is judged at start-up.
    boolean mayBeInSubclass =
        index == 0
            && unmapped == null
            && Mirrors.annotation(walk.place().owner(), JPA + "MappedSuperclass").isPresent();
    if (mayBeInSubclass) {
      return Optional.empty();
    }
    return found(
        unmapped == null ? Problem.NO_ATTRIBUTE : Problem.NOT_PERSISTENT,
        walk,
        index,
        here,
        attributes);
  }

  private Optional<Finding> found(
      Problem problem, Walk walk, int index, DeclaredType here, Map<String, Attribute> attributes) {
    boolean isLast = index == walk.hops().size() - 1;
    Predicate<Attribute> fits =
        isLast ? each -> values.isKey(each) : each -> values.hop(each.type()).isPresent();
    String own = index == 0 ? walk.place().attribute() : "";
    List<String> candidates =
        attributes.values().stream()
            .filter(each -> each.isPersistent() && !each.name().equals(own) && fits.test(each))
            .filter(each -> SchemeMirror.on(each.element()).isEmpty())
            .map(Attribute::name)
            .sorted()
            .toList();
    String name = walk.hops().get(index);
    Attribute attribute = attributes.get(name);
    String type = attribute == null ? "" : Mirrors.display(attribute.type());
    return Optional.of(
        problem.at(
            walk.member(),
            walk.member(),
            Quoted.of(walk.path()),
            Mirrors.display(types.erasure(here)),
            attribute == null ? Quoted.of(name) : name,
            problem == Problem.NOT_PERSISTENT && attribute != null ? attribute.unmapped() : type,
            problem == Problem.NO_HOP && attribute != null && values.isKey(attribute)
                ? walk.upTo(index)
                : help(problem, walk, index, candidates)));
  }

  private static String help(Problem problem, Walk walk, int index, Collection<String> candidates) {
    if (candidates.isEmpty()) {
      return "an attribute that holds the key, named by " + walk.member();
    }
    return Nearest.to(walk.hops().get(index), candidates)
        .filter(near -> problem == Problem.NO_ATTRIBUTE)
        .map(near -> walk.withHop(index, near))
        .orElseGet(
            () ->
                candidates.size() == 1
                    ? walk.withHop(index, candidates.iterator().next())
                    : walk.withHop(index, "…") + " with one of " + String.join(", ", candidates));
  }
}
