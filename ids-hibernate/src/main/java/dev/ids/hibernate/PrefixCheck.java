// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.boot.Metadata;

/** Finds id classes of different modules with one prefix; within one module ids-processor tells. */
final class PrefixCheck {
  private final List<IdColumn> columns;

  private PrefixCheck(List<IdColumn> columns) {
    this.columns = columns;
  }

  /**
   * Returns if every prefix is that of one type.
   *
   * @param types of all indexes, mapped or not: all are known to JSON
   * @throws MappingException naming both types, and an attribute of each
   */
  static void run(List<IdType<?>> types, Metadata metadata) {
    Map<String, List<IdType<?>>> byPrefix = new HashMap<>();
    for (IdType<?> type : types) {
      String prefix = type.declaration().prefix();
      List<IdType<?>> same = byPrefix.computeIfAbsent(prefix, p -> new ArrayList<>());
      same.add(type);
      if (!prefix.isEmpty() && same.size() > 1) {
        throw new PrefixCheck(IdColumn.of(metadata)).clash(prefix, same.get(0), type);
      }
    }
  }

  private MappingException clash(String prefix, IdType<?> one, IdType<?> other) {
    return new MappingException(
        "prefix "
            + Quoted.of(prefix)
            + " is that of "
            + shown(one)
            + " and of "
            + shown(other)
            + "; a prefix tells what an id identifies, so give one of them another");
  }

  /** The type, and where to find its declaration or its use. */
  private String shown(IdType<?> type) {
    return type.idClass().getName()
        + columns.stream()
            .filter(column -> column.ids() instanceof ColumnIds.Typed typed && typed.type() == type)
            .map(IdColumn::owner)
            .findFirst()
            .map(owner -> " (" + owner + ")")
            .orElse(" (in no entity)");
  }
}
