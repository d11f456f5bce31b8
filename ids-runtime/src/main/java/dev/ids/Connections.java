// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * The application's database, for what several processes must agree on: leased slots, segments.
 *
 * <p>Thread-safe.
 */
@FunctionalInterface
public interface Connections {
  /**
   * Opens a connection for the caller alone, which takes part in no transaction of others; the
   * caller closes it soon.
   *
   * @throws SQLException if the database cannot be reached
   */
  Connection open() throws SQLException;
}
