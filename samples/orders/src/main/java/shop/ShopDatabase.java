// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.util.List;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.h2.jdbcx.JdbcConnectionPool;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.BatchSettings;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.cfg.StatisticsSettings;
import org.hibernate.jpa.HibernatePersistenceConfiguration;
import org.hibernate.metamodel.MappingMetamodel;
import org.hibernate.tool.schema.Action;

/** Hibernate on a database in memory. All it says of ids is which process this is. */
public final class ShopDatabase implements AutoCloseable {
  /** Rows per INSERT batch. */
  public static final int BATCH_SIZE = 50;

  /** What is stored, in the order of insertion. */
  public static final List<Class<?>> ENTITIES =
      List.of(Customer.class, Device.class, Order.class, OrderLine.class);

  /** Speaks up only when something is wrong. Kept: the log manager holds loggers weakly. */
  private static final Logger HIBERNATE = Logger.getLogger("org.hibernate");

  static {
    HIBERNATE.setLevel(Level.WARNING);
  }

  private final SqlLog sql = new SqlLog();
  private final JdbcConnectionPool connections;
  private final SessionFactory sessions;

  public ShopDatabase() {
    connections = JdbcConnectionPool.create("jdbc:h2:mem:", "sa", "");
    sessions =
        new HibernatePersistenceConfiguration("shop")
            .managedClasses(ENTITIES)
            .property("ids.slot", 1) // ids of devices have a place for it
            .property(JdbcSettings.JAKARTA_NON_JTA_DATASOURCE, connections)
            .property(JdbcSettings.LOG_JDBC_ERRORS, false) // they are thrown
            .property(JdbcSettings.STATEMENT_INSPECTOR, sql)
            .property(BatchSettings.STATEMENT_BATCH_SIZE, BATCH_SIZE)
            .property(BatchSettings.ORDER_INSERTS, true)
            .property(StatisticsSettings.GENERATE_STATISTICS, true)
            .schemaToolingAction(Action.CREATE)
            .createEntityManagerFactory();
  }

  /** Does work in one transaction: all of it, or nothing. */
  public <R> R transaction(Function<Session, R> work) {
    try (Session session = sessions.withOptions().eventListeners(sql).openSession()) {
      return session.fromTransaction(transaction -> work.apply(session));
    }
  }

  /** The table of an entity. */
  public String table(Class<?> entity) {
    return ((MappingMetamodel) sessions.getMetamodel()).getEntityDescriptor(entity).getTableName();
  }

  /** How many entities of a class were inserted. */
  public long inserted(Class<?> entity) {
    return sessions.getStatistics().getEntityStatistics(entity.getName()).getInsertCount();
  }

  /** What was sent to the database. */
  public SqlLog sql() {
    return sql;
  }

  @Override
  public void close() {
    sessions.close();
    connections.dispose();
  }
}
