// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.issuing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.keyed.TicketId;
import dev.ids.hibernate.shop.InvoiceId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.Device;
import dev.ids.processor.testkit.IdsCompiler;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.PrePersist;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.hibernate.exception.ConstraintViolationException;
import org.hibernate.id.IdentifierGenerationException;
import org.junit.jupiter.api.Test;

/** Issuing through transactions that fail, and through factories that open and close. */
class LifecycleTest {
  private static final String SECRET = "hex:" + "5e".repeat(32);

  @Test
  void aUniqueColumnThatIsViolatedAtFlushIsToldAsSuch() {
    try (TestDatabase db = TestDatabase.of(Coupon.class)) {
      db.run(session -> session.persist(new Coupon("A")));
      Coupon second = new Coupon("A");

      assertThatThrownBy(() -> db.run(session -> session.persist(second)))
          .isInstanceOf(ConstraintViolationException.class);

      // Both ids stay; the same instance can be persisted once the reason is gone.
      OrderId id = second.id;
      LineId reference = second.reference;
      second.code = "B";
      db.run(session -> session.persist(second));
      assertThat(second.id).isNotNull().isEqualTo(id);
      assertThat(second.reference).isNotNull().isEqualTo(reference);
    }
  }

  @Test
  void whatIsRefusedWhenPresetIsSetToNullAfterARollback() {
    try (TestDatabase db = TestDatabase.of(Strict.class)) {
      Strict strict = new Strict();
      assertThatThrownBy(
              () ->
                  db.run(
                      session -> {
                        session.persist(strict);
                        session.flush();
                        throw new IllegalStateException("rolled back");
                      }))
          .hasMessage("rolled back");
      InvoiceId first = strict.number;
      strict.id = null;

      assertThatThrownBy(() -> db.run(session -> session.persist(strict)))
          .isInstanceOf(IdentifierGenerationException.class)
          .hasMessageStartingWith(Strict.class.getName() + ".number is set to " + first);
      strict.id = null;
      strict.number = null;
      db.run(session -> session.persist(strict));

      assertThat(strict.number).isNotNull().isNotEqualTo(first);
    }
  }

  @Test
  void anIssuedAttributeSeesWhatPrePersistSetAndIsKeptByADetachedMerge() {
    try (TestDatabase db =
        TestDatabase.with(Case.class).set("ids.secret.default", SECRET).start()) {
      Case opened = new Case();
      db.run(session -> session.persist(opened));
      assertThat(TicketId.rangeOf("set late").contains(opened.ticket)).isTrue();

      Case detached = new Case();
      detached.id = opened.id;
      detached.tenant = "other";
      db.run(session -> session.merge(detached));

      Case found = db.get(session -> session.find(Case.class, opened.id));
      assertThat(found.tenant).isEqualTo("other");
      assertThat(found.ticket).isEqualTo(opened.ticket);
    }
  }

  /** As two cached test contexts have it, and a redeployment in one loader. */
  @Test
  void factoriesThatOpenAndCloseNeverRepeatAnId() {
    Set<Object> ids = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      try (TestDatabase outer = devices();
          TestDatabase inner = devices()) {
        ids.add(persisted(outer));
        ids.add(persisted(inner));
        ids.add(persisted(outer));
      }
    }
    assertThat(ids).hasSize(9);
  }

  @Test
  void anotherSecretIsRefusedWithoutShowingEither() {
    String other = "hex:" + "a7".repeat(32);
    try (TestDatabase first =
        TestDatabase.with(Case.class).set("ids.secret.default", SECRET).start()) {
      assertThatThrownBy(
              () -> TestDatabase.with(Case.class).set("ids.secret.default", other).start())
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "a session factory sets ids.secret.default, but a session factory in the same"
                  + " application has another secret of that name; id classes issue through one"
                  + " runtime, so give both the same");
      first.run(session -> session.persist(new Case()));
    }
    try (TestDatabase second =
        TestDatabase.with(Case.class).set("ids.secret.default", other).start()) {
      second.run(session -> session.persist(new Case()));
    }
  }

  @Test
  void aSecondFactoryMayLeaveTheSecretOut() {
    try (TestDatabase first =
            TestDatabase.with(Case.class).set("ids.secret.default", SECRET).start();
        TestDatabase second = TestDatabase.of(Case.class)) {
      Case one = new Case();
      Case two = new Case();
      first.run(session -> session.persist(one));
      second.run(session -> session.persist(two));

      assertThat(TicketId.rangeOf("set late").contains(one.ticket)).isTrue();
      assertThat(TicketId.rangeOf("set late").contains(two.ticket)).isTrue();
    }
  }

  /** They share the runtime of the id classes in the loader above them. */
  @Test
  void factoriesOfTwoLoadersWithOneAboveThemAgreeOnTheSlot() throws ReflectiveOperationException {
    Class<?> left = compiled();
    Class<?> right = compiled();
    try (TestDatabase one = machines(left, 1);
        TestDatabase two = machines(right, 1)) {
      assertThat(persistedSlot(one, left)).isEqualTo(1);
      assertThat(persistedSlot(two, right)).isEqualTo(1);
      assertThatThrownBy(() -> machines(right, 2).close())
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "a session factory sets ids.slot=2, but a session factory in the same application has"
                  + " ids.slot=1; id classes issue through one runtime, so give both the same");
    }
    try (TestDatabase two = machines(right, 2)) {
      assertThat(persistedSlot(two, right)).isEqualTo(2);
    }
  }

  @Test
  void aSlotThatALayoutDoesNotHoldStopsTheStart() throws ReflectiveOperationException {
    Class<?> machine = compiled();

    assertThatThrownBy(() -> machines(machine, 8).close())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.slot must be 0..7, the 3 bits of parts.MachineId: \"8\" (settings of a session"
                + " factory)");
  }

  private static TestDatabase devices() {
    return TestDatabase.with(Device.class).set("ids.slot", 3).start();
  }

  private static Object persisted(TestDatabase db) {
    Device device = new Device();
    db.run(session -> session.persist(device));
    return device.getId();
  }

  private static TestDatabase machines(Class<?> machine, int slot) {
    return TestDatabase.with(machine)
        .loader(machine.getClassLoader())
        .set("ids.slot", slot)
        .start();
  }

  private static int persistedSlot(TestDatabase db, Class<?> machine)
      throws ReflectiveOperationException {
    Object entity = machine.getConstructor().newInstance();
    db.run(session -> session.persist(entity));
    Object id = machine.getField("id").get(entity);
    return ((Number) id.getClass().getMethod("node").invoke(id)).intValue();
  }

  private static Class<?> compiled() throws ClassNotFoundException {
    String source =
        """
        package parts;

        import dev.ids.snowflake.*;
        import jakarta.persistence.*;

        @Entity
        public class Machine {
          @Id @Snowflake(layout = LayoutPreset.JS_SAFE_MS) public MachineId id;
        }
        """;
    return IdsCompiler.javac()
        .withOptions("-Xlint:all,-processing", "-Werror")
        .run(Map.of("parts.Machine", source))
        .succeeded()
        .classLoader()
        .loadClass("parts.Machine");
  }

  @Entity
  static class Coupon {
    @Id @Issued OrderId id;
    @Issued LineId reference;

    @Column(unique = true)
    String code;

    Coupon() {}

    Coupon(String code) {
      this.code = code;
    }
  }

  @Entity
  static class Strict {
    @Id @Issued OrderId id;
    @Issued InvoiceId number;
  }

  @Entity(name = "SupportCase")
  static class Case {
    @Id @Issued OrderId id;

    @Issued(keyField = "tenant")
    TicketId ticket;

    String tenant;

    @PrePersist
    void prePersist() {
      tenant = "set late";
    }
  }
}
