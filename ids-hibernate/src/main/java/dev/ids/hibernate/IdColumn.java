// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.StorageKind;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.boot.Metadata;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.Table;
import org.hibernate.metamodel.mapping.JdbcMapping;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.ArrayJdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcType;

/**
 * A column that holds ids, typed or raw, or arrays of typed ones: of an attribute, a foreign key, a
 * collection, or a table that Hibernate adds.
 *
 * @param owner {@code entity.attribute}, for messages
 * @param kind how ids are converted for it
 * @param isArray whether one value holds many ids
 */
record IdColumn(
    String owner, Table table, Column column, ColumnIds ids, StorageKind kind, boolean isArray) {

  /** All columns of the model that hold ids. */
  static List<IdColumn> of(Metadata metadata) {
    ColumnOwners owners = ColumnOwners.of(metadata);
    RawAttributes raw = RawAttributes.of(metadata);
    List<IdColumn> found = new ArrayList<>();
    for (Table table : metadata.collectTableMappings()) {
      for (Column column : table.getColumns()) {
        String owner = owners.of(column, table);
        ColumnTypes.of(column, metadata)
            .flatMap(mapping -> of(owner, table, column, mapping))
            .or(() -> raw.of(column).map(stored -> of(owner, table, column, stored)))
            .ifPresent(found::add);
      }
    }
    return found;
  }

  /** The column as people write it, such as {@code orders.id}. */
  String name() {
    return Quoted.printable(table.getName() + "." + column.getName(), 128);
  }

  private static Optional<IdColumn> of(
      String owner, Table table, Column column, JdbcMapping mapping) {
    JavaType<?> java = mapping.getJavaTypeDescriptor();
    JdbcType jdbc = mapping.getJdbcType();
    boolean isArray = jdbc instanceof ArrayJdbcType;
    if (jdbc instanceof ArrayJdbcType array) {
      jdbc = array.getElementJdbcType();
    }
    if (java instanceof BasicPluralJavaType<?> plural && isArray) {
      java = plural.getElementJavaType();
    }
    if (!(java instanceof TypedIdJavaType<?> typedId)) {
      return Optional.empty();
    }
    return StorageColumns.kindOf(jdbc)
        .map(
            kind ->
                new IdColumn(
                    owner, table, column, new ColumnIds.Typed(typedId.type()), kind, isArray));
  }

  private static IdColumn of(
      String owner, Table table, Column column, RawAttributes.Stored stored) {
    return new IdColumn(owner, table, column, stored.ids(), stored.kind(), false);
  }
}
