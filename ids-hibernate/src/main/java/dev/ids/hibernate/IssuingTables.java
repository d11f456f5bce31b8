// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.DatabaseTable;
import dev.ids.IdScheme;
import dev.ids.runtime.IdRuntime;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.hibernate.boot.model.naming.Identifier;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.boot.spi.AdditionalMappingContributions;
import org.hibernate.boot.spi.MetadataBuildingContext;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PrimaryKey;
import org.hibernate.mapping.Table;

/**
 * The tables that issuing needs, among those that Hibernate creates, updates and validates. What an
 * application maps itself under such a name stays as it is.
 */
final class IssuingTables {
  private final Database model;
  private final MetadataBuildingContext context;
  private final AdditionalMappingContributions contributions;

  IssuingTables(
      Database model,
      MetadataBuildingContext context,
      AdditionalMappingContributions contributions) {
    this.model = model;
    this.context = context;
    this.contributions = contributions;
  }

  /** Adds what the generators of this model need. */
  void add(Collection<TypedIdGenerator> generators, Map<String, Object> settings, String owner) {
    Map<ClassLoader, Set<IdScheme>> schemes = new LinkedHashMap<>();
    for (TypedIdGenerator generator : generators) {
      schemes
          .computeIfAbsent(generator.home().getClassLoader(), loader -> new LinkedHashSet<>())
          .add(generator.scheme());
    }
    Set<DatabaseTable> tables = new LinkedHashSet<>();
    schemes.forEach(
        (loader, issued) -> tables.addAll(IdRuntime.tablesFor(issued, loader, settings, owner)));
    tables.forEach(this::add);
  }

  private void add(DatabaseTable described) {
    Identifier name = Identifier.toIdentifier(described.name());
    if (model.getDefaultNamespace().locateTable(name) != null) {
      return;
    }
    Table table = new Table("ids", model.getDefaultNamespace(), name, false);
    PrimaryKey key = new PrimaryKey(table);
    for (DatabaseTable.Column each : described.columns()) {
      Column column = column(each, table);
      table.addColumn(column);
      if (described.primaryKey().contains(each.name())) {
        key.addColumn(column);
      }
    }
    table.setPrimaryKey(key);
    contributions.contributeTable(table);
  }

  private Column column(DatabaseTable.Column described, Table table) {
    Column column = new Column(described.name());
    column.setNullable(described.nullable());
    BasicValue value = new BasicValue(context, table);
    switch (described.kind()) {
      case TEXT -> {
        value.setTypeName("string");
        column.setLength(described.length());
        ByteOrder.collation(model.getDialect()).ifPresent(column::setCollation);
      }
      case INT -> value.setTypeName("integer");
      case BIGINT -> value.setTypeName("long");
      case BOOLEAN -> value.setTypeName("boolean");
    }
    value.addColumn(column);
    return column;
  }
}
