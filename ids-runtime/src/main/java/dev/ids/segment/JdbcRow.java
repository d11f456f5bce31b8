// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.IdExhaustedException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalLong;

/** One row of the table, within a transaction of the caller's. */
final class JdbcRow {
  // The second condition keeps the sum a long; without it the database would fail, each its own
  // way.
  private static final String ADD =
      "update ids_segment set last_max_id = last_max_id + ? where name = ? and last_max_id <= ?";
  private static final String READ = "select last_max_id from ids_segment where name = ?";
  private static final String INSERT = "insert into ids_segment (name, last_max_id) values (?, ?)";

  private final Connection connection;
  private final int timeoutSeconds;
  private final String name;

  JdbcRow(Connection connection, int timeoutSeconds, String name) {
    this.connection = connection;
    this.timeoutSeconds = timeoutSeconds;
    this.name = name;
  }

  /** The new value. The update locks the row, so what is read after it is its own result. */
  long add(long step, long offset) throws SQLException {
    boolean isAdded = update(step);
    OptionalLong value = read();
    if (isAdded) {
      return value.orElseThrow(() -> new SQLException("row " + name + " is gone"));
    }
    if (value.isPresent()) {
      throw notAdded(value.getAsLong(), step);
    }
    long first = Math.addExact(offset, step);
    insert(first);
    return first;
  }

  private SQLException notAdded(long value, long step) {
    if (value > Long.MAX_VALUE - step) {
      throw new IdExhaustedException(
          "row " + name + " is at " + value + ", near the end of a long");
    }
    return new SQLException("row " + name + " was inserted meanwhile", JdbcStates.CONFLICT);
  }

  private boolean update(long step) throws SQLException {
    try (PreparedStatement statement = prepare(ADD)) {
      statement.setLong(1, step);
      statement.setString(2, name);
      statement.setLong(3, Long.MAX_VALUE - step);
      return statement.executeUpdate() == 1;
    }
  }

  private OptionalLong read() throws SQLException {
    try (PreparedStatement statement = prepare(READ)) {
      statement.setString(1, name);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? OptionalLong.of(rows.getLong(1)) : OptionalLong.empty();
      }
    }
  }

  private void insert(long value) throws SQLException {
    try (PreparedStatement statement = prepare(INSERT)) {
      statement.setString(1, name);
      statement.setLong(2, value);
      statement.executeUpdate();
    }
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    try {
      statement.setQueryTimeout(timeoutSeconds);
      return statement;
    } catch (SQLException e) {
      statement.close();
      throw e;
    }
  }
}
