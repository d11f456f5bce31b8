// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.internal.Quoted;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.hibernate.boot.model.naming.Identifier;
import org.hibernate.boot.model.relational.SqlStringGenerationContext;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.H2Dialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.hibernate.dialect.SQLServerDialect;
import org.hibernate.engine.jdbc.env.spi.IdentifierHelper;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.mapping.Table;
import org.jspecify.annotations.Nullable;

/** What a database says of its columns, by their names in lower case. */
final class DatabaseColumns {
  private final Connection connection;
  private final Dialect dialect;
  private final IdentifierHelper names;
  private final SqlStringGenerationContext defaults;

  DatabaseColumns(Connection connection, SessionFactoryImplementor factory) {
    this.connection = connection;
    this.dialect = factory.getJdbcServices().getDialect();
    this.names = factory.getJdbcServices().getJdbcEnvironment().getIdentifierHelper();
    this.defaults = factory.getSqlStringGenerationContext();
  }

  /**
   * The type of a column.
   *
   * @param jdbcType one of {@link Types}
   * @param size characters, bytes or digits
   */
  record Actual(int jdbcType, String typeName, int size) {
    /** Whether shorter values are padded. */
    boolean isFixedBinary() {
      return jdbcType == Types.BINARY && !typeName.equalsIgnoreCase("bytea");
    }

    /** As in DDL. */
    @Override
    public String toString() {
      String name = Quoted.printable(typeName.toLowerCase(Locale.ROOT), 64);
      boolean hasLength =
          !name.equals("bytea")
              && !name.equals("uuid")
              && !name.contains("(")
              && switch (jdbcType) {
                case Types.CHAR,
                    Types.VARCHAR,
                    Types.NCHAR,
                    Types.NVARCHAR,
                    Types.BINARY,
                    Types.VARBINARY ->
                    true;
                default -> false;
              };
      return hasLength && size < Short.MAX_VALUE ? name + "(" + size + ")" : name;
    }
  }

  static String key(String column) {
    return column.toLowerCase(Locale.ROOT);
  }

  /** The columns of a table; none if it does not exist. */
  Map<String, Actual> columns(Table table) throws SQLException {
    DatabaseMetaData database = connection.getMetaData();
    String name = name(table);
    Map<String, Actual> columns = new HashMap<>();
    String pattern = name.replace("_", database.getSearchStringEscape() + "_");
    try (ResultSet rows = database.getColumns(catalog(table), schema(table), pattern, null)) {
      while (rows.next()) {
        columns.put(
            key(rows.getString("COLUMN_NAME")),
            new Actual(
                rows.getInt("DATA_TYPE"), rows.getString("TYPE_NAME"), rows.getInt("COLUMN_SIZE")));
      }
    }
    return columns;
  }

  /** Whether {@link #ignoringCase} knows this database. */
  static boolean tellsCase(Dialect dialect) {
    return caseQuery(dialect) != null;
  }

  /** The columns of a table that take texts for equal which are not, and by what they do so. */
  Map<String, String> ignoringCase(Table table) throws SQLException {
    String sql = caseQuery(dialect);
    Map<String, String> found = new HashMap<>();
    if (sql == null) {
      return found;
    }
    try (PreparedStatement query = connection.prepareStatement(sql)) {
      query.setString(1, dialect instanceof MySQLDialect ? catalog(table) : schema(table));
      query.setString(2, name(table));
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          found.put(key(rows.getString(1)), rows.getString(2));
        }
      }
    }
    return found;
  }

  private static @Nullable String caseQuery(Dialect dialect) {
    String columns =
        "select column_name, %1$s from information_schema.columns"
            + " where table_schema = ? and table_name = ? and %1$s like '%2$s'";
    if (dialect instanceof PostgreSQLDialect) {
      return """
          select a.attname, coalesce(c.collname, t.typname)
          from pg_catalog.pg_attribute a
            join pg_catalog.pg_class r on r.oid = a.attrelid
            join pg_catalog.pg_namespace n on n.oid = r.relnamespace
            join pg_catalog.pg_type t on t.oid = a.atttypid
            left join pg_catalog.pg_collation c
              on c.oid = a.attcollation and not c.collisdeterministic
          where n.nspname = ? and r.relname = ? and a.attnum > 0
            and (t.typname = 'citext' or c.oid is not null)
          """;
    }
    if (dialect instanceof MySQLDialect) {
      return columns.formatted("collation_name", "%\\_ci");
    }
    if (dialect instanceof SQLServerDialect) {
      return columns.formatted("collation_name", "%[_]CI[_]%");
    }
    return dialect instanceof H2Dialect
        ? columns.formatted("data_type", "VARCHAR_IGNORECASE")
        : null;
  }

  private String name(Table table) {
    return names.toMetaDataObjectName(table.getNameIdentifier());
  }

  private @Nullable String catalog(Table table) throws SQLException {
    Identifier catalog = defaults.catalogWithDefault(table.getCatalogIdentifier());
    return catalog == null ? connection.getCatalog() : names.toMetaDataCatalogName(catalog);
  }

  private @Nullable String schema(Table table) throws SQLException {
    Identifier schema = defaults.schemaWithDefault(table.getSchemaIdentifier());
    return schema == null ? connection.getSchema() : names.toMetaDataSchemaName(schema);
  }
}
