// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdRange;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.id.IdentifierGenerationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ids that are issued for a key which their entity holds. */
class KeyFieldTest {
  private static final String MODEL =
      """
      package keys;
      import dev.ids.relative.RelativeId;
      import dev.ids.ulid.UlidId;
      import jakarta.persistence.*;
      import java.util.UUID;

      @Entity class Customer {
        @Id @UlidId CustomerId id;
        String tenant;
      }

      @Embeddable class Address {
        String country;
      }

      @Entity class Invoice {
        @Id @RelativeId(keyField = "%s") InvoiceId id;
        String tenant;
        long number;
        UUID batch;
        double amount;
        Kind kind;
        @Embedded Address address;
        @ManyToOne(fetch = FetchType.LAZY) Customer customer;
        enum Kind { DUE, PAID }
      }
      """;

  /** Of the model that a test compiled. */
  private ClassLoader loader = KeyFieldTest.class.getClassLoader();

  @Test
  void idsOfOneTenantLieInOneRange() throws Exception {
    try (TestDatabase database = start("tenant")) {
      List<Object> acme = new ArrayList<>();
      database.run(
          session -> {
            for (int i = 0; i < 20; i++) {
              Object invoice = invoice("tenant", i % 2 == 0 ? "acme" : "other");
              session.persist(invoice);
              if (i % 2 == 0) {
                acme.add(get(invoice, "id"));
              }
            }
          });
      IdRange<?> range = rangeOf("acme");

      database.run(
          session ->
              assertThat(
                      session
                          .createQuery(
                              "select i.id from Invoice i where i.id between :from and :to"
                                  + " order by i.id",
                              Object.class)
                          .setParameter("from", range.lowest())
                          .setParameter("to", range.highest())
                          .getResultList())
                  .isEqualTo(acme));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tenant, acme",
    "number, 42",
    "batch, 017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
    "kind, PAID",
    "address.country, NL",
    "customer.tenant, acme"
  })
  void theKeyIsReadAlongItsPath(String path, String key) throws Exception {
    try (TestDatabase database = start(path)) {
      Object invoice = filled();
      database.run(
          session -> {
            session.persist(get(invoice, "customer"));
            session.persist(invoice);
          });

      assertThat(contains(rangeOf(key), get(invoice, "id"))).isTrue();
      assertThat(contains(rangeOf(key + "x"), get(invoice, "id"))).isFalse();
    }
  }

  @Test
  void aToOneGivesItsIdWithoutReadingTheProxy() throws Exception {
    try (TestDatabase database = start("customer")) {
      Object customer = create("keys.Customer");
      database.run(session -> session.persist(customer));
      Object id = get(customer, "id");
      Object invoice = create("keys.Invoice");
      database.run(
          session -> {
            Object proxy = session.getReference(customer.getClass(), id);
            set(invoice, "customer", proxy);
            session.persist(invoice);
            session.flush();
            assertThat(org.hibernate.Hibernate.isInitialized(proxy)).isFalse();
          });

      assertThat(contains(rangeOf(id.toString()), get(invoice, "id"))).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"tenant, tenant", "customer.tenant, customer", "address.country, address"})
  void aKeyThatIsMissingIsAnErrorBeforeAnySql(String path, String missing) throws Exception {
    try (TestDatabase database = start(path)) {
      Object invoice = create("keys.Invoice");

      assertThatThrownBy(() -> database.run(session -> session.persist(invoice)))
          .isInstanceOf(IdentifierGenerationException.class)
          .hasMessage(
              "keys.Invoice.id: keyField = \""
                  + path
                  + "\" needs a value, but "
                  + missing
                  + " is null; set it before the entity is persisted: an identifier is issued before"
                  + " @PrePersist");
    }
  }

  @Test
  void aPresetIdBelongsToTheKey() throws Exception {
    try (TestDatabase database = start("tenant")) {
      Object own = invoice("tenant", "acme");
      set(own, "id", rangeOf("acme").lowest());
      database.run(session -> session.persist(own));
      Object foreign = invoice("tenant", "other");
      Object id = rangeOf("acme").highest();
      set(foreign, "id", id);

      assertThatThrownBy(() -> database.run(session -> session.persist(foreign)))
          .isInstanceOf(IdentifierGenerationException.class)
          .hasMessage(
              "keys.Invoice.id is set to "
                  + id
                  + ", which is no id of the key that keyField = \"tenant\" has; leave it null and"
                  + " Hibernate issues it");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tenent|keys.Invoice has no attribute \"tenent\"; did you mean \"tenant\"? It has: address,"
            + " amount, batch, customer, id, kind, number, tenant",
        "customer.tenent|keys.Customer has no attribute \"tenent\"; did you mean \"tenant\"? It has:"
            + " id, tenant",
        "tenant.name|tenant is java.lang.String, which has no attributes",
        "amount|amount is java.lang.Double, which is no key; a key is a String, an id, a UUID, an integer, an"
            + " enum, or a to-one of such an id"
      })
  void aPathThatLeadsToNoKeyStopsTheStart(String path, String problem) {
    assertThatThrownBy(() -> changed(path).start())
        .isInstanceOf(MappingException.class)
        .hasMessage("keys.Invoice.id: keyField = \"" + path + "\": " + problem);
  }

  @Test
  void whatDoesNotShowInAPathIsEscaped() {
    assertThatThrownBy(() -> changed("ten\u202Eant").start())
        .isInstanceOf(MappingException.class)
        .hasMessageStartingWith(
            "keys.Invoice.id: keyField = \"ten\\u202Eant\": keys.Invoice has no attribute"
                + " \"ten\\u202Eant\"; did you mean \"tenant\"?");
  }

  @Test
  void withoutASecretNothingStarts() {
    assertThatThrownBy(() -> builder("tenant").start())
        .hasMessageStartingWith(
            "keys.Invoice.id: keys.InvoiceId cannot be issued: no secret \"default\" is configured;"
                + " set ids.secret.default");
  }

  private TestDatabase.Builder builder(String path) {
    return of(
        IdsCompiler.javac()
            .withOptions("-Xlint:-processing")
            .run(Map.of("keys.Model", MODEL.formatted(path)))
            .succeeded());
  }

  /** With a path that ids-processor would have refused. */
  private TestDatabase.Builder changed(String path) {
    Compilation checked =
        IdsCompiler.javac()
            .withOptions("-Xlint:-processing")
            .run(Map.of("keys.Model", MODEL.formatted("tenant")))
            .succeeded();
    return of(
        IdsCompiler.javac()
            .withOptions("-proc:none")
            .withClassPath(checked.output())
            .run(Map.of("keys.Model", MODEL.formatted(path)), checked.output())
            .succeeded());
  }

  private TestDatabase.Builder of(Compilation compilation) {
    loader = compilation.classLoader();
    return TestDatabase.with(load(loader, "keys.Customer"), load(loader, "keys.Invoice"))
        .loader(loader);
  }

  private TestDatabase start(String path) {
    return builder(path).set("ids.secret.default", "hex:" + "5e".repeat(32)).start();
  }

  private Object filled() {
    Object invoice = invoice("tenant", "acme");
    Object customer = create("keys.Customer");
    set(customer, "tenant", "acme");
    Object address = create("keys.Address");
    set(address, "country", "NL");
    set(invoice, "customer", customer);
    set(invoice, "address", address);
    set(invoice, "number", 42L);
    set(invoice, "batch", java.util.UUID.fromString("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"));
    set(invoice, "kind", load(loader, "keys.Invoice$Kind").getEnumConstants()[1]);
    return invoice;
  }

  private Object invoice(String field, Object value) {
    Object invoice = create("keys.Invoice");
    set(invoice, field, value);
    return invoice;
  }

  private Object create(String name) {
    try {
      var constructor = load(loader, name).getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private IdRange<?> rangeOf(String key) {
    try {
      return (IdRange<?>)
          load(loader, "keys.InvoiceId").getMethod("rangeOf", String.class).invoke(null, key);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static boolean contains(IdRange range, Object id) {
    return range.contains((Comparable) id);
  }

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Object get(Object owner, String name) {
    try {
      return field(owner, name).get(owner);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static void set(Object owner, String name, Object value) {
    try {
      field(owner, name).set(owner, value);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static Field field(Object owner, String name) {
    try {
      Field field = owner.getClass().getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e);
    }
  }
}
