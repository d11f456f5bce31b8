// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.StorageKind;
import java.util.Optional;
import org.hibernate.boot.Metadata;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.hibernate.dialect.SQLServerDialect;
import org.hibernate.mapping.Column;

/**
 * Has text columns of ids compared byte by byte. The order of a language mixes cases and skips
 * punctuation, so that ids come out of order; one that ignores case takes two ids for one.
 */
final class ByteOrder {
  private ByteOrder() {}

  /**
   * Sets the collation of text columns in the schema that Hibernate writes; what the mapping says,
   * by {@code @Collate} or a column definition, stays. Again does nothing.
   */
  static void apply(Metadata metadata, StorageSettings settings) {
    Optional<String> collation = settings.collation(dialect(metadata));
    if (collation.isEmpty()) {
      return;
    }
    for (IdColumn id : IdColumn.of(metadata)) {
      Column column = id.column();
      if (id.kind() == StorageKind.TEXT
          && column.getCollation() == null
          && column.getSqlType() == null) {
        column.setCollation(collation.get());
      }
    }
  }

  /**
   * The collation of a database that compares bytes. Empty where columns have none of their own
   * (H2, Oracle unless configured for it) or where bytes are the rule (CockroachDB).
   */
  static Optional<String> collation(Dialect dialect) {
    if (dialect instanceof PostgreSQLDialect) {
      return Optional.of("C");
    }
    if (dialect instanceof MySQLDialect) {
      return Optional.of("utf8mb4_bin");
    }
    return dialect instanceof SQLServerDialect
        ? Optional.of("Latin1_General_BIN2")
        : Optional.empty();
  }

  static Dialect dialect(Metadata metadata) {
    return metadata.getDatabase().getDialect();
  }
}
