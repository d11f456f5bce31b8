// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import jakarta.transaction.InvalidTransactionException;
import jakarta.transaction.SystemException;
import jakarta.transaction.Transaction;
import jakarta.transaction.TransactionManager;
import java.sql.SQLException;
import org.hibernate.engine.transaction.jta.platform.spi.JtaPlatform;
import org.hibernate.resource.transaction.spi.TransactionCoordinatorBuilder;
import org.hibernate.service.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/**
 * Leaves the JTA transaction of a thread for a while. A data source that knows of it would give the
 * connection of the transaction, or enlist another one: what is leased or counted would be rolled
 * back with the application's work, and could not be committed before it.
 *
 * <p>Immutable and thread-safe.
 */
final class OutsideTransaction {
  private final @Nullable TransactionManager manager;

  private OutsideTransaction(@Nullable TransactionManager manager) {
    this.manager = manager;
  }

  /** As a SessionFactory is configured; without JTA there is nothing to leave. */
  static OutsideTransaction of(ServiceRegistry registry) {
    return new OutsideTransaction(
        registry.requireService(TransactionCoordinatorBuilder.class).isJta()
            ? registry.requireService(JtaPlatform.class).retrieveTransactionManager()
            : null);
  }

  /**
   * Leaves the transaction that the thread is in, if any.
   *
   * @return what to {@link #enter} again
   * @throws SQLException if the transaction manager refuses
   */
  @Nullable Transaction leave() throws SQLException {
    if (manager == null) {
      return null;
    }
    try {
      return manager.suspend();
    } catch (SystemException e) {
      throw new SQLException("the JTA transaction of the thread cannot be suspended", e);
    }
  }

  /**
   * Enters it again, on the same thread.
   *
   * @throws SQLException if the transaction manager refuses
   */
  void enter(@Nullable Transaction left) throws SQLException {
    if (manager == null || left == null) {
      return;
    }
    try {
      manager.resume(left);
    } catch (InvalidTransactionException | SystemException | IllegalStateException e) {
      throw new SQLException("the JTA transaction of the thread cannot be resumed", e);
    }
  }
}
