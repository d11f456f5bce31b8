// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.database;

import java.io.IOException;
import java.sql.SQLException;

/** The rows of the table that need PostgreSQL. */
public final class Database {
  private Database() {}

  /** Measures all of them, and returns them as Markdown. */
  public static String run() throws IOException, SQLException {
    try (Server server = Server.start()) {
      return new Inserts(server).run() + "\n" + new IndexSizes(server).run();
    }
  }
}
