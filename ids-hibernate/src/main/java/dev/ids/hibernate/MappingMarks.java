// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import jakarta.persistence.MapsId;
import java.lang.annotation.Annotation;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.hibernate.annotations.TenantId;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;

/** The mapping annotations that decide where the value of an attribute comes from. */
final class MappingMarks {
  private MappingMarks() {}

  /** Whether Hibernate sets an attribute to the tenant of the session. */
  static boolean isTenant(Class<?> owner, String attribute) {
    return find(TenantId.class, owner, attribute).isPresent();
  }

  /**
   * The association that an identifier is taken from.
   *
   * @param part of an identifier of several attributes; empty for the whole
   */
  static Optional<String> sourceOf(PersistentClass entity, String part) {
    return entity.getProperties().stream()
        .map(Property::getName)
        .filter(
            association ->
                find(MapsId.class, entity.getMappedClass(), association)
                    .filter(maps -> maps.value().equals(part))
                    .isPresent())
        .findFirst();
  }

  private static <A extends Annotation> Optional<A> find(
      Class<A> type, Class<?> owner, String attribute) {
    return Stream.<Class<?>>iterate(owner, Objects::nonNull, Class::getSuperclass)
        .flatMap(declaring -> IssueMarks.members(declaring, attribute).stream())
        .flatMap(member -> Stream.of(member.getAnnotationsByType(type)))
        .findFirst();
  }
}
