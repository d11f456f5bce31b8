// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import com.arjuna.ats.arjuna.common.CoreEnvironmentBeanException;
import com.arjuna.ats.arjuna.common.ObjectStoreEnvironmentBean;
import com.arjuna.ats.arjuna.common.arjPropertyManager;
import com.arjuna.ats.internal.arjuna.objectstore.VolatileStore;
import com.arjuna.ats.internal.jta.transaction.arjunacore.TransactionSynchronizationRegistryImple;
import com.arjuna.common.internal.util.propertyservice.BeanPopulator;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.narayana.NarayanaTransactionIntegration;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionManager;
import java.sql.SQLException;
import java.time.Duration;
import org.h2.jdbcx.JdbcDataSource;

/**
 * What an application server has: a transaction manager, and a pool of XA connections that take
 * part in the transaction of the thread that asks for one.
 */
public final class JtaPool implements AutoCloseable {
  static {
    try {
      arjPropertyManager.getCoreEnvironmentBean().setNodeIdentifier("ids");
    } catch (CoreEnvironmentBeanException e) {
      throw new AssertionError(e);
    }
    // No transaction here outlives the JVM, and nobody asks for their status.
    arjPropertyManager.getCoordinatorEnvironmentBean().setTransactionStatusManagerEnable(false);
    for (String store : new String[] {"default", "communicationStore", "stateStore"}) {
      BeanPopulator.getNamedInstance(ObjectStoreEnvironmentBean.class, store)
          .setObjectStoreType(VolatileStore.class.getName());
    }
  }

  private final AgroalDataSource pool;

  private JtaPool(AgroalDataSource pool) {
    this.pool = pool;
  }

  /** So many connections to an H2; who finds none free waits for two seconds. */
  public static JtaPool of(String url, int size) {
    try {
      return new JtaPool(
          AgroalDataSource.from(
              new AgroalDataSourceConfigurationSupplier()
                  .connectionPoolConfiguration(
                      pool ->
                          pool.maxSize(size)
                              .acquisitionTimeout(Duration.ofSeconds(2))
                              .transactionIntegration(
                                  new NarayanaTransactionIntegration(
                                      manager(), new TransactionSynchronizationRegistryImple()))
                              .connectionFactoryConfiguration(
                                  factory ->
                                      factory
                                          .connectionProviderClass(JdbcDataSource.class)
                                          .jdbcUrl(url)))));
    } catch (SQLException e) {
      throw new AssertionError(url, e);
    }
  }

  /** Hibernate with this pool and its transactions. */
  public TestDatabase.Builder with(Class<?>... entities) {
    return TestDatabase.with(entities)
        .set("hibernate.connection.datasource", pool)
        .set("hibernate.transaction.coordinator_class", "jta")
        .set(
            "hibernate.transaction.jta.platform",
            "org.hibernate.engine.transaction.jta.platform.internal.JBossStandAloneJtaPlatform");
  }

  /** How many connections take part in the transaction of this thread. */
  public static int enlisted() {
    try {
      return ((com.arjuna.ats.jta.transaction.Transaction) manager().getTransaction())
          .getResources()
          .size();
    } catch (SystemException e) {
      throw new AssertionError(e);
    }
  }

  /** How many connections are in use. */
  public long inUse() {
    return pool.getMetrics().activeCount();
  }

  private static TransactionManager manager() {
    return com.arjuna.ats.jta.TransactionManager.transactionManager();
  }

  @Override
  public void close() {
    pool.close();
  }
}
