// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** The SQL that Hibernate sends. */
public class Statements implements StatementInspector {
  private static final long serialVersionUID = 1L;
  private static final List<String> SENT = new CopyOnWriteArrayList<>();

  @Override
  public String inspect(String sql) {
    SENT.add(sql);
    return sql;
  }

  /** The statements of {@code work}. */
  static List<String> of(Runnable work) {
    SENT.clear();
    work.run();
    return List.copyOf(SENT);
  }
}
