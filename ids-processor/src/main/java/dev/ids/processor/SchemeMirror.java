// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.SchemeOf;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * A scheme annotation: as it is, or carried by a team's annotation, whose members replace those of
 * the same names.
 *
 * @param written what stands in the source
 * @param scheme the scheme annotation; {@code written} itself if that is one
 */
record SchemeMirror(AnnotationMirror written, AnnotationMirror scheme) {
  private static final String SCHEME_OF = SchemeOf.class.getCanonicalName();

  /** Most annotations carry these only. */
  private static final String JDK_META = "java.lang.";

  static Optional<SchemeMirror> of(AnnotationMirror written) {
    TypeElement type = Mirrors.elementOf(written);
    return isScheme(type)
        ? Optional.of(new SchemeMirror(written, written))
        : carried(type).map(scheme -> new SchemeMirror(written, scheme));
  }

  /** Whether an annotation selects a scheme, by itself or by one that it carries. */
  static boolean isMark(TypeElement annotation) {
    return isScheme(annotation) || carried(annotation).isPresent();
  }

  /** The first one of an element. */
  static Optional<SchemeMirror> on(Element element) {
    return element.getAnnotationMirrors().stream().flatMap(each -> of(each).stream()).findFirst();
  }

  /** Through other annotations too, which {@link TeamRule} refuses, so that this is all it says. */
  private static Optional<AnnotationMirror> carried(TypeElement annotation) {
    return carried(annotation, new HashSet<>());
  }

  private static Optional<AnnotationMirror> carried(TypeElement annotation, Set<String> seen) {
    Optional<AnnotationMirror> direct =
        annotation.getAnnotationMirrors().stream()
            .filter(meta -> isScheme(Mirrors.elementOf(meta)))
            .<AnnotationMirror>map(meta -> meta)
            .findFirst();
    return direct.isPresent()
        ? direct
        : annotation.getAnnotationMirrors().stream()
            .map(Mirrors::elementOf)
            .filter(meta -> !meta.getQualifiedName().toString().startsWith(JDK_META))
            .filter(meta -> seen.add(meta.getQualifiedName().toString()))
            .flatMap(meta -> carried(meta, seen).stream())
            .findFirst();
  }

  /** The other annotation through which a team's carries its scheme, if it does so. */
  static Optional<TypeElement> between(TypeElement team) {
    List<TypeElement> metas = team.getAnnotationMirrors().stream().map(Mirrors::elementOf).toList();
    return metas.stream().anyMatch(SchemeMirror::isScheme)
        ? Optional.empty()
        : metas.stream().filter(SchemeMirror::isMark).findFirst();
  }

  private static boolean isScheme(TypeElement annotation) {
    return Mirrors.annotation(annotation, SCHEME_OF).isPresent();
  }

  boolean isTeams() {
    return written != scheme;
  }

  /** The team's annotation, if it is one. */
  TypeElement type() {
    return Mirrors.elementOf(written);
  }

  TypeElement schemeType() {
    return Mirrors.elementOf(scheme);
  }

  /** Whether the value at a path comes from the annotation that is written. */
  boolean isWritten(String path) {
    String member = path.replaceFirst("[.\\[].*", "");
    return !isTeams()
        || ElementFilter.methodsIn(type().getEnclosedElements()).stream()
            .anyMatch(each -> each.getSimpleName().contentEquals(member));
  }

  /** The declaration, members of the team merged in. */
  AnnotationModel read() {
    AnnotationModel declaration = AnnotationReader.read(scheme);
    return isTeams() ? merge(declaration, AnnotationReader.read(written)) : declaration;
  }

  /** A team's annotation as its own declaration has it: with the defaults of its members. */
  static AnnotationModel readTeam(TypeElement team, AnnotationMirror scheme) {
    AnnotationModel declaration = AnnotationReader.read(scheme);
    return merge(
        declaration,
        new AnnotationModel(Mirrors.nameOf(team), Map.of(), AnnotationReader.defaults(team)));
  }

  private static AnnotationModel merge(AnnotationModel declaration, AnnotationModel over) {
    Map<String, Value> written = new LinkedHashMap<>(declaration.written());
    for (String member : declaration.members()) {
      Value value = over.member(member);
      Value ours = declaration.defaults().get(member);
      if (value == null || !value.isOfTypeOf(ours)) {
        continue; // of another type: told where the team's annotation is judged
      }
      if (value.equals(ours)) {
        written.remove(member);
      } else {
        written.put(member, value);
      }
    }
    return new AnnotationModel(declaration.type(), written, declaration.defaults());
  }
}
