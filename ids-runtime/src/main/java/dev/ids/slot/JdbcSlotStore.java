// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import dev.ids.Connections;
import dev.ids.DatabaseTable;
import dev.ids.DatabaseTable.Column;
import dev.ids.internal.Quoted;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Slots in one table of a database: PostgreSQL, MySQL, MariaDB or H2. Each call takes a connection
 * for itself, and a transaction of a few milliseconds.
 *
 * <p>Thread-safe.
 */
public final class JdbcSlotStore implements SlotStore {
  /** Where the slots are. */
  public static final DatabaseTable TABLE =
      new DatabaseTable(
          "ids_slot",
          List.of(
              Column.text("namespace", LeaseTerms.MAX_NAMESPACE),
              Column.ofInt("slot"),
              Column.text("holder", SlotRow.HOLDER_LENGTH),
              Column.text("owner", SlotRow.MAX_OWNER),
              Column.bigint("fence"),
              Column.bigint("end_millis"),
              Column.bool("closed")),
          List.of("namespace", "slot"));

  /** SQL states of unique keys that are there already, and of other broken rules. */
  private static final String INTEGRITY = "23";

  /** SQL states of a table that is not there: PostgreSQL's, MySQL's, H2's. */
  private static final Set<String> NO_TABLE = Set.of("42P01", "42S02", "42S04");

  private static final Duration TIMEOUT = Duration.ofSeconds(5);
  private static final String SELECT =
      "select slot, holder, owner, fence, end_millis, closed from " + TABLE.name();
  private static final String LOCK = SELECT + " where namespace = ? and slot = ? for update";
  private static final String SELECT_ALL = SELECT + " where namespace = ?";
  private static final String INSERT =
      "insert into "
          + TABLE.name()
          + " (namespace, slot, holder, owner, fence, end_millis, closed)"
          + " values (?, ?, ?, ?, ?, ?, ?)";

  /** Its condition holds on the locked row; it is there for databases that lock otherwise. */
  private static final String UPDATE =
      "update "
          + TABLE.name()
          + " set holder = ?, owner = ?, fence = ?, end_millis = ?, closed = ?"
          + " where namespace = ? and slot = ? and holder = ? and end_millis = ? and closed = ?";

  private final Connections connections;

  private JdbcSlotStore(Connections connections) {
    this.connections = connections;
  }

  /** Slots in the table {@link #TABLE} of a database. */
  public static JdbcSlotStore of(Connections connections) {
    return new JdbcSlotStore(connections);
  }

  @Override
  public Snapshot read(String namespace) {
    return inTransaction(
        (connection, clock) -> {
          List<SlotRow> rows = new ArrayList<>();
          try (PreparedStatement select = prepare(connection, SELECT_ALL)) {
            select.setString(1, namespace);
            try (ResultSet result = select.executeQuery()) {
              while (result.next()) {
                rows.add(row(result));
              }
            }
          }
          return new Snapshot(nowMillis(connection, clock), rows);
        });
  }

  @Override
  public Answer change(String namespace, int slot, Rule rule) {
    return inTransaction(
        (connection, clock) -> {
          SlotRow before = lock(connection, namespace, slot);
          long now = nowMillis(connection, clock);
          SlotRow next = rule.decide(before, now);
          boolean isWritten =
              next != null
                  && (before == null
                      ? insert(connection, namespace, next)
                      : update(connection, namespace, before, next));
          return new Answer(now, before, isWritten ? next : null);
        });
  }

  private @Nullable SlotRow lock(Connection connection, String namespace, int slot)
      throws SQLException {
    try (PreparedStatement select = prepare(connection, LOCK)) {
      select.setString(1, namespace);
      select.setInt(2, slot);
      try (ResultSet result = select.executeQuery()) {
        return result.next() ? row(result) : null;
      }
    }
  }

  /** False if another process was first. */
  private static boolean insert(Connection connection, String namespace, SlotRow row)
      throws SQLException {
    try (PreparedStatement insert = prepare(connection, INSERT)) {
      insert.setString(1, namespace);
      insert.setInt(2, row.slot());
      insert.setString(3, row.holder());
      insert.setString(4, row.owner());
      insert.setLong(5, row.fence());
      insert.setLong(6, row.endMillis());
      insert.setBoolean(7, row.closed());
      return insert.executeUpdate() == 1;
    } catch (SQLException e) {
      if (String.valueOf(e.getSQLState()).startsWith(INTEGRITY)) {
        connection.rollback();
        return false;
      }
      throw e;
    }
  }

  private static boolean update(
      Connection connection, String namespace, SlotRow before, SlotRow next) throws SQLException {
    try (PreparedStatement update = prepare(connection, UPDATE)) {
      update.setString(1, next.holder());
      update.setString(2, next.owner());
      update.setLong(3, next.fence());
      update.setLong(4, next.endMillis());
      update.setBoolean(5, next.closed());
      update.setString(6, namespace);
      update.setInt(7, before.slot());
      update.setString(8, before.holder());
      update.setLong(9, before.endMillis());
      update.setBoolean(10, before.closed());
      return update.executeUpdate() == 1;
    }
  }

  /** The clock of this statement, not of the transaction, which may have waited for a lock. */
  private static long nowMillis(Connection connection, String clock) throws SQLException {
    try (PreparedStatement select = prepare(connection, clock);
        ResultSet result = select.executeQuery()) {
      result.next();
      return result.getLong(1);
    }
  }

  private static String nowQuery(Connection connection) throws SQLException {
    String name = connection.getMetaData().getDatabaseProductName();
    String product = name.toLowerCase(Locale.ROOT);
    if (product.contains("postgresql")) {
      return "select cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)";
    }
    if (product.contains("mysql") || product.contains("mariadb")) {
      return "select timestampdiff(microsecond, '1970-01-01 00:00:00', utc_timestamp(3)) div 1000";
    }
    if (product.equals("h2")) {
      return "select cast(floor(extract(epoch from current_timestamp(3)) * 1000) as bigint)";
    }
    throw new SlotStoreException(
        "slots are leased from PostgreSQL, MySQL, MariaDB or H2, not from "
            + Quoted.of(name)
            + "; set ids.store.url to one of these, or ids.slot to a number of this process alone");
  }

  private static SlotRow row(ResultSet result) throws SQLException {
    return new SlotRow(
        result.getInt(1),
        result.getString(2),
        result.getString(3),
        result.getLong(4),
        result.getLong(5),
        result.getBoolean(6));
  }

  private static PreparedStatement prepare(Connection connection, String sql) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    statement.setQueryTimeout((int) TIMEOUT.toSeconds());
    return statement;
  }

  private interface Work<T> {
    /**
     * @param clock the query of the database's clock
     */
    T in(Connection connection, String clock) throws SQLException;
  }

  private <T> T inTransaction(Work<T> work) {
    try (Connection connection = connections.open()) {
      try {
        String clock = nowQuery(connection); // First: its failure says more than that of the SQL.
        boolean wasAutoCommit = connection.getAutoCommit();
        int isolation = connection.getTransactionIsolation();
        // Else the row is seen as it was before the wait for its lock.
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        connection.setAutoCommit(false);
        try {
          return commit(connection, clock, work);
        } finally {
          connection.setAutoCommit(wasAutoCommit);
          connection.setTransactionIsolation(isolation);
        }
      } catch (SQLException e) {
        throw new SlotStoreException(explain(e, connection), e);
      }
    } catch (SQLException e) {
      throw new SlotStoreException("the database of the slots is away: " + e.getMessage(), e);
    }
  }

  private static <T> T commit(Connection connection, String clock, Work<T> work)
      throws SQLException {
    boolean isDone = false;
    try {
      T done = work.in(connection, clock);
      connection.commit();
      isDone = true;
      return done;
    } finally {
      if (!isDone) {
        connection.rollback();
      }
    }
  }

  private static String explain(SQLException e, Connection connection) throws SQLException {
    return NO_TABLE.contains(String.valueOf(e.getSQLState()))
        ? "table "
            + TABLE.name()
            + " is missing; run: "
            + TABLE.createStatement(connection.getMetaData().getDatabaseProductName())
        : "table " + TABLE.name() + ": " + e.getMessage();
  }
}
