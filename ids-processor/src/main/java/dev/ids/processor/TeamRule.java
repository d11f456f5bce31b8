// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.lang.annotation.Retention;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Checks an annotation of a team that carries a scheme annotation. */
final class TeamRule {
  private TeamRule() {}

  /** What is wrong, if something is. */
  static Optional<Finding> check(TypeElement team, TypeElement scheme, Types types) {
    String name = "@" + team.getSimpleName();
    Optional<TypeElement> between = SchemeMirror.between(team);
    if (between.isPresent()) {
      String other = "@" + between.get().getSimpleName();
      return Optional.of(Problem.NESTED_TEAM.find(name, other, "@" + scheme.getSimpleName()));
    }
    if (!isKeptAtRunTime(team)) {
      return Optional.of(Problem.TEAM_RETENTION.find(name));
    }
    Map<String, TypeMirror> ours = members(scheme);
    for (Map.Entry<String, TypeMirror> member : members(team).entrySet()) {
      TypeMirror replaced = ours.get(member.getKey());
      if (replaced != null && !types.isSameType(member.getValue(), replaced)) {
        return Optional.of(
            Problem.TEAM_MEMBER.find(
                member.getKey(),
                name,
                Mirrors.display(member.getValue()),
                "@" + scheme.getSimpleName(),
                Mirrors.display(replaced)));
      }
    }
    return Optional.empty();
  }

  private static boolean isKeptAtRunTime(TypeElement annotation) {
    return Mirrors.annotation(annotation, Retention.class.getCanonicalName())
        .map(AnnotationReader::read)
        .filter(
            retention ->
                retention.member("value") instanceof Value.EnumConstant constant
                    && constant.name().equals("RUNTIME"))
        .isPresent();
  }

  private static Map<String, TypeMirror> members(TypeElement annotation) {
    Map<String, TypeMirror> members = new TreeMap<>();
    for (ExecutableElement member : ElementFilter.methodsIn(annotation.getEnclosedElements())) {
      members.put(member.getSimpleName().toString(), member.getReturnType());
    }
    return members;
  }
}
