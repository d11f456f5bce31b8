// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.lease;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.hibernate.testkit.JtaPool;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.runtime.IdRuntime;
import dev.ids.segment.SegmentId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Consumer;
import org.hibernate.Session;
import org.hibernate.Transaction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Connections of a JTA pool enlist in the transaction of the thread that asks for one. Slots and
 * segments must stay out of it: it may be rolled back, and commits when it likes.
 */
@Timeout(120)
class JtaTest {
  private static final int BOTH = 2;

  private final String url = "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";

  @Test
  void aRollbackTakesNoNumberBackAndACommitNeedsNone() {
    try (JtaPool pool = JtaPool.of(url, 5);
        TestDatabase database = pool.with(Kept.class).start()) {
      Kept lost = new Kept();
      Kept kept = new Kept();
      rolledBack(database, session -> session.persist(lost));
      database.run(session -> session.persist(kept));

      assertThat(lost.id).isEqualTo(1);
      assertThat(kept.id).isEqualTo(2);
      assertThat(ids(database, "Kept")).containsExactly(2L);
      assertThat(counter(database, "kept")).isEqualTo(2);
    }
  }

  @Test
  void whatFetchesASegmentEnlistsNothing() {
    try (JtaPool pool = JtaPool.of(url, 5);
        TestDatabase database = pool.with(Single.class, Five.class, Ahead.class).start()) {
      database.run(
          session -> {
            session.persist(new Single());
            session.persist(new Five());
            session.persist(new Ahead());
            assertThat(JtaPool.enlisted()).isZero();
            session.flush();
            assertThat(JtaPool.enlisted()).isEqualTo(1);
            for (int i = 0; i < 20; i++) {
              session.persist(new Single());
              session.persist(new Five());
              session.persist(new Ahead());
            }
            assertThat(JtaPool.enlisted()).isEqualTo(1);
            // What was fetched is there for others, while the transaction goes on.
            assertThat(counter(url, "single")).isEqualTo(21);
            assertThat(counter(url, "five")).isEqualTo(25);
          });
      assertThat(ids(database, "Single")).hasSize(21);
      assertThat(ids(database, "Five")).hasSize(21);
      assertThat(ids(database, "Ahead")).hasSize(21);
      assertThat(pool.inUse()).isZero();
    }
  }

  @Test
  void aPoolOfOneConnectionIsEnoughUntilATransactionHasIt() {
    try (JtaPool pool = JtaPool.of(url, 1);
        TestDatabase database = pool.with(Scarce.class).start()) {
      for (int i = 0; i < 3; i++) {
        database.run(
            session -> {
              session.persist(new Scarce());
              session.persist(new Scarce());
            });
      }
      assertThatThrownBy(
              () ->
                  database.run(
                      session -> {
                        session.persist(new Scarce());
                        session.flush();
                        session.persist(new Scarce());
                      }))
          .hasStackTraceContaining("no id within 5000 ms: table ids_segment failed: ")
          .hasStackTraceContaining("SQLException");
      // Nothing is left behind.
      database.run(session -> session.persist(new Scarce()));
      assertThat(ids(database, "Scarce")).hasSize(7);
      assertThat(pool.inUse()).isZero();
    }
  }

  @Test
  void aSlotIsLeasedAndRenewedOutsideOfAllTransactions() {
    try (JtaPool pool = JtaPool.of(url, BOTH);
        TestDatabase database = leasing(pool).start()) {
      rolledBack(
          database,
          session -> {
            session.persist(new Sensor());
            session.flush();
            assertThat(JtaPool.enlisted()).isEqualTo(1);
          });
      assertThat(slots(database)).containsExactly(false);
      for (int i = 0; i < 8; i++) {
        database.run(
            session -> {
              session.persist(new Sensor());
              session.flush();
              pause(700); // Longer than a window, in all.
              assertThat(JtaPool.enlisted()).isEqualTo(1);
            });
      }
      assertThat(slot()).isPresent();
      assertThat(
              database.<Long>get(
                  s -> s.createQuery("select count(*) from Sensor", Long.class).getSingleResult()))
          .isEqualTo(8);
    }
    assertThat(slot()).isEmpty();
  }

  @Test
  void aSlotIsLeasedAndRenewedByAPoolOfOneConnection() {
    try (JtaPool pool = JtaPool.of(url, 1);
        TestDatabase database = leasing(pool).start()) {
      for (int i = 0; i < 8; i++) {
        database.run(
            session -> {
              session.persist(new Sensor());
              session.flush();
              pause(700);
            });
      }
      assertThat(slot()).isPresent();
    }
  }

  // One for each test: a counter that another database begins anew would have gone back.
  @Entity(name = "Kept")
  static class Kept {
    @Id
    @SegmentId(name = "kept", step = 1)
    private long id;
  }

  @Entity(name = "Scarce")
  static class Scarce {
    @Id
    @SegmentId(name = "scarce", step = 1)
    private long id;
  }

  /** Each id is a fetch, on the caller's thread. */
  @Entity(name = "Single")
  static class Single {
    @Id
    @SegmentId(name = "single", step = 1)
    private long id;
  }

  /** Five ids are a fetch, on the caller's thread. */
  @Entity(name = "Five")
  static class Five {
    @Id
    @SegmentId(name = "five", step = 5, prefetch = false)
    private long id;
  }

  /** Another thread fetches. */
  @Entity(name = "Ahead")
  static class Ahead {
    @Id
    @SegmentId(name = "ahead", step = 5)
    private long id;
  }

  private static TestDatabase.Builder leasing(JtaPool pool) {
    return pool.with(Sensor.class)
        .set("ids.slot", "lease")
        .set("ids.slot.bits", 3)
        .set("ids.slot.lease.window", "4s")
        .set("ids.slot.lease.max-skew", "1s");
  }

  private static OptionalInt slot() {
    return IdRuntime.current(SensorId.class.getClassLoader()).status().slot();
  }

  private static void rolledBack(TestDatabase database, Consumer<Session> work) {
    try (Session session = database.factory().openSession()) {
      Transaction transaction = session.beginTransaction();
      work.accept(session);
      transaction.rollback();
    }
  }

  private static List<Long> ids(TestDatabase database, String entity) {
    return database.get(
        s -> s.createQuery("select id from " + entity + " order by id", Long.class).list());
  }

  private static List<Boolean> slots(TestDatabase database) {
    return database.get(
        s -> s.createNativeQuery("select closed from ids_slot", Boolean.class).list());
  }

  private static long counter(TestDatabase database, String name) {
    return database.get(
        s ->
            s.createNativeQuery(
                    "select last_max_id from ids_segment where name = '" + name + "'", Long.class)
                .getSingleResult());
  }

  /** As another process sees it. */
  private static long counter(String url, String name) {
    String sql = "select last_max_id from ids_segment where name = '" + name + "'";
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getLong(1);
    } catch (SQLException e) {
      throw new AssertionError(sql, e);
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
