// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.issuing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.hibernate.context.spi.CurrentTenantIdentifierResolver;
import org.hibernate.engine.jdbc.connections.spi.MultiTenantConnectionProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tenants that have a schema or a database each; their ids are issued by one runtime. */
class TenancyTest {
  private static final List<String> TENANTS = List.of("acme", "globex");

  private String tenant = "acme";

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everyTenantFindsItsOwnRows(boolean schemas) throws SQLException {
    Connections connections = new Connections(schemas);
    try (connections;
        TestDatabase db =
            TestDatabase.with(Parcel.class)
                .set("hibernate.hbm2ddl.auto", "none")
                .set("hibernate.multi_tenant_connection_provider", connections)
                .set("hibernate.tenant_identifier_resolver", new Resolver())
                .start()) {
      tenant = "acme";
      Parcel acme = new Parcel();
      db.run(session -> session.persist(acme));
      tenant = "globex";
      Parcel globex = new Parcel();
      db.run(session -> session.persist(globex));

      assertThat(globex.id).isGreaterThan(acme.id);
      db.run(session -> assertThat(session.find(Parcel.class, globex.id)).isNotNull());
      db.run(session -> assertThat(session.find(Parcel.class, acme.id)).isNull());
      tenant = "acme";
      db.run(session -> assertThat(session.find(Parcel.class, acme.id)).isNotNull());
    }
  }

  private final class Resolver implements CurrentTenantIdentifierResolver<String> {
    @Override
    public String resolveCurrentTenantIdentifier() {
      return tenant;
    }

    @Override
    public boolean validateExistingCurrentSessions() {
      return false;
    }
  }

  private static final class Connections
      implements MultiTenantConnectionProvider<String>, AutoCloseable {
    private static final long serialVersionUID = 1L;

    private final String name = UUID.randomUUID().toString();
    private final boolean schemas;
    private final transient Connection keepAlive;

    Connections(boolean schemas) throws SQLException {
      this.schemas = schemas;
      this.keepAlive = DriverManager.getConnection(url("acme") + ";DB_CLOSE_DELAY=-1");
      for (String tenant : TENANTS) {
        try (Connection connection =
                DriverManager.getConnection(url(tenant) + ";DB_CLOSE_DELAY=-1");
            var statement = connection.createStatement()) {
          if (schemas) {
            statement.execute("create schema " + tenant);
            connection.setSchema(tenant.toUpperCase(Locale.ROOT));
          }
          statement.execute("create table parcel (id uuid primary key)");
        }
      }
    }

    @Override
    public Connection getConnection(String tenant) throws SQLException {
      Connection connection = DriverManager.getConnection(url(tenant));
      if (schemas) {
        connection.setSchema(tenant.toUpperCase(Locale.ROOT));
      }
      return connection;
    }

    private String url(String tenant) {
      return "jdbc:h2:mem:" + name + (schemas ? "" : tenant);
    }

    @Override
    public Connection getAnyConnection() throws SQLException {
      return getConnection("acme");
    }

    @Override
    public void releaseAnyConnection(Connection connection) throws SQLException {
      connection.close();
    }

    @Override
    public void releaseConnection(String tenant, Connection connection) throws SQLException {
      connection.close();
    }

    @Override
    public boolean supportsAggressiveRelease() {
      return false;
    }

    @Override
    public boolean isUnwrappableAs(Class<?> type) {
      return false;
    }

    @Override
    public <T> T unwrap(Class<T> type) {
      throw new UnsupportedOperationException(type.getName());
    }

    @Override
    public void close() throws SQLException {
      for (String tenant : TENANTS) {
        if (!schemas || tenant.equals("acme")) {
          try (Connection connection = DriverManager.getConnection(url(tenant));
              var statement = connection.createStatement()) {
            statement.execute("shutdown");
          }
        }
      }
      keepAlive.close();
    }
  }

  @Entity
  @Table(name = "parcel")
  static class Parcel {
    @Id @Issued OrderId id;
  }
}
