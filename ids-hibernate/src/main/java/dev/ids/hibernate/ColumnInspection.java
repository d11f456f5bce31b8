// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.StorageKind;
import dev.ids.internal.Quoted;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.hibernate.HibernateException;
import org.hibernate.MappingException;
import org.hibernate.boot.Metadata;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.dialect.Dialect;
import org.hibernate.engine.jdbc.connections.spi.JdbcConnectionAccess;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.mapping.Table;
import org.hibernate.tool.schema.Action;
import org.jboss.logging.Logger;

/**
 * Looks at the columns that are in the database before Hibernate uses them. Case is looked at where
 * text needs it, at the cost of a query for each such table; types and lengths where Hibernate is
 * to validate the schema.
 */
final class ColumnInspection {
  private static final Logger LOG = Logger.getLogger("dev.ids.hibernate");
  private static final Set<Action> MAKES_ALL =
      Set.of(Action.CREATE, Action.CREATE_DROP, Action.CREATE_ONLY);

  private final Metadata metadata;
  private final SessionFactoryImplementor factory;
  private final Action action;

  ColumnInspection(Metadata metadata, SessionFactoryImplementor factory, Map<?, ?> settings) {
    this.metadata = metadata;
    this.factory = factory;
    this.action = action(settings);
  }

  /**
   * Returns if there is nothing to object to, or no database to look at.
   *
   * @throws MappingException naming the attribute, what is wrong with its column, and the fix
   */
  void run() {
    List<IdColumn> all = MAKES_ALL.contains(action) ? List.of() : columns();
    if (all.isEmpty()) {
      return;
    }
    JdbcConnectionAccess access;
    Connection connection;
    try {
      access = factory.getJdbcServices().getBootstrapJdbcConnectionAccess();
      connection = access.obtainConnection();
    } catch (SQLException | RuntimeException e) {
      // Some make scripts only, and supply no connection; Hibernate says so where it needs one.
      LOG.debugf(e, "no connection, columns are not looked at");
      return;
    }
    try {
      inspect(all, connection);
    } catch (SQLException e) {
      throw new HibernateException(
          "the columns of ids cannot be looked at; if that is right, set "
              + StorageSettings.CHECK
              + "=false: "
              + Quoted.printable(String.valueOf(e.getMessage()), 1000),
          e);
    } finally {
      release(access, connection);
    }
  }

  private void inspect(List<IdColumn> all, Connection connection) throws SQLException {
    Map<Table, List<IdColumn>> byTable =
        all.stream().collect(Collectors.groupingBy(IdColumn::table));
    DatabaseColumns database = new DatabaseColumns(connection, factory);
    for (Map.Entry<Table, List<IdColumn>> table : byTable.entrySet()) {
      List<IdColumn> ids = table.getValue();
      if (action == Action.VALIDATE) {
        Map<String, DatabaseColumns.Actual> actual = database.columns(table.getKey());
        ids.forEach(id -> check(id, new Fit(id, metadata).problem(actual.get(key(id)))));
      }
      if (ids.stream().anyMatch(ColumnInspection::needsCase)) {
        Map<String, String> blind = database.ignoringCase(table.getKey());
        ids.stream()
            .filter(ColumnInspection::needsCase)
            .forEach(id -> check(id, Optional.ofNullable(blind.get(key(id))).map(this::ignores)));
      }
    }
  }

  /** The columns to look at; only tables with such a one cost anything. */
  private List<IdColumn> columns() {
    Dialect dialect = ByteOrder.dialect(metadata);
    return IdColumn.of(metadata).stream()
        .filter(id -> id.table().isPhysicalTable() && !id.isArray())
        .filter(
            id ->
                action == Action.VALIDATE || (needsCase(id) && DatabaseColumns.tellsCase(dialect)))
        .toList();
  }

  private static boolean needsCase(IdColumn id) {
    return id.kind() == StorageKind.TEXT && id.ids().scheme().textNeedsCase();
  }

  private String ignores(String how) {
    return " ignores case ("
        + Quoted.printable(how, 64)
        + "), so that two ids can be taken for one; "
        + ByteOrder.collation(ByteOrder.dialect(metadata))
            .map(name -> "alter it to the collation " + name)
            .orElse("alter it to a varchar")
        + ", or set "
        + StorageSettings.CHECK
        + "=false";
  }

  private static void check(IdColumn id, Optional<String> problem) {
    problem.ifPresent(
        text -> {
          throw new MappingException(id.owner() + ": column " + id.name() + text);
        });
  }

  private static String key(IdColumn id) {
    return DatabaseColumns.key(id.column().getName());
  }

  private static void release(JdbcConnectionAccess access, Connection connection) {
    try {
      access.releaseConnection(connection);
    } catch (SQLException e) {
      LOG.debugf(e, "the connection was not released");
    }
  }

  private static Action action(Map<?, ?> settings) {
    Object jpa = settings.get(AvailableSettings.JAKARTA_HBM2DDL_DATABASE_ACTION);
    Action action = jpa == null ? null : Action.interpretJpaSetting(jpa);
    return action == null || action == Action.NONE
        ? Action.interpretHbm2ddlSetting(settings.get(AvailableSettings.HBM2DDL_AUTO))
        : action;
  }
}
