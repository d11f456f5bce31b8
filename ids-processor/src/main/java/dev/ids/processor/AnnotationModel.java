// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An annotation as written.
 *
 * @param written the members that differ from their default, in the order of the annotation type
 * @param defaults the defaults on the class path of the user, which may be newer than ours
 */
record AnnotationModel(JavaName type, Map<String, Value> written, Map<String, Value> defaults) {
  @Nullable Value member(String name) {
    Value value = written.get(name);
    return value != null ? value : defaults.get(name);
  }

  /** The names of all members with a value. */
  Set<String> members() {
    Set<String> members = new LinkedHashSet<>(written.keySet());
    members.addAll(defaults.keySet());
    return members;
  }

  /** The text of a member; empty if it is none. */
  String text(String name) {
    return member(name) instanceof Value.Literal literal ? literal.value().toString() : "";
  }

  /** A member whose value the compiler cannot tell. */
  Optional<String> unresolved() {
    return written.entrySet().stream()
        .filter(member -> !member.getValue().isResolved())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  AnnotationModel without(String member) {
    Map<String, Value> others = new LinkedHashMap<>(written);
    others.remove(member);
    return new AnnotationModel(type, others, defaults);
  }
}
