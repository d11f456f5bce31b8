// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.sql.Connection;
import java.sql.SQLException;

/** A transaction on a connection that is as before afterwards. Used by one thread. */
final class JdbcTransaction implements AutoCloseable {
  private final Connection connection;
  private final boolean wasAutoCommit;
  private final int isolation;

  JdbcTransaction(Connection connection) throws SQLException {
    this.connection = connection;
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
  }
}
