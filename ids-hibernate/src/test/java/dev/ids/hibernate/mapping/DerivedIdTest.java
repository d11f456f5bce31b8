// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapsId;
import jakarta.persistence.OneToOne;
import java.io.Serializable;
import org.hibernate.Hibernate;
import org.hibernate.MappingException;
import org.junit.jupiter.api.Test;

/** Identifiers that come from an association. */
class DerivedIdTest {
  @Test
  void anAssociationThatIsTheIdentifierGivesIt() {
    try (TestDatabase db = TestDatabase.of(Parent.class, Detail.class)) {
      Parent parent = new Parent();
      Detail detail = new Detail();
      detail.parent = parent;
      db.run(
          session -> {
            session.persist(parent);
            session.persist(detail);
          });

      db.run(
          session -> {
            Detail found = session.find(Detail.class, parent.id);
            assertThat(found.parent.id).isEqualTo(parent.id);
          });
      assertThat(db.columns("DerivedIdTest$Detail")).containsOnlyKeys("parent_id");
    }
  }

  @Test
  void theIdOfAProxyIsTakenWithoutReadingIt() {
    try (TestDatabase db = TestDatabase.of(Parent.class, Shared.class)) {
      Parent parent = new Parent();
      db.run(session -> session.persist(parent));

      db.run(
          session -> {
            Shared shared = new Shared();
            shared.parent = session.getReference(Parent.class, parent.id);
            session.persist(shared);
            session.flush();
            assertThat(shared.id).isEqualTo(parent.id);
            assertThat(Hibernate.isInitialized(shared.parent)).isFalse();
          });
    }
  }

  @Test
  void anIdentifierIsNotBothIssuedAndTakenFromAnAssociation() {
    assertThatThrownBy(() -> TestDatabase.of(Parent.class, Torn.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            Torn.class.getName()
                + ".id: it is issued, but @MapsId takes it from parent; remove one of the two");
    assertThatThrownBy(() -> TestDatabase.of(Parent.class, TornPart.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            TornPart.class.getName()
                + ".key.parent: it is issued, but @MapsId takes it from parent; remove one of the"
                + " two");
  }

  @Entity
  static class Parent {
    @Id @Issued OrderId id;
  }

  @Entity
  static class Detail {
    @Id @OneToOne Parent parent;
  }

  @Entity
  static class Shared {
    @Id OrderId id;

    @MapsId
    @OneToOne(fetch = FetchType.LAZY)
    Parent parent;
  }

  @Entity
  static class Torn {
    @Id @Issued OrderId id;
    @MapsId @OneToOne Parent parent;
  }

  @Entity
  static class TornPart {
    @EmbeddedId TornKey key;

    @MapsId("parent")
    @ManyToOne
    Parent parent;
  }

  @Embeddable
  record TornKey(@Issued OrderId parent, @Issued LineId line) implements Serializable {}
}
