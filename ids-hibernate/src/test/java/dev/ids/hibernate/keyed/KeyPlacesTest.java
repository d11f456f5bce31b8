// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.keyed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdRange;
import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.PrePersist;
import java.io.Serializable;
import java.util.List;
import org.hibernate.Hibernate;
import org.hibernate.id.IdentifierGenerationException;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Where the key of an id may stand, and when it is read. */
class KeyPlacesTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.with(
                Customer.class,
                Ticket.class,
                OfIdClass.class,
                OfCustomer.class,
                ByCustomerId.class,
                OfEmbeddedId.class,
                PartOfCustomer.class,
                Reference.class,
                Late.class,
                LateReference.class,
                ByTypedId.class,
                Child.class)
            .set("ids.secret.default", "hex:" + "5e".repeat(32))
            .start();
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void oneAttributeOfAnIdClassIsTheKeyOfTheOther() {
    OfIdClass entity = new OfIdClass();
    entity.tenant = "acme";

    assertThat(db.run(session -> session.persist(entity))).hasSize(1);

    assertThat(TicketId.rangeOf("acme").contains(entity.ticket)).isTrue();
    TenantKey key = new TenantKey("acme", entity.ticket);
    assertThat(db.get(session -> session.find(OfIdClass.class, key)).ticket)
        .isEqualTo(entity.ticket);
  }

  @Test
  void oneAttributeOfAnEmbeddedIdIsTheKeyOfTheOther() {
    OfEmbeddedId entity = new OfEmbeddedId();
    entity.key = new EmbeddedKey("acme", null);

    assertThat(db.run(session -> session.persist(entity))).hasSize(1);

    assertThat(TicketId.rangeOf("acme").contains(entity.key.ticket())).isTrue();
    db.run(s -> assertThat(s.find(OfEmbeddedId.class, entity.key)).isNotNull());
  }

  @Test
  void anAssociationInAnIdClassIsTheKeyOfTheOther() {
    Customer customer = new Customer("acme");
    PartOfCustomer part = new PartOfCustomer();
    part.customer = customer;

    db.run(
        session -> {
          session.persist(customer);
          session.persist(part);
        });

    assertThat(TicketId.rangeOf(customer.id.toString()).contains(part.ticket)).isTrue();
  }

  @Test
  void theKeyIsReadThroughAnEntityWithAnIdClass() {
    OfIdClass target = new OfIdClass();
    target.tenant = "globex";
    Reference reference = new Reference();
    reference.target = target;

    db.run(
        session -> {
          session.persist(target);
          session.persist(reference);
        });

    assertThat(TicketId.rangeOf("globex").contains(reference.id)).isTrue();
  }

  @Test
  void aPathThroughAProxyReadsIt() {
    Customer customer = new Customer("acme");
    db.run(session -> session.persist(customer));
    OfCustomer ticket = new OfCustomer();

    List<String> statements =
        db.run(
            session -> {
              ticket.customer = session.getReference(Customer.class, customer.id);
              session.persist(ticket);
              assertThat(Hibernate.isInitialized(ticket.customer)).isTrue();
            });

    assertThat(statements).hasSize(2);
    assertThat(TicketId.rangeOf("acme").contains(ticket.id)).isTrue();
  }

  @Test
  void aPathToTheIdOfAProxyDoesNotReadIt() {
    Customer customer = new Customer("acme");
    db.run(session -> session.persist(customer));
    ByCustomerId ticket = new ByCustomerId();

    List<String> statements =
        db.run(
            session -> {
              ticket.customer = session.getReference(Customer.class, customer.id);
              session.persist(ticket);
              session.flush();
              assertThat(Hibernate.isInitialized(ticket.customer)).isFalse();
            });

    assertThat(statements).hasSize(1);
    assertThat(TicketId.rangeOf(customer.id.toString()).contains(ticket.id)).isTrue();
  }

  @Test
  void aTargetWithoutAnIdIsPersistedFirst() {
    ByCustomerId ticket = new ByCustomerId();
    ticket.customer = new Customer("acme");

    assertThatThrownBy(() -> db.run(session -> session.persist(ticket)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(
            ByCustomerId.class.getName()
                + ".id: "
                + Customer.class.getName()
                + " has no id yet; persist it first");
    assertThat(db.statements()).isEmpty();
  }

  @Test
  void aKeyThatNoTagCanHaveIsToldWithItsAttribute() {
    assertThatThrownBy(() -> db.run(session -> session.persist(new Ticket("\ud800"))))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessageStartingWith(Ticket.class.getName() + ".id: ");
    assertThat(db.statements()).isEmpty();
  }

  @Test
  void aTypedIdIsAKeyByItsText() {
    ByTypedId ticket = new ByTypedId();
    ticket.owner = CustomerId.next();

    db.run(session -> session.persist(ticket));

    assertThat(TicketId.rangeOf(ticket.owner.toString()).contains(ticket.id)).isTrue();
  }

  @Test
  void idAndKeyMayStandInAMappedSuperclass() {
    Child child = new Child();
    child.tenant = 7L;

    db.run(session -> session.persist(child));

    assertThat(TicketId.rangeOf("7").contains(child.id)).isTrue();
  }

  @Test
  void mergeAndStatelessSessionsReadTheKeyToo() {
    Customer customer = new Customer("globex");
    db.run(session -> session.persist(customer));
    OfCustomer merged = new OfCustomer();
    merged.customer = customer;
    OfCustomer inserted = new OfCustomer();
    inserted.customer = customer;

    TicketId byMerge = db.get(session -> session.merge(merged)).id;
    db.runStateless(session -> session.insert(inserted));

    assertThat(TicketId.rangeOf("globex").contains(byMerge)).isTrue();
    assertThat(TicketId.rangeOf("globex").contains(inserted.id)).isTrue();
  }

  @Test
  void aPresetIdOfTheKeyIsKeptAndOneOfAnotherRefusedEverywhere() {
    Ticket own = new Ticket("acme");
    own.id = TicketId.next("acme");
    Ticket foreign = new Ticket("acme");
    foreign.id = TicketId.next("globex");
    String refusal =
        Ticket.class.getName()
            + ".id is set to "
            + foreign.id
            + ", which is no id of the key that keyField = \"tenant\" has; leave it null and"
            + " Hibernate issues it";

    assertThat(db.get(session -> session.merge(own)).id).isEqualTo(own.id);
    assertThatThrownBy(() -> db.run(session -> session.persist(foreign)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(refusal);
    assertThatThrownBy(() -> db.run(session -> session.merge(foreign)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(refusal);
    assertThatThrownBy(() -> db.runStateless(session -> session.insert(foreign)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(refusal);
  }

  @Test
  void anIdStaysWhenItsKeyChanges() {
    Ticket ticket = new Ticket("acme");
    db.run(session -> session.persist(ticket));

    db.run(session -> session.find(Ticket.class, ticket.id).tenant = "globex");

    Ticket found = db.get(session -> session.find(Ticket.class, ticket.id));
    assertThat(found.tenant).isEqualTo("globex");
    assertThat(TicketId.rangeOf("acme").contains(found.id)).isTrue();
  }

  @Test
  void anIdentifierIsIssuedBeforePrePersistAndTheErrorSaysSo() {
    assertThatThrownBy(() -> db.run(session -> session.persist(new Late())))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(
            Late.class.getName()
                + ".id: keyField = \"tenant\" needs a value, but tenant is null; set it before the"
                + " entity is persisted: an identifier is issued before @PrePersist");
    assertThat(db.statements()).isEmpty();
  }

  @Test
  void anotherAttributeIsIssuedAfterPrePersist() {
    LateReference entity = new LateReference();

    db.run(session -> session.persist(entity));

    assertThat(TicketId.rangeOf("late").contains(entity.reference)).isTrue();
  }

  @Test
  void anHqlInsertNamesTheId() {
    TicketId id = TicketId.next("acme");

    assertThatThrownBy(
            () ->
                db.run(
                    s ->
                        s.createMutationQuery("insert into Ticket (tenant) values ('acme')")
                            .executeUpdate()))
        .hasStackTraceContaining(
            Ticket.class.getName()
                + ".id: an HQL insert has no entity to read keyField = \"tenant\" from; name the"
                + " id in the insert");
    db.run(
        s ->
            s.createMutationQuery("insert into Ticket (id, tenant) values (:id, 'acme')")
                .setParameter("id", id)
                .executeUpdate());

    assertThat(db.get(session -> session.find(Ticket.class, id)).tenant).isEqualTo("acme");
  }

  @Test
  void aRangeIsAskedForInJpqlAndCriteria() {
    Ticket first = new Ticket("initech");
    Ticket second = new Ticket("initech");
    db.run(
        session -> {
          session.persist(first);
          session.persist(new Ticket("umbrella"));
          session.persist(second);
        });
    IdRange<TicketId> range = TicketId.rangeOf("initech");

    List<TicketId> byJpql =
        db.get(
            session ->
                session
                    .createQuery(
                        "select t.id from Ticket t where t.id between :low and :high order by t.id",
                        TicketId.class)
                    .setParameter("low", range.lowest())
                    .setParameter("high", range.highest())
                    .list());
    List<TicketId> byCriteria =
        db.get(
            session -> {
              HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
              var query = builder.createQuery(TicketId.class);
              var ticket = query.from(Ticket.class);
              query.select(ticket.get("id"));
              query.where(builder.between(ticket.get("id"), range.lowest(), range.highest()));
              query.orderBy(builder.asc(ticket.get("id")));
              return session.createQuery(query).list();
            });

    assertThat(byJpql).containsExactly(first.id, second.id);
    assertThat(byCriteria).isEqualTo(byJpql);
  }

  @Entity(name = "Ticket")
  static class Ticket {
    @Id
    @Issued(keyField = "tenant")
    TicketId id;

    String tenant;

    Ticket() {}

    Ticket(String tenant) {
      this.tenant = tenant;
    }
  }

  @Entity
  static class Customer {
    @Id @Issued CustomerId id;
    String tenant;

    Customer() {}

    Customer(String tenant) {
      this.tenant = tenant;
    }
  }

  @Entity
  static class OfCustomer {
    @Id
    @Issued(keyField = "customer.tenant")
    TicketId id;

    @ManyToOne(fetch = FetchType.LAZY)
    Customer customer;
  }

  @Entity
  static class ByCustomerId {
    @Id
    @Issued(keyField = "customer.id")
    TicketId id;

    @ManyToOne(fetch = FetchType.LAZY)
    Customer customer;
  }

  @Entity
  @IdClass(TenantKey.class)
  static class OfIdClass {
    @Id String tenant;

    @Id
    @Issued(keyField = "tenant")
    TicketId ticket;
  }

  record TenantKey(String tenant, TicketId ticket) implements Serializable {}

  @Entity
  static class OfEmbeddedId {
    @EmbeddedId EmbeddedKey key;
  }

  @Embeddable
  record EmbeddedKey(String tenant, @Issued(keyField = "key.tenant") TicketId ticket)
      implements Serializable {}

  @Entity
  @IdClass(CustomerKey.class)
  static class PartOfCustomer {
    @Id @ManyToOne Customer customer;

    @Id
    @Issued(keyField = "customer")
    TicketId ticket;
  }

  record CustomerKey(CustomerId customer, TicketId ticket) implements Serializable {}

  @Entity
  static class Reference {
    @Id
    @Issued(keyField = "target.tenant")
    TicketId id;

    @ManyToOne OfIdClass target;
  }

  @Entity
  static class Late {
    @Id
    @Issued(keyField = "tenant")
    TicketId id;

    String tenant;

    @PrePersist
    void prePersist() {
      tenant = "late";
    }
  }

  @Entity
  static class LateReference {
    @Id @Issued LineId id;

    @Issued(keyField = "tenant")
    TicketId reference;

    String tenant;

    @PrePersist
    void prePersist() {
      tenant = "late";
    }
  }

  @Entity
  static class ByTypedId {
    @Id
    @Issued(keyField = "owner")
    TicketId id;

    CustomerId owner;
  }

  @MappedSuperclass
  abstract static class Base<K> {
    @Id
    @Issued(keyField = "tenant")
    TicketId id;

    K tenant;
  }

  @Entity
  static class Child extends Base<Long> {}
}
