// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A database that tests run on. Each test has a schema of its own, on a server that lives as long
 * as the JVM. A server that does not start is an error, never a reason to skip.
 */
public enum Engine {
  H2("jdbc:h2:mem:ids;DB_CLOSE_DELAY=-1", "current_schema") {
    @Override
    String url(String schema) {
      return url() + ";SCHEMA=" + schema;
    }
  },
  /** Its database sorts text as a language does, not by bytes: as a user's often does. */
  POSTGRESQL(null, "current_schema()") {
    @Override
    String url() {
      return PostgresServer.URL;
    }

    @Override
    String url(String schema) {
      return url() + "&currentSchema=" + schema;
    }
  },
  MARIADB(null, "database()") {
    @Override
    String url() {
      return MariaDbServer.URL;
    }

    @Override
    String url(String schema) {
      return url().replaceFirst("(jdbc:mariadb://[^/]*/)", "$1" + schema);
    }
  };

  private static final AtomicInteger SCHEMAS = new AtomicInteger();

  private final String url;
  private final String currentSchema;

  Engine(String url, String currentSchema) {
    this.url = url;
    this.currentSchema = currentSchema;
  }

  /** The databases that the build was told to test on. */
  public static List<Engine> inUse() {
    String names = System.getProperty("test.databases", "H2 POSTGRESQL");
    return Arrays.stream(names.split("[ ,]+")).map(Engine::valueOf).toList();
  }

  /** Those with a server of their own. */
  public static List<Engine> servers() {
    return inUse().stream().filter(engine -> engine != H2).toList();
  }

  String url() {
    return url;
  }

  abstract String url(String schema);

  /** The SQL for the schema that a connection is in. */
  public String currentSchema() {
    return currentSchema;
  }

  /** The SQL that gives another type to a column that has no values yet. */
  public String retype(String table, String column, String type) {
    return "alter table "
        + table
        + switch (this) {
          case H2 -> " alter column " + column + " set data type " + type;
          case POSTGRESQL -> " alter column " + column + " type " + type + " using null";
          case MARIADB -> " modify " + column + " " + type;
        };
  }

  /** A new empty schema. */
  public Schema schema() {
    // Servers given from outside may be in use by other JVMs.
    String name = "ids_" + ProcessHandle.current().pid() + "_" + SCHEMAS.incrementAndGet();
    execute(url(), "create schema " + name);
    return new Schema(this, name);
  }

  /** A schema that is dropped on close. */
  public record Schema(Engine engine, String name) implements AutoCloseable {
    public String url() {
      return engine.url(name);
    }

    public Connection connect() throws SQLException {
      return DriverManager.getConnection(url());
    }

    /** Runs one or more statements. */
    public void execute(String... statements) {
      Engine.execute(url(), statements);
    }

    @Override
    public void close() {
      String cascade = engine == MARIADB ? "" : " cascade";
      Engine.execute(engine.url(), "drop schema " + name + cascade);
    }
  }

  static void execute(String url, String... statements) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new AssertionError(url + ": " + e.getMessage(), e);
    }
  }
}
