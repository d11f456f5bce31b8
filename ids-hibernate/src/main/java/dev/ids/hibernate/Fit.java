// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.StorageKind;
import java.sql.Types;
import java.util.Optional;
import java.util.OptionalInt;
import org.hibernate.boot.Metadata;
import org.jspecify.annotations.Nullable;

/** Whether a column that is in the database can hold the ids that the mapping stores in it. */
record Fit(IdColumn id, Metadata metadata) {
  /** What is wrong; empty if nothing is, or if Hibernate had better say so. */
  Optional<String> problem(DatabaseColumns.@Nullable Actual actual) {
    if (actual == null) {
      return Optional.empty();
    }
    Optional<StorageKind> kind = kindOf(actual);
    if (kind.isEmpty() && !isSmallNumber(actual)) {
      return Optional.empty();
    }
    return kind.filter(id.kind()::equals).isPresent() && isLongEnough(actual)
        ? Optional.empty()
        : Optional.of(problem(actual, kind));
  }

  private String problem(DatabaseColumns.Actual actual, Optional<StorageKind> kind) {
    Optional<StorageKind> other = kind.filter(k -> k != id.kind() && holds(k, actual));
    return " is "
        + actual
        + ", but "
        + id.ids().subject(id.kind())
        + " needs "
        + id.column().getSqlType(metadata)
        + "; alter the column"
        + other.map(k -> ", or " + id.ids().toStoreAs(k)).orElse("");
  }

  private boolean isLongEnough(DatabaseColumns.Actual actual) {
    return holds(id.kind(), actual);
  }

  private boolean holds(StorageKind kind, DatabaseColumns.Actual actual) {
    OptionalInt size = id.ids().size(kind);
    return size.isPresent() && fits(kind, size.getAsInt(), actual);
  }

  private static boolean fits(StorageKind kind, int size, DatabaseColumns.Actual actual) {
    return switch (kind) {
      case UUID -> true;
      case LONG -> actual.jdbcType() == Types.BIGINT || actual.size() >= 19;
      case TEXT -> actual.size() >= size;
      // A longer BINARY would be padded, and not be found again.
      case BINARY -> actual.isFixedBinary() ? actual.size() == size : actual.size() >= size;
    };
  }

  private static boolean isSmallNumber(DatabaseColumns.Actual actual) {
    return switch (actual.jdbcType()) {
      case Types.INTEGER, Types.SMALLINT, Types.TINYINT -> true;
      default -> false;
    };
  }

  private static Optional<StorageKind> kindOf(DatabaseColumns.Actual actual) {
    if (actual.typeName().equalsIgnoreCase("uuid")) {
      return Optional.of(StorageKind.UUID);
    }
    return switch (actual.jdbcType()) {
      case Types.CHAR,
          Types.VARCHAR,
          Types.LONGVARCHAR,
          Types.NCHAR,
          Types.NVARCHAR,
          Types.LONGNVARCHAR ->
          Optional.of(StorageKind.TEXT);
      case Types.BINARY, Types.VARBINARY, Types.LONGVARBINARY -> Optional.of(StorageKind.BINARY);
      case Types.BIGINT, Types.NUMERIC, Types.DECIMAL -> Optional.of(StorageKind.LONG);
      default -> Optional.empty();
    };
  }
}
