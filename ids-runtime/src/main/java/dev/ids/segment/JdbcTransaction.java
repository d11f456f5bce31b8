// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;

/** A transaction on a connection that is as before afterwards. Used by one thread. */
final class JdbcTransaction implements AutoCloseable {
  private static final int UNKNOWN = -1;

  private final Connection connection;
  private final boolean wasAutoCommit;
  private final int isolation;
  private final int networkTimeoutMillis;

  /**
   * Begins.
   *
   * @param maxNetworkMillis how long one answer of the database may take
   */
  JdbcTransaction(Connection connection, int maxNetworkMillis) throws SQLException {
    this.connection = connection;
    this.networkTimeoutMillis = limitNetwork(connection, maxNetworkMillis);
    this.wasAutoCommit = connection.getAutoCommit();
    this.isolation = connection.getTransactionIsolation();
    if (isolation != Connection.TRANSACTION_READ_COMMITTED) {
      // Under a stricter one every second fetch of many would fail, and be repeated, for nothing.
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
    }
    if (wasAutoCommit) {
      connection.setAutoCommit(false);
    }
  }

  /** A network that swallows packets would else keep the caller for ever. */
  private static int limitNetwork(Connection connection, int millis) throws SQLException {
    try {
      int before = connection.getNetworkTimeout();
      connection.setNetworkTimeout(Runnable::run, millis);
      return before;
    } catch (SQLFeatureNotSupportedException | AbstractMethodError e) {
      return UNKNOWN; // A driver without it: what its address says holds.
    }
  }

  void commit() throws SQLException {
    connection.commit();
  }

  /** A rollback that fails is told with what led to it. */
  void rollback(SQLException reason) {
    try {
      connection.rollback();
    } catch (SQLException e) {
      reason.addSuppressed(e);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.rollback(); // What was committed stays; what was not must not be by setAutoCommit.
    if (wasAutoCommit) {
      connection.setAutoCommit(true);
    }
    if (isolation != Connection.TRANSACTION_READ_COMMITTED) {
      connection.setTransactionIsolation(isolation);
    }
    if (networkTimeoutMillis != UNKNOWN) {
      connection.setNetworkTimeout(Runnable::run, networkTimeoutMillis);
    }
  }
}
