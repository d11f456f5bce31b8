// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.Device;
import dev.ids.hibernate.tick.DeviceId;
import dev.ids.processor.testkit.IdsCompiler;
import dev.ids.runtime.IdRuntime;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import jakarta.persistence.Persistence;
import java.util.List;
import java.util.Map;
import org.hibernate.HibernateException;
import org.hibernate.tool.schema.spi.SchemaManagementException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Hibernate and the application's own code issue through one runtime. */
class RuntimeTest {
  private static final String NO_SLOT =
      "dev.ids.hibernate.tick.DeviceId cannot be issued: no slot is configured; set ids.slot";

  @AfterEach
  void nobodyHoldsASlotAnyMore() {
    assertThatThrownBy(DeviceId::next)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(NO_SLOT);
  }

  @Test
  void withoutASlotStartUpNamesTheAttributeAndTheSetting() {
    assertThatThrownBy(() -> TestDatabase.of(Device.class))
        .isInstanceOf(HibernateException.class)
        .hasMessage(
            "dev.ids.hibernate.tick.Device.id: dev.ids.hibernate.tick.DeviceId cannot be issued:"
                + " no slot is configured; set ids.slot (or the environment variable IDS_SLOT) to a"
                + " number that no other running process uses, from 0; a single process takes"
                + " ids.slot=0; ids.slot=lease takes a free one from the application's database");
  }

  @Test
  void idsCarryTheConfiguredSlot() {
    try (TestDatabase db = start(5)) {
      assertThat(persist(db).slot()).isEqualTo(5);
    }
  }

  @Test
  void nextCarriesOnFromWhatHibernateIssued() {
    try (TestDatabase db = start(6)) {
      long first = persist(db).bits();

      assertThat(DeviceId.next().bits()).isEqualTo(first + 256);
      assertThat(persist(db).bits()).isEqualTo(first + 512);
    }
  }

  @Test
  void aFactoryThatIsOpenedAgainCarriesOn() {
    long first;
    try (TestDatabase db = start(7)) {
      first = persist(db).bits();
    }
    try (TestDatabase db = start(7)) {
      assertThat(persist(db).bits()).isEqualTo(first + 256);
    }
    try (TestDatabase db = start(8)) {
      assertThat(persist(db).slot()).isEqualTo(8);
    }
  }

  @Test
  void aSecondFactoryWithAnotherSlotIsRefusedNamingBoth() {
    try (EntityManagerFactory shop = unit("shop", 1)) {
      assertThatThrownBy(() -> unit("stock", 2))
          .rootCause()
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "persistence unit stock sets ids.slot=2, but persistence unit shop in the same"
                  + " application has ids.slot=1; id classes issue through one runtime, so give"
                  + " both the same");
      assertThat(shop.isOpen()).isTrue();
      assertThat(DeviceId.next().slot()).isEqualTo(1);
    }
    try (EntityManagerFactory stock = unit("stock", 2)) {
      assertThat(stock.isOpen()).isTrue();
      assertThat(DeviceId.next().slot()).isEqualTo(2);
    }
  }

  @Test
  void factoriesOfOneSlotShareTheRuntimeUntilTheLastIsClosed() {
    TestDatabase first = start(3);
    TestDatabase second = start(3);
    TestDatabase withoutSlot = TestDatabase.with(Device.class).start();

    long id = persist(first).bits();
    assertThat(persist(second).bits()).isEqualTo(id + 256);
    first.close();
    assertThat(persist(withoutSlot).bits()).isEqualTo(id + 512);
    second.close();
    assertThat(persist(withoutSlot).bits()).isEqualTo(id + 768);
    withoutSlot.close();
  }

  @Test
  void aStartThatFailsLaterGivesTheRuntimeBack() {
    assertThatThrownBy(
            () ->
                TestDatabase.with(Device.class)
                    .set("ids.slot", 1)
                    .set("hibernate.hbm2ddl.auto", "validate")
                    .start())
        .isInstanceOf(SchemaManagementException.class);

    try (TestDatabase db = start(2)) {
      assertThat(persist(db).slot()).isEqualTo(2);
    }
  }

  @Test
  void theRuntimeThatTheApplicationInstalledComesFirst() {
    ClassLoader loader = DeviceId.class.getClassLoader();
    try (IdRuntime installed = IdRuntime.of(Map.of("ids.slot", "9")).install(loader);
        TestDatabase db = TestDatabase.of(Device.class)) {
      assertThat(persist(db).slot()).isEqualTo(9);
      assertThat(installed.slot().current().slot()).isEqualTo(9);
    }
  }

  @Test
  void idClassesOfSeveralLoadersAllIssueWithTheSlot() throws ReflectiveOperationException {
    Class<?> left = compiled("left");
    Class<?> right = compiled("right");
    try (TestDatabase db =
        TestDatabase.with(Device.class, left, right)
            .loader(left.getClassLoader())
            .loader(right.getClassLoader())
            .set("ids.slot", 4)
            .start()) {
      for (Class<?> entity : List.of(left, right)) {
        Object machine = entity.getConstructor().newInstance();
        db.run(session -> session.persist(machine));
        Object id = entity.getField("id").get(machine);
        Object next = id.getClass().getMethod("next").invoke(null);

        assertThat(id.getClass().getMethod("slot").invoke(id)).isEqualTo(4);
        assertThat(id.getClass().getMethod("slot").invoke(next)).isEqualTo(4);
        assertThat(next).isNotEqualTo(id);
      }
      assertThat(persist(db).slot()).isEqualTo(4);
    }
  }

  /** An entity whose id class comes from a loader of its own. */
  private static Class<?> compiled(String name) throws ClassNotFoundException {
    String source =
        """
        package %1$s;

        import dev.ids.hibernate.tick.TickId;
        import jakarta.persistence.*;

        @Entity(name = "%1$s")
        @Table(name = "%1$s_machine")
        public class Machine {
          @Id @TickId public MachineId id;
        }
        """;
    String entity = name + ".Machine";
    return IdsCompiler.javac()
        .withOptions("-Xlint:all,-processing", "-Werror")
        .run(Map.of(entity, source.formatted(name)))
        .succeeded()
        .classLoader()
        .loadClass(entity);
  }

  @Test
  void noSlotIsNeededWhereNothingIsIssued() {
    try (TestDatabase db = TestDatabase.of(Assigned.class)) {
      Assigned assigned = new Assigned();
      assigned.id = new DeviceId(77);
      assigned.bought = OrderId.next();

      db.run(session -> session.persist(assigned));

      OrderId found = db.get(session -> session.find(Assigned.class, assigned.id).bought);
      assertThat(found).isEqualTo(assigned.bought);
    }
  }

  @Test
  void aSchemaIsMadeWithoutASlot() {
    assertThat(TestDatabase.with(Device.class).columnTypes(org.hibernate.dialect.H2Dialect.class))
        .containsOnly(Map.entry("Device.id", "bigint"));
  }

  @Test
  void aMisspeltSettingIsRefused() {
    assertThatThrownBy(() -> TestDatabase.with(Device.class).set("ids.slott", 1).start())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "unknown setting \"ids.slott\" (settings of a session factory); did you mean ids.slot?");
  }

  @Test
  void aWrongSlotIsRefused() {
    assertThatThrownBy(() -> TestDatabase.with(Device.class).set("ids.slot", "one").start())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("ids.slot must be a whole number")
        .hasMessageEndingWith("such as 0, or else lease: \"one\" (settings of a session factory)");
  }

  private static TestDatabase start(int slot) {
    return TestDatabase.with(Device.class).set("ids.slot", slot).start();
  }

  private static EntityManagerFactory unit(String name, int slot) {
    return Persistence.createEntityManagerFactory(name, Map.of("ids.slot", slot));
  }

  private static DeviceId persist(TestDatabase db) {
    Device device = new Device();
    db.run(session -> session.persist(device));
    return device.getId();
  }

  @Entity
  static class Assigned {
    @Id DeviceId id;
    OrderId bought;
  }
}
