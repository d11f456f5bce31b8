// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import jakarta.persistence.MapsId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.ToOne;
import org.hibernate.mapping.Value;

/** Identifiers that an association gives, by {@code @MapsId} or {@code maps-id}. */
final class DerivedIds {
  private DerivedIds() {}

  /**
   * The association that an identifier, or a part of one, is taken from.
   *
   * @param part its own name; empty for the whole
   */
  static Optional<String> sourceOf(PersistentClass entity, String part, Value value) {
    return entity.getProperties().stream()
        .filter(
            association ->
                isMarked(entity, association.getName(), part) || isMapped(association, value))
        .map(Property::getName)
        .findFirst();
  }

  private static boolean isMarked(PersistentClass entity, String association, String part) {
    return Stream.<Class<?>>iterate(entity.getMappedClass(), Objects::nonNull, Class::getSuperclass)
        .flatMap(declaring -> IssueMarks.members(declaring, association).stream())
        .flatMap(member -> Stream.of(member.getAnnotationsByType(MapsId.class)))
        .anyMatch(maps -> maps.value().equals(part));
  }

  /**
   * What {@code maps-id} leaves in the mapping: an association that must be there, and only reads
   * its columns, which are those of the identifier. An id that has just been issued is nobody
   * else's yet, so that such an association would lead nowhere, whoever wrote it.
   */
  private static boolean isMapped(Property association, Value value) {
    return association.getValue() instanceof ToOne toOne
        && !association.isOptional()
        && !association.isInsertable()
        && !value.getColumns().isEmpty()
        && names(toOne).equals(names(value));
  }

  private static List<String> names(Value value) {
    return value.getColumns().stream().map(Column::getName).toList();
  }
}
