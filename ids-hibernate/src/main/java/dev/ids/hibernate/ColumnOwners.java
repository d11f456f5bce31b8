// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.internal.Quoted;
import java.util.IdentityHashMap;
import org.hibernate.boot.Metadata;
import org.hibernate.mapping.Collection;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.IndexedCollection;
import org.hibernate.mapping.JoinedSubclass;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.RootClass;
import org.hibernate.mapping.Table;
import org.hibernate.mapping.Value;

/** Names columns by the attributes that they belong to, as {@code entity.attribute}. */
final class ColumnOwners {
  // Columns of one name are equal, whatever their tables.
  private final IdentityHashMap<Column, String> owners = new IdentityHashMap<>();

  private ColumnOwners() {}

  static ColumnOwners of(Metadata metadata) {
    ColumnOwners owners = new ColumnOwners();
    metadata.getEntityBindings().forEach(owners::add);
    return owners;
  }

  /** The attribute of a column, or the column itself if it is nobody's. */
  String of(Column column, Table table) {
    String owner = owners.get(column);
    return owner == null ? Quoted.printable(table.getName() + "." + column.getName(), 128) : owner;
  }

  private void add(PersistentClass entity) {
    String name = entity.getEntityName();
    String id = idName(entity);
    if (entity instanceof RootClass root) {
      add(root.getIdentifier(), name + id);
    }
    if (entity instanceof JoinedSubclass joined) {
      add(joined.getKey(), name + id);
    }
    entity.getJoins().forEach(join -> add(join.getKey(), name + id));
    for (Property property : entity.getProperties()) {
      add(property.getValue(), name + "." + property.getName());
    }
  }

  /** With an id class, the attributes stand alone. */
  private static String idName(PersistentClass entity) {
    Property property = entity.getIdentifierProperty();
    return property == null ? "" : "." + property.getName();
  }

  private void add(Value value, String path) {
    if (value instanceof Component component) {
      for (Property part : component.getProperties()) {
        add(part.getValue(), path + "." + part.getName());
      }
    } else if (value instanceof Collection collection) {
      add(collection.getKey(), path);
      add(collection.getElement(), path);
      if (collection instanceof IndexedCollection indexed && indexed.getIndex() != null) {
        add(indexed.getIndex(), path);
      }
    } else if (value != null) {
      for (Column column : value.getColumns()) {
        owners.putIfAbsent(column, path);
      }
    }
  }
}
