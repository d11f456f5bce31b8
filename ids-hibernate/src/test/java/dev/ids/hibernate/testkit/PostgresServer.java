// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** One PostgreSQL for the JVM, unpacked from a Maven artifact; it ends with the JVM. */
final class PostgresServer {
  private static final Logger LOG = Logger.getLogger("io.zonky.test.db.postgres.embedded");

  static final String URL = start();

  private PostgresServer() {}

  private static String start() {
    LOG.setLevel(Level.OFF);
    try {
      EmbeddedPostgres server = EmbeddedPostgres.start();
      String database = "ids";
      Engine.execute(
          server.getJdbcUrl("postgres", "postgres"),
          "create database "
              + database
              + " template template0 encoding utf8 locale_provider icu icu_locale 'en-US'");
      return server.getJdbcUrl("postgres", database);
    } catch (IOException e) {
      throw new AssertionError("PostgreSQL does not start", e);
    }
  }
}
