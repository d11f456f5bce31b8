// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import dev.ids.DatabaseTable;
import dev.ids.IdScheme;
import dev.ids.SchemeProvider;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The settings that some scheme of the table needs to issue ids. */
public final class TestSettings {
  /** Lives as long as the JVM. */
  private static final String DATABASE = "jdbc:h2:mem:ids-of-all-schemes;DB_CLOSE_DELAY=-1";

  private static final Map<String, String> ALL =
      Map.of(
          "ids.slot",
          "1",
          "ids.secret.default",
          "hex:" + "5a".repeat(16),
          "ids.store.url",
          DATABASE);

  static {
    createTables();
  }

  private TestSettings() {}

  /** A slot, a secret that is none, and a database with the tables of all schemes. */
  public static Map<String, String> all() {
    return ALL;
  }

  private static void createTables() {
    Set<DatabaseTable> tables = new LinkedHashSet<>();
    for (SchemeProvider<?> provider :
        SchemeProvider.all(TestSettings.class.getClassLoader()).values()) {
      for (IdScheme scheme : provider.variants().values()) {
        tables.addAll(scheme.tables());
      }
    }
    try (Connection connection = DriverManager.getConnection(DATABASE);
        Statement statement = connection.createStatement()) {
      for (DatabaseTable table : tables) {
        statement.execute(table.createStatement("H2"));
      }
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }
}
