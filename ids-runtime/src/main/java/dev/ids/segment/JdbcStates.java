// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** What failures mean, on the databases that are known. Stateless. */
final class JdbcStates {
  /** Another transaction came first. */
  static final String CONFLICT = "40001";

  /** MySQL and MariaDB say that a lock was not granted in time by this number alone. */
  private static final int LOCK_WAIT_TIMEOUT = 1205;

  private JdbcStates() {}

  /** PostgreSQL says 42P01; H2, MySQL and MariaDB 42S02, H2 also 42S03 and 42S04. */
  static boolean isNoTable(SQLException e) {
    String state = state(e);
    return state.equals("42P01") || state.matches("42S0[234]");
  }

  /** A row that was there already, a deadlock, a conflict of transactions. */
  static boolean isWorthAnotherTry(SQLException e) {
    String state = state(e);
    return state.startsWith("23")
        || state.startsWith("40")
        || state.equals("HYT00")
        || e.getErrorCode() == LOCK_WAIT_TIMEOUT;
  }

  private static String state(SQLException e) {
    @Nullable String state = e.getSQLState();
    return state == null ? "" : state;
  }
}
