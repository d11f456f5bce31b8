// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import com.google.auto.service.AutoService;
import org.hibernate.SessionFactory;
import org.hibernate.SessionFactoryObserver;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.boot.spi.BootstrapContext;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.integrator.spi.Integrator;
import org.hibernate.service.spi.SessionFactoryServiceRegistry;

/**
 * Looks at the columns that are there, before Hibernate does, and joins the application's runtime
 * for as long as a SessionFactory lives.
 */
@AutoService(Integrator.class)
public final class IdsIntegrator implements Integrator {
  @Override
  public void integrate(
      Metadata metadata, BootstrapContext bootstrap, SessionFactoryImplementor factory) {
    IdsService ids = IdsService.of(bootstrap.getServiceRegistry());
    // Again, for tables that others contributed to the mapping meanwhile.
    ByteOrder.apply(metadata, ids.storage());
    if (ids.storage().checksColumns()) {
      new ColumnInspection(metadata, factory, ids.settings()).run();
    }
    Database model = metadata.getDatabase();
    ids.start(model, factory, LentDatabase.of(bootstrap.getServiceRegistry(), ids.settings()));
    factory.addObserver(
        new SessionFactoryObserver() {
          @Override
          public void sessionFactoryCreated(SessionFactory created) {
            ids.created(model, factory);
          }

          @Override
          public void sessionFactoryClosing(SessionFactory closing) {
            ids.close(factory); // While there are connections, and tables that are dropped.
          }
        });
  }

  @Override
  public void disintegrate(
      SessionFactoryImplementor factory, SessionFactoryServiceRegistry registry) {
    IdsService.of(registry).close(factory);
  }
}
