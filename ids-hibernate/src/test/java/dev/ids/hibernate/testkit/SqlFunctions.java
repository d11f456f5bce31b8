// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.UUID;

/** The functions of {@code docs/sql}, installed in a schema of their own as a user would. */
public final class SqlFunctions implements AutoCloseable {
  private final Engine engine;
  private final Engine.Schema schema;
  private final Connection connection;

  public SqlFunctions(Engine engine) {
    this.engine = engine;
    this.schema = engine.schema();
    String script = script(engine);
    if (engine == Engine.MARIADB) {
      // DELIMITER is the client's; the server takes one function at a time.
      for (String statement : script.replaceAll("(?m)^(delimiter .*|--.*)$", "").split("//")) {
        if (!statement.isBlank()) {
          schema.execute(statement);
        }
      }
    } else {
      schema.execute(script);
    }
    try {
      this.connection = schema.connect();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  public static String script(Engine engine) {
    String file = engine == Engine.MARIADB ? "mariadb.sql" : "postgresql.sql";
    try {
      return Files.readString(Path.of("../docs/sql", file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The result of {@code prefix.function(?, …)} as text; a byte array is in hex. */
  public String call(String function, Object... arguments) throws SQLException {
    String marks = "?" + ", ?".repeat(arguments.length - 1);
    return select("select " + name(function) + "(" + marks + ")", arguments);
  }

  /** The first column of a query as text; in it, {@code ids.} stands before our functions. */
  public String select(String sql, Object... arguments) throws SQLException {
    String here = engine == Engine.MARIADB ? sql.replace("ids.", "ids_") : sql;
    try (PreparedStatement query = connection.prepareStatement(here)) {
      for (int i = 0; i < arguments.length; i++) {
        query.setObject(i + 1, arguments[i]);
      }
      try (ResultSet row = query.executeQuery()) {
        row.next();
        Object value = row.getObject(1);
        return value instanceof byte[] bytes
            ? HexFormat.of().formatHex(bytes)
            : value == null ? null : value.toString();
      }
    }
  }

  private String name(String function) {
    return (engine == Engine.MARIADB ? "ids_" : "ids.") + function;
  }

  /** The bytes of a UUID. */
  public static byte[] bytes(UUID id) {
    return HexFormat.of().parseHex(id.toString().replace("-", ""));
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    if (engine == Engine.POSTGRESQL) {
      schema.execute("drop schema ids cascade");
    }
    schema.close();
  }
}
