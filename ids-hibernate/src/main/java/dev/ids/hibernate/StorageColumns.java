// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.StorageKind;
import java.util.Optional;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.dialect.SQLServerDialect;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.descriptor.jdbc.BigIntJdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;

/** Which column a way of storing ids becomes on a database, and the other way round. */
final class StorageColumns {
  private StorageColumns() {}

  static JdbcType jdbcType(StorageKind storage, JdbcTypeIndicators indicators) {
    return switch (storage) {
      case TEXT -> indicators.getJdbcType(SqlTypes.VARCHAR);
      case BINARY -> indicators.getJdbcType(SqlTypes.BINARY);
      case LONG -> number(indicators.getJdbcType(SqlTypes.BIGINT));
      case UUID -> uuid(indicators);
    };
  }

  /**
   * A native column only where it takes any 128 bits and orders them as bytes. MariaDB's refuses a
   * quarter of all values and stores some with their bytes swapped; SQL Server's orders by its last
   * six bytes.
   */
  /** A dialect that has a type of its own keeps it. */
  private static JdbcType number(JdbcType bigint) {
    return bigint.getClass() == BigIntJdbcType.class ? NumberJdbcType.INSTANCE : bigint;
  }

  private static JdbcType uuid(JdbcTypeIndicators indicators) {
    JdbcType uuid = indicators.getJdbcType(SqlTypes.UUID);
    Dialect dialect = indicators.getDialect();
    boolean sorts = !(dialect instanceof MySQLDialect || dialect instanceof SQLServerDialect);
    return sorts && isNativeUuid(uuid) ? uuid : indicators.getJdbcType(SqlTypes.BINARY);
  }

  /** Which conversion a column needs; empty if ids cannot be stored in it. */
  static Optional<StorageKind> kindOf(JdbcType column) {
    if (isNativeUuid(column)) {
      return Optional.of(StorageKind.UUID);
    }
    if (column.getDefaultSqlTypeCode() == SqlTypes.UUID && bindsText(column)) {
      return Optional.empty();
    }
    if (column.isString()) {
      return Optional.of(StorageKind.TEXT);
    }
    if (column.isBinary()) {
      return Optional.of(StorageKind.BINARY);
    }
    return column.getJdbcTypeCode() == SqlTypes.BIGINT
        ? Optional.of(StorageKind.LONG)
        : Optional.empty();
  }

  private static boolean isNativeUuid(JdbcType column) {
    return column.getDefaultSqlTypeCode() == SqlTypes.UUID
        && !bindsText(column)
        && !column.isBinary();
  }

  /** By the type that the driver gets: what {@code isString} goes by is the column's own. */
  private static boolean bindsText(JdbcType column) {
    return SqlTypes.isCharacterType(column.getJdbcTypeCode());
  }
}
