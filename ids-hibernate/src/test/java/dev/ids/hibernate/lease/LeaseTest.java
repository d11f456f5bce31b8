// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.lease;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.runtime.IdRuntime;
import dev.ids.runtime.RuntimeStatus;
import java.util.List;
import java.util.UUID;
import org.hibernate.HibernateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Slots that a SessionFactory leases from its own database. */
class LeaseTest {
  static List<Engine> engines() {
    return Engine.inUse();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theTableIsCreatedASlotIsTakenAndGivenBack(Engine engine) {
    Engine.Schema schema = engine.schema();
    try {
      SensorId first;
      try (TestDatabase database = leasing().on(schema).start()) {
        RuntimeStatus status = status();
        assertThat(status.slot()).isPresent();
        assertThat(status.lastRenewal()).isPresent();

        Sensor sensor = new Sensor();
        assertThat(database.run(session -> session.persist(sensor)))
            .singleElement()
            .asString()
            .startsWith("insert into Sensor");
        first = sensor.getId();
        assertThat(first.node()).isEqualTo(status.slot().getAsInt());
        assertThat(status().ids()).isEqualTo(1);
        assertThat(rows(database)).containsExactly(false);
      }
      assertThat(status().slot()).isEmpty();

      try (TestDatabase database =
          leasing().on(schema).set("hibernate.hbm2ddl.auto", "validate").start()) {
        assertThat(rows(database)).containsExactly(false);
        Sensor sensor = new Sensor();
        database.run(session -> session.persist(sensor));
        assertThat(sensor.getId()).isGreaterThan(first);
      }
      try (TestDatabase database = TestDatabase.with().on(schema).keep().start()) {
        assertThat(rows(database)).containsExactly(true);
      }
    } finally {
      schema.close();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aPoolOfOneConnectionIsEnough(Engine engine) {
    try (Engine.Schema schema = engine.schema();
        TestDatabase database =
            leasing()
                .on(schema)
                .pool(1)
                .set("ids.slot.lease.window", "4s")
                .set("ids.slot.lease.max-skew", "1s")
                .start()) {
      for (int i = 0; i < 8; i++) {
        database.run(
            session -> {
              session.persist(new Sensor());
              session.flush();
              pause(700);
            });
      }
      assertThat(count(database)).isEqualTo(8);
      assertThat(status().slot()).isPresent();
    }
  }

  @Test
  void withoutSlotsInIdsThereIsNoTable() {
    try (TestDatabase database =
        TestDatabase.with(dev.ids.hibernate.shop.Customer.class).set("ids.slot", "lease").start()) {
      assertThat(database.columns("ids_slot")).isEmpty();
    }
  }

  @Test
  void withADatabaseOfItsOwnThereIsNoTableInOthers() {
    String url = "jdbc:h2:mem:" + UUID.randomUUID();
    try (TestDatabase database =
        leasing()
            .set("ids.store.url", url + ";DB_CLOSE_DELAY=-1")
            .set("ids.slot.lease.wait-up-to", "500ms")
            .start()) {
      assertThat(database.columns("ids_slot")).isEmpty();
      assertThatThrownBy(() -> database.run(session -> session.persist(new Sensor())))
          .hasMessageContaining("table ids_slot is missing; run: create table ids_slot (");
    }
  }

  @Test
  void twoFactoriesOnOneDatabaseShareASlotAndTheLastOneGivesItBack() {
    try (Engine.Schema schema = Engine.H2.schema()) {
      TestDatabase first = leasing().on(schema).start();
      int slot = status().slot().orElseThrow();
      try (TestDatabase second = leasing().on(schema).keep().start()) {
        assertThat(status().slot()).hasValue(slot);
        first.close();
        assertThat(status().slot()).hasValue(slot);
        second.run(session -> session.persist(new Sensor()));
        assertThat(rows(second)).containsExactly(false);
      }
      assertThat(status().slot()).isEmpty();
    }
  }

  @Test
  void anotherDatabaseIsRefusedNamingBoth() {
    try (Engine.Schema here = Engine.H2.schema();
        Engine.Schema there = Engine.H2.schema();
        TestDatabase first = leasing().on(here).start()) {
      assertThat(first.factory().isOpen()).isTrue();
      assertThatThrownBy(() -> leasing().on(there).start())
          .isInstanceOf(HibernateException.class)
          .hasMessageContaining("has the database \"jdbc:h2:mem:ids schema ")
          .hasMessageEndingWith("slots and counted ids must be in one: set ids.store.url");
    }
  }

  @Test
  void tablesAreLookedForInTheDefaultSchema() {
    try (Engine.Schema schema = Engine.H2.schema();
        TestDatabase database =
            leasing()
                .set(
                    "hibernate.connection.url",
                    "jdbc:h2:mem:" + UUID.randomUUID() + ";INIT=create schema if not exists SHOP")
                .set("hibernate.default_schema", "SHOP")
                .start()) {
      assertThat(schema).isNotNull();
      assertThat(status().slot()).isPresent();
      assertThat(count(database)).isZero();
      assertThat(
              database.<List<Boolean>>get(
                  s ->
                      s.createNativeQuery("select closed from SHOP.ids_slot", Boolean.class)
                          .list()))
          .containsExactly(false);
    }
  }

  private static TestDatabase.Builder leasing() {
    return TestDatabase.with(Sensor.class).set("ids.slot", "lease").set("ids.slot.bits", 3);
  }

  private static RuntimeStatus status() {
    return IdRuntime.current(SensorId.class.getClassLoader()).status();
  }

  private static List<Boolean> rows(TestDatabase database) {
    return database.get(
        s -> s.createNativeQuery("select closed from ids_slot", Boolean.class).list());
  }

  private static long count(TestDatabase database) {
    return database.get(
        s -> s.createQuery("select count(*) from Sensor", Long.class).getSingleResult());
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
