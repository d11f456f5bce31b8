// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.Connections;
import dev.ids.DatabaseTable;
import dev.ids.DatabaseTable.Column;
import dev.ids.IdExhaustedException;
import dev.ids.Issuer;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * Counters in the table {@code ids_segment} of a database: PostgreSQL, MySQL, MariaDB, H2.
 *
 * <p>Each fetch has a connection and a transaction of its own, so that an application's transaction
 * that is rolled back takes no number back. What the connection was set to is restored.
 * Thread-safe.
 */
public final class JdbcSegmentStore implements SegmentStore {
  /** The table; {@code createStatement} says how to create it. */
  public static final DatabaseTable TABLE =
      new DatabaseTable(
          "ids_segment",
          List.of(Column.text("name", SegmentCounter.MAX_ROW_NAME), Column.bigint("last_max_id")),
          List.of("name"));

  private static final int MAX_TRIES = 10;
  private static final int MAX_PAUSE_MILLIS = 20;
  private static final long NETWORK_SECONDS = 5;

  private final Connections connections;
  private final int timeoutSeconds;

  private JdbcSegmentStore(Connections connections, int timeoutSeconds) {
    this.connections = connections;
    this.timeoutSeconds = timeoutSeconds;
  }

  /** The store of an application; it asks for the database with each fetch, and never before. */
  static JdbcSegmentStore of(Issuer issuer) {
    return of(() -> issuer.connections().open());
  }

  /** A store whose statements may take 5 s each. */
  public static JdbcSegmentStore of(Connections connections) {
    return of(connections, Duration.ofSeconds(5));
  }

  /**
   * A store whose statements may take so long each.
   *
   * @param statementTimeout in whole seconds
   * @throws IllegalArgumentException unless that is 1 s to 1 day
   */
  public static JdbcSegmentStore of(Connections connections, Duration statementTimeout) {
    if (statementTimeout.toSeconds() < 1 || statementTimeout.toDays() > 1) {
      throw new IllegalArgumentException(
          "statementTimeout must be 1 s to 1 day: " + statementTimeout);
    }
    return new JdbcSegmentStore(connections, Math.toIntExact(statementTimeout.toSeconds()));
  }

  /**
   * @throws SQLException if the database cannot be reached, or is busy
   * @throws IllegalStateException if there is no table, with the statement that creates it
   * @throws IdExhaustedException if the counter has reached the end of a {@code long}
   */
  @Override
  public long nextMax(String name, long step, long offset)
      throws SQLException, InterruptedException {
    try (Connection connection = connections.open()) {
      try (JdbcTransaction transaction = new JdbcTransaction(connection, networkMillis())) {
        return nextMax(transaction, new JdbcRow(connection, timeoutSeconds, name), step, offset);
      } catch (SQLException e) {
        if (JdbcStates.isNoTable(e)) {
          throw noTable(connection, e);
        }
        throw e;
      }
    }
  }

  /** More than a statement may take, or it would be ended before the database can end it. */
  private int networkMillis() {
    return Math.toIntExact(TimeUnit.SECONDS.toMillis(timeoutSeconds + NETWORK_SECONDS));
  }

  private static long nextMax(JdbcTransaction transaction, JdbcRow row, long step, long offset)
      throws SQLException, InterruptedException {
    for (int tries = 1; ; tries++) {
      try {
        long max = row.add(step, offset);
        transaction.commit();
        return max;
      } catch (SQLException e) {
        transaction.rollback(e);
        // Another process has inserted the row meanwhile, or the database broke a deadlock.
        if (tries == MAX_TRIES || !JdbcStates.isWorthAnotherTry(e)) {
          throw e;
        }
        TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(MAX_PAUSE_MILLIS));
      }
    }
  }

  private static IllegalStateException noTable(Connection connection, SQLException cause)
      throws SQLException {
    String product = connection.getMetaData().getDatabaseProductName();
    return new IllegalStateException(
        "the database has no table "
            + TABLE.name()
            + "; create it with: "
            + TABLE.createStatement(product),
        cause);
  }

  /** For messages; without the address of the database, which may hold a password. */
  @Override
  public String toString() {
    return "table " + TABLE.name();
  }
}
