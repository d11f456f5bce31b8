// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.RawIds;
import dev.ids.StorageKind;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hibernate.Length;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.ForeignKey;
import org.hibernate.mapping.Table;
import org.hibernate.type.descriptor.jdbc.JdbcType;

/** The columns of attributes that hold ids raw: Hibernate's own for their type, at exact length. */
final class RawColumns {
  private final Set<Column> sized = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Gives a column the length of the ids; returns what is wrong with it, if something is. */
  Optional<String> fit(BasicValue value, RawIds<?> ids) {
    JdbcType type = value.resolve().getJdbcType();
    if (ids.kind() == StorageKind.UUID && StorageColumns.kindOf(type).isEmpty()) {
      return Optional.of(
          "this database's own type for UUIDs refuses some ids and orders others wrongly; write"
              + " @JdbcTypeCode(SqlTypes.BINARY) beside the annotation");
    }
    boolean isText = ids.kind() == StorageKind.TEXT && type.isString();
    boolean isBinary = ids.kind() == StorageKind.BINARY && type.isBinary();
    if (!isText && !isBinary) {
      return Optional.empty();
    }
    for (Column column : value.getColumns()) {
      Long length = column.getLength();
      if (length != null && length < ids.size()) {
        String unit = isText ? " characters" : " bytes";
        return Optional.of(
            "column "
                + Quoted.printable(column.getName(), 64)
                + " holds "
                + length
                + unit
                + ", and an id has up to "
                + ids.size()
                + "; write length = "
                + ids.size());
      }
      if (length == null || length == Length.DEFAULT) {
        column.setLength((long) ids.size());
        sized.add(column);
      }
    }
    return Optional.empty();
  }

  /** Gives foreign keys the length of what they refer to, where that was changed here. */
  @SuppressWarnings({"deprecation", "removal"}) // what Hibernate 7 has in its place, 6.6 has not
  void fitForeignKeys(Collection<Table> tables) {
    boolean changed = !sized.isEmpty();
    while (changed) {
      changed = false;
      for (Table table : tables) {
        for (ForeignKey key : table.getForeignKeys().values()) {
          changed |= fit(key);
        }
      }
    }
  }

  private boolean fit(ForeignKey key) {
    boolean changed = false;
    List<Column> referenced = referenced(key);
    for (int i = 0; i < Math.min(referenced.size(), key.getColumnSpan()); i++) {
      Column column = key.getColumn(i);
      if (sized.contains(referenced.get(i)) && sized.add(column)) {
        column.setLength(referenced.get(i).getLength());
        changed = true;
      }
    }
    return changed;
  }

  private static List<Column> referenced(ForeignKey key) {
    Table table = key.getReferencedTable();
    if (!key.isReferenceToPrimaryKey()) {
      return key.getReferencedColumns();
    }
    return table == null || table.getPrimaryKey() == null
        ? List.of()
        : new ArrayList<>(table.getPrimaryKey().getColumns());
  }
}
