// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Quoted;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * A table that issuing needs in the application's database: for schema tools, and for the message
 * that says what to run when it is missing. Names are plain, so that no database needs them quoted:
 * lower-case letters, digits and {@code _}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param name such as {@code ids_segment}
 * @param columns in order, at least one
 * @param primaryKey names of columns that may not be null, at least one
 */
public record DatabaseTable(String name, List<Column> columns, List<String> primaryKey) {
  private static final Pattern PLAIN = Pattern.compile("[a-z][a-z0-9_]{0,62}");

  /** What a column holds. */
  public enum Kind {
    /** Text, compared character by character: case matters, whatever the database's default. */
    TEXT,
    /** 32 bits. */
    INT,
    /** 64 bits. */
    BIGINT,
    /** True or false. */
    BOOLEAN
  }

  /**
   * A column.
   *
   * @param name plain, as the table's
   * @param length the most characters of {@link Kind#TEXT}, 1 or more; 0 for the other kinds
   * @param nullable whether it may be null
   */
  public record Column(String name, Kind kind, int length, boolean nullable) {
    /**
     * @throws IllegalArgumentException if the name is not plain, or the length is not one of the
     *     kind
     */
    public Column {
      checkPlain(name);
      if (kind == Kind.TEXT ? length < 1 : length != 0) {
        throw new IllegalArgumentException(
            "length of "
                + name
                + " must be "
                + (kind == Kind.TEXT ? "1 or more: " : "0: ")
                + length);
      }
    }

    /** Text of at most so many characters, never null. */
    public static Column text(String name, int length) {
      return new Column(name, Kind.TEXT, length, false);
    }

    /** 32 bits, never null. */
    public static Column ofInt(String name) {
      return new Column(name, Kind.INT, 0, false);
    }

    /** 64 bits, never null. */
    public static Column bigint(String name) {
      return new Column(name, Kind.BIGINT, 0, false);
    }

    /** True or false, never null. */
    public static Column bool(String name) {
      return new Column(name, Kind.BOOLEAN, 0, false);
    }

    /** The same column, which may be null. */
    public Column orNull() {
      return new Column(name, kind, length, true);
    }

    private String definition(Dialect dialect) {
      String type =
          switch (kind) {
            case TEXT -> "varchar(" + length + ")" + dialect.byteOrder;
            case INT -> "integer";
            case BIGINT -> "bigint";
            case BOOLEAN -> "boolean";
          };
      return name + " " + type + (nullable ? "" : " not null");
    }
  }

  /**
   * @throws IllegalArgumentException if a name is not plain or occurs twice, or the primary key is
   *     not made of columns that are never null
   */
  public DatabaseTable {
    checkPlain(name);
    columns = List.copyOf(columns);
    primaryKey = List.copyOf(primaryKey);
    Set<String> known = new HashSet<>();
    Set<String> keys = new HashSet<>();
    for (Column column : columns) {
      if (!known.add(column.name())) {
        throw new IllegalArgumentException(name + " has two columns " + column.name());
      }
      if (!column.nullable()) {
        keys.add(column.name());
      }
    }
    if (primaryKey.isEmpty() || !keys.containsAll(primaryKey)) {
      throw new IllegalArgumentException(
          "primary key of " + name + " must be of its columns that are not null: " + primaryKey);
    }
  }

  /**
   * The statement that creates it, on one line and without a semicolon. PostgreSQL, MySQL, MariaDB
   * and H2 are known by name; for others it is standard SQL.
   *
   * @param databaseProductName as {@link java.sql.DatabaseMetaData#getDatabaseProductName()} says
   */
  public String createStatement(String databaseProductName) {
    Dialect dialect = Dialect.of(databaseProductName);
    StringJoiner parts = new StringJoiner(", ", "create table " + name + " (", ")");
    columns.forEach(column -> parts.add(column.definition(dialect)));
    return parts.add("primary key (" + String.join(", ", primaryKey) + ")").toString();
  }

  private static void checkPlain(String name) {
    if (!PLAIN.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a name must be of a-z, 0-9 and _, from a letter on, at most 63: " + Quoted.of(name));
    }
  }

  /** What differs between databases. */
  private enum Dialect {
    POSTGRESQL(" collate \"C\""),
    MYSQL(" character set utf8mb4 collate utf8mb4_bin"),
    STANDARD("");

    private final String byteOrder;

    Dialect(String byteOrder) {
      this.byteOrder = byteOrder;
    }

    static Dialect of(String databaseProductName) {
      String product = databaseProductName.toLowerCase(Locale.ROOT);
      if (product.contains("postgresql")) {
        return POSTGRESQL;
      }
      return product.contains("mysql") || product.contains("mariadb") ? MYSQL : STANDARD;
    }
  }
}
