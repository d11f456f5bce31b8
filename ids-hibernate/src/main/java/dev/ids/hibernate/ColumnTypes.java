// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import java.util.Optional;
import java.util.stream.Stream;
import org.hibernate.boot.Metadata;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.metamodel.mapping.JdbcMapping;
import org.hibernate.type.CompositeType;
import org.hibernate.type.EntityType;
import org.hibernate.type.Type;

/**
 * The types of single columns, those of foreign keys included. Hibernate's own way to ask ({@code
 * Value.getSelectableType}) answers with the first part of a composite key for its second.
 */
final class ColumnTypes {
  private ColumnTypes() {}

  /** Empty for columns that are no basic value's. */
  static Optional<JdbcMapping> of(Column column, Metadata metadata) {
    if (column.getValue() == null) {
      return Optional.empty();
    }
    return flat(column.getValue().getType(), metadata)
        .skip(column.getTypeIndex())
        .findFirst()
        .filter(JdbcMapping.class::isInstance)
        .map(JdbcMapping.class::cast);
  }

  private static Stream<Type> flat(Type type, Metadata metadata) {
    if (type instanceof CompositeType composite) {
      return Stream.of(composite.getSubtypes()).flatMap(part -> flat(part, metadata));
    }
    return type instanceof EntityType entity
        ? flat(referenced(entity, metadata), metadata)
        : Stream.of(type);
  }

  private static Type referenced(EntityType reference, Metadata metadata) {
    PersistentClass entity = metadata.getEntityBinding(reference.getAssociatedEntityName());
    return reference.isReferenceToPrimaryKey()
        ? entity.getIdentifier().getType()
        : entity.getReferencedProperty(reference.getRHSUniqueKeyPropertyName()).getType();
  }
}
