// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.runtime.IdRuntime;
import jakarta.transaction.Transaction;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import org.hibernate.cfg.MappingSettings;
import org.hibernate.engine.jdbc.connections.spi.JdbcConnectionAccess;
import org.hibernate.engine.jdbc.spi.JdbcServices;
import org.hibernate.service.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/**
 * A SessionFactory's database, lent to the runtime: its connections come from the same provider or
 * pool, and belong to no session and no transaction: one of JTA is left until the connection is
 * closed, by the thread that opened it.
 *
 * <p>Thread-safe.
 */
final class LentDatabase implements IdRuntime.Lender {
  private final JdbcConnectionAccess access;
  private final OutsideTransaction outside;
  private final @Nullable String catalog;
  private final @Nullable String schema;

  private LentDatabase(
      JdbcConnectionAccess access,
      OutsideTransaction outside,
      @Nullable String catalog,
      @Nullable String schema) {
    this.access = access;
    this.outside = outside;
    this.catalog = catalog;
    this.schema = schema;
  }

  /** That of a SessionFactory; tables are looked for where its tables are by default. */
  static LentDatabase of(ServiceRegistry registry, Map<?, ?> settings) {
    return new LentDatabase(
        registry.requireService(JdbcServices.class).getBootstrapJdbcConnectionAccess(),
        OutsideTransaction.of(registry),
        text(settings.get(MappingSettings.DEFAULT_CATALOG)),
        text(settings.get(MappingSettings.DEFAULT_SCHEMA)));
  }

  private static @Nullable String text(@Nullable Object setting) {
    return setting == null || setting.toString().isBlank() ? null : setting.toString();
  }

  @Override
  public Connection open() throws SQLException {
    Transaction left = outside.leave();
    try {
      return open(left);
    } catch (SQLException | RuntimeException e) {
      outside.enter(left);
      throw e;
    }
  }

  private Connection open(@Nullable Transaction left) throws SQLException {
    Connection connection = access.obtainConnection();
    try {
      String oldCatalog = catalog == null ? null : connection.getCatalog();
      String oldSchema = schema == null ? null : connection.getSchema();
      select(connection, catalog, schema);
      return lent(connection, () -> giveBack(connection, oldCatalog, oldSchema, left));
    } catch (SQLException | RuntimeException e) {
      access.releaseConnection(connection);
      throw e;
    }
  }

  private void giveBack(
      Connection connection,
      @Nullable String oldCatalog,
      @Nullable String oldSchema,
      @Nullable Transaction left)
      throws SQLException {
    try {
      select(connection, oldCatalog, oldSchema);
    } finally {
      try {
        access.releaseConnection(connection);
      } finally {
        outside.enter(left);
      }
    }
  }

  @Override
  public Optional<String> database() {
    try (Connection connection = open()) {
      // Parameters may hold a password.
      String url = connection.getMetaData().getURL().split("[?;]", 2)[0];
      String where = schema == null ? connection.getSchema() : schema;
      return Optional.of(where == null ? url : url + " schema " + where);
    } catch (SQLException e) {
      return Optional.empty();
    }
  }

  private static void select(
      Connection connection, @Nullable String catalog, @Nullable String schema)
      throws SQLException {
    if (catalog != null) {
      connection.setCatalog(catalog);
    }
    if (schema != null) {
      connection.setSchema(schema);
    }
  }

  private interface Closing {
    void run() throws SQLException;
  }

  /** The connection, which goes back to where it came from when it is closed. */
  private static Connection lent(Connection connection, Closing closing) {
    return (Connection)
        Proxy.newProxyInstance(
            LentDatabase.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("close")) {
                closing.run();
                return null;
              }
              try {
                return method.invoke(connection, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
