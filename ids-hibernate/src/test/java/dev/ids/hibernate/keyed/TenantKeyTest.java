// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.keyed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MappedSuperclass;
import java.util.function.Consumer;
import org.hibernate.PropertyValueException;
import org.hibernate.Session;
import org.hibernate.annotations.TenantId;
import org.hibernate.context.spi.CurrentTenantIdentifierResolver;
import org.hibernate.id.IdentifierGenerationException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The tenant of the session as key; Hibernate sets the attribute only at flush. */
class TenantKeyTest {
  private static final String ROOT = "root";
  private static TestDatabase db;
  private static String tenant = "acme";

  @BeforeAll
  static void start() {
    db =
        TestDatabase.with(Ticket.class, Reference.class, OfTicket.class)
            .set("ids.secret.default", "hex:" + "5e".repeat(32))
            .set("hibernate.tenant_identifier_resolver", new Resolver())
            .start();
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void anIdentifierIsIssuedForTheTenantOfTheSession() {
    Ticket acme = new Ticket();
    Ticket globex = new Ticket();

    as("acme", session -> session.persist(acme));
    as("globex", session -> session.persist(globex));

    assertThat(TicketId.rangeOf("acme").contains(acme.id)).isTrue();
    assertThat(acme.tenant).isEqualTo("acme");
    assertThat(TicketId.rangeOf("globex").contains(globex.id)).isTrue();
  }

  @Test
  void soAreThoseOfAMergeAndOfAStatelessSession() {
    tenant = "globex";
    TicketId merged = db.get(session -> session.merge(new Ticket())).id;
    Ticket inserted = new Ticket();
    db.runStateless(session -> session.insert(inserted));

    assertThat(TicketId.rangeOf("globex").contains(merged)).isTrue();
    assertThat(TicketId.rangeOf("globex").contains(inserted.id)).isTrue();
  }

  @Test
  void anAttributeIsIssuedForTheTenantWhicheverIsSetFirst() {
    Reference entity = new Reference();

    as("acme", session -> session.persist(entity));

    assertThat(TicketId.rangeOf("acme").contains(entity.before)).isTrue();
    assertThat(TicketId.rangeOf("acme").contains(entity.zAfter)).isTrue();
  }

  @Test
  void theTenantIsReadThroughAnAssociation() {
    Ticket ticket = new Ticket();
    OfTicket reply = new OfTicket();
    reply.ticket = ticket;

    as(
        "acme",
        session -> {
          session.persist(ticket);
          session.persist(reply);
        });

    assertThat(TicketId.rangeOf("acme").contains(reply.id)).isTrue();
  }

  @Test
  void theRootTenantActsForTheTenantThatIsSet() {
    Ticket ticket = new Ticket();
    ticket.tenant = "initech";

    as(ROOT, session -> session.persist(ticket));

    assertThat(ticket.tenant).isEqualTo("initech");
    assertThat(TicketId.rangeOf("initech").contains(ticket.id)).isTrue();
  }

  @Test
  void anotherTenantThanTheSessionsIsRefusedByHibernate() {
    Ticket ticket = new Ticket();
    ticket.tenant = "globex";

    assertThatThrownBy(() -> as("acme", session -> session.persist(ticket)))
        .isInstanceOf(PropertyValueException.class);
  }

  @Test
  void aPresetIdIsOneOfTheTenants() {
    Ticket ticket = new Ticket();
    ticket.id = TicketId.next("globex");

    assertThatThrownBy(() -> as("acme", session -> session.persist(ticket)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessageStartingWith(Ticket.class.getName() + ".id is set to " + ticket.id);
    as("globex", session -> session.persist(ticket));
    assertThat(ticket.tenant).isEqualTo("globex");
  }

  private static void as(String name, Consumer<Session> work) {
    tenant = name;
    db.run(work);
  }

  private static final class Resolver implements CurrentTenantIdentifierResolver<String> {
    @Override
    public String resolveCurrentTenantIdentifier() {
      return tenant;
    }

    @Override
    public boolean validateExistingCurrentSessions() {
      return false;
    }

    @Override
    public boolean isRoot(String tenantId) {
      return tenantId.equals(ROOT);
    }
  }

  @MappedSuperclass
  abstract static class Owned {
    @TenantId String tenant;
  }

  @Entity
  static class Ticket extends Owned {
    @Id
    @Issued(keyField = "tenant")
    TicketId id;
  }

  @Entity
  static class Reference {
    @Id @Issued LineId id;

    @Issued(keyField = "tenant")
    TicketId before;

    @TenantId String tenant;

    @Issued(keyField = "tenant")
    TicketId zAfter;
  }

  @Entity
  static class OfTicket {
    @Id
    @Issued(keyField = "ticket.tenant")
    TicketId id;

    @ManyToOne(fetch = FetchType.LAZY)
    Ticket ticket;
  }
}
