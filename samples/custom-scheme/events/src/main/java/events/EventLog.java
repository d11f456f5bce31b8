// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package events;

import java.util.List;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.jpa.HibernatePersistenceConfiguration;
import org.hibernate.tool.schema.Action;

/** Events in a database in memory. Nothing here knows of KSUIDs. */
public final class EventLog implements AutoCloseable {
  private final SessionFactory sessions =
      new HibernatePersistenceConfiguration("events")
          .managedClass(Event.class)
          .property(JdbcSettings.JAKARTA_JDBC_URL, "jdbc:h2:mem:events")
          .schemaToolingAction(Action.CREATE_DROP)
          .createEntityManagerFactory();

  /** Stores an event; it has its id then. */
  public Event add(Event event) {
    sessions.inTransaction(session -> session.persist(event));
    return event;
  }

  /** The event with this id, or null. */
  public Event find(EventId id) {
    return sessions.fromSession(session -> session.find(Event.class, id));
  }

  /** Events from this id on, in the order of their ids: that of time. */
  public List<Event> since(EventId first) {
    return sessions.fromSession(session -> since(session, first));
  }

  private static List<Event> since(Session session, EventId first) {
    return session
        .createSelectionQuery("from Event where id >= :first order by id", Event.class)
        .setParameter("first", first)
        .getResultList();
  }

  @Override
  public void close() {
    sessions.close();
  }
}
