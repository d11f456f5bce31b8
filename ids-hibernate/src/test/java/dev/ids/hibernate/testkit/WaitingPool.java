// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.hibernate.engine.jdbc.connections.spi.ConnectionProvider;
import org.hibernate.service.spi.Configurable;

/** A pool whose users wait for a connection, as those of applications do. */
public final class WaitingPool implements ConnectionProvider, Configurable {
  static final String SIZE = "test.pool.size";
  private static final long serialVersionUID = 1L;

  private transient Semaphore free;
  private String url;

  @Override
  public void configure(Map<String, Object> settings) {
    free = new Semaphore((Integer) settings.get(SIZE), true);
    url = settings.get("hibernate.connection.url").toString();
  }

  @Override
  public Connection getConnection() throws SQLException {
    try {
      if (!free.tryAcquire(30, TimeUnit.SECONDS)) {
        throw new SQLException("no connection is free");
      }
    } catch (InterruptedException e) {
      throw new SQLException(e);
    }
    return DriverManager.getConnection(url);
  }

  @Override
  public void closeConnection(Connection connection) throws SQLException {
    connection.close();
    free.release();
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
    throw new UnsupportedOperationException();
  }
}
