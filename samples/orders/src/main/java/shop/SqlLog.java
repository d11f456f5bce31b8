// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.util.ArrayList;
import java.util.List;
import org.hibernate.SessionEventListener;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** What Hibernate sent to the database: the statements it prepared and the batches it ran. */
final class SqlLog implements SessionEventListener, StatementInspector {
  private static final long serialVersionUID = 1L;

  private final ArrayList<String> statements = new ArrayList<>();
  private final ArrayList<String> batches = new ArrayList<>();

  @Override
  public String inspect(String sql) {
    statements.add(sql);
    return sql;
  }

  /** A batch is run before the next statement is prepared, so it is one of the last statement. */
  @Override
  public void jdbcExecuteBatchStart() {
    batches.add(statements.get(statements.size() - 1));
  }

  /** Prepared statements in their order. */
  List<String> statements() {
    return List.copyOf(statements);
  }

  /** How many batches of INSERTs into a table were run. */
  long insertBatches(String table) {
    return batches.stream().filter(sql -> sql.startsWith("insert into " + table + " ")).count();
  }

  /** How many SELECTs were prepared. */
  long selects() {
    return statements.stream().filter(sql -> sql.startsWith("select")).count();
  }
}
