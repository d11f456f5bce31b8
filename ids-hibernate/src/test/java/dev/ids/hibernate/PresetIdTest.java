// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.InvoiceId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityExistsException;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OptimisticLockException;
import jakarta.persistence.Version;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.hibernate.PropertyValueException;
import org.hibernate.exception.ConstraintViolationException;
import org.hibernate.id.IdentifierGenerationException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** An id that is set already is kept, or refused where the declaration says so. */
class PresetIdTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.of(
            Plain.class, Versioned.class, Strict.class, StrictVersioned.class, Reference.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void aNewEntityTakesOneInsertAndNoSelect() {
    assertThat(db.run(session -> session.persist(new Plain()))).hasSize(1);
    assertThat(db.run(session -> session.persist(new Versioned()))).hasSize(1);
    assertThat(db.run(session -> session.persist(new Strict()))).hasSize(1);
    assertThat(db.run(session -> session.merge(new Plain()))).hasSize(1);
    assertThat(db.run(session -> session.merge(new Versioned()))).hasSize(1);
    assertThat(db.run(session -> session.merge(new Strict()))).hasSize(1);
    assertThat(db.runStateless(session -> session.insert(new Plain()))).hasSize(1);
    assertThat(db.runStateless(session -> session.insert(new Strict()))).hasSize(1);
  }

  @Test
  void theIdIsThereAfterPersist() {
    Plain plain = new Plain();
    db.run(
        session -> {
          session.persist(plain);
          assertThat(plain.id).isNotNull();
          assertThat(db.statements()).isEmpty();
        });
  }

  @Test
  void persistKeepsAPresetIdWithoutASelect() {
    OrderId id = OrderId.next();

    assertThat(db.run(session -> session.persist(new Plain(id)))).hasSize(1);
    assertThat(find(Plain.class, id)).isNotNull();
    assertThat(db.run(session -> session.persist(new Versioned(id)))).hasSize(1);
    assertThat(find(Versioned.class, id)).isNotNull();
  }

  @Test
  void mergeKeepsAPresetIdAfterLookingForARow() {
    OrderId id = OrderId.next();

    assertThat(db.run(session -> session.merge(new Plain(id)))).hasSize(2);
    assertThat(find(Plain.class, id)).isNotNull();
    assertThat(db.run(session -> session.merge(new Versioned(id)))).hasSizeLessThanOrEqualTo(2);
    assertThat(find(Versioned.class, id)).isNotNull();
  }

  @Test
  void mergeUpdatesADetachedEntity() {
    Plain plain = new Plain();
    db.run(session -> session.persist(plain));
    plain.note = "changed";

    assertThat(db.run(session -> session.merge(plain))).hasSize(2);
    assertThat(find(Plain.class, plain.id).note).isEqualTo("changed");
  }

  @Test
  void aStatelessSessionKeepsAPresetId() {
    OrderId id = OrderId.next();

    assertThat(db.runStateless(session -> session.insert(new Plain(id)))).hasSize(1);
    assertThat(db.runStateless(session -> session.insert(new Versioned(id)))).hasSize(1);
    assertThat(find(Plain.class, id)).isNotNull();
    assertThat(find(Versioned.class, id)).isNotNull();
  }

  @Test
  void anUpsertKeepsAPresetId() {
    OrderId id = OrderId.next();

    db.runStateless(session -> session.upsert(new Plain(id)));
    db.runStateless(session -> session.upsert(new Plain(id)));

    assertThat(find(Plain.class, id)).isNotNull();
  }

  @Test
  void anInstanceCanBePersistedAgainAfterARollback() {
    Plain plain = new Plain();
    assertThatThrownBy(
            () ->
                db.run(
                    session -> {
                      session.persist(plain);
                      throw new IllegalStateException("rolled back");
                    }))
        .hasMessage("rolled back");

    db.run(session -> session.persist(plain));

    assertThat(find(Plain.class, plain.id)).isNotNull();
  }

  @Test
  void aPresetIdThatExistsViolatesThePrimaryKey() {
    OrderId id = OrderId.next();
    db.run(session -> session.persist(new Plain(id)));

    assertThatThrownBy(() -> db.run(session -> session.persist(new Plain(id))))
        .isInstanceOf(ConstraintViolationException.class);
  }

  @Test
  void anEntityWhoseConstructorTakesAnIdIsFoundInASetAfterPersist() {
    Plain plain = new Plain(OrderId.next());
    Set<Plain> set = new HashSet<>(Set.of(plain));

    db.run(session -> session.persist(plain));

    assertThat(set).contains(plain);
  }

  /** With the words of Hibernate, to which such an instance is a detached one. */
  @Test
  void aSessionRefusesAPresetIdWhereNoneIsAllowed() {
    assertThatThrownBy(() -> db.run(session -> session.persist(new Strict(InvoiceId.next()))))
        .isInstanceOf(EntityExistsException.class)
        .hasMessageEndingWith(
            "etached entity passed to persist: dev.ids.hibernate.PresetIdTest$Strict");
    assertThatThrownBy(
            () -> db.run(session -> session.persist(new StrictVersioned(InvoiceId.next()))))
        .isInstanceOf(PropertyValueException.class);
    assertThatThrownBy(() -> db.run(session -> session.merge(new Strict(InvoiceId.next()))))
        .isInstanceOf(OptimisticLockException.class);
    assertThatThrownBy(
            () -> db.run(session -> session.merge(new StrictVersioned(InvoiceId.next()))))
        .isInstanceOf(PropertyValueException.class);
    assertThat(db.statements()).isEmpty();
  }

  @Test
  void aStatelessSessionRefusesAPresetIdWhereNoneIsAllowed() {
    InvoiceId id = InvoiceId.next();

    assertThatThrownBy(() -> db.runStateless(session -> session.insert(new Strict(id))))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(
            "dev.ids.hibernate.PresetIdTest$Strict.id is set to "
                + id
                + " already, but dev.ids.hibernate.shop.InvoiceId is declared with"
                + " allowAssigned = false; leave it null and Hibernate issues it");
    assertThatThrownBy(() -> db.runStateless(session -> session.insert(new StrictVersioned(id))))
        .isInstanceOf(IdentifierGenerationException.class);
    assertThat(db.statements()).isEmpty();
  }

  /** The price of allowing preset ids: without a version, Hibernate must ask for the row. */
  @Test
  void aReferenceToADetachedEntityCostsASelectOnlyWherePresetIdsAreAllowed() {
    Plain plain = new Plain();
    Strict strict = new Strict();
    db.run(
        session -> {
          session.persist(plain);
          session.persist(strict);
        });

    assertThat(db.run(session -> session.persist(new Reference(plain, null)))).hasSize(2);
    assertThat(db.run(session -> session.persist(new Reference(null, strict)))).hasSize(1);
  }

  private static <E> E find(Class<E> entity, Object id) {
    return db.get(session -> session.find(entity, id));
  }

  @Entity
  static class Plain {
    @Id @Issued OrderId id;
    String note;

    Plain() {}

    Plain(OrderId id) {
      this.id = id;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Plain plain && Objects.equals(id, plain.id);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(id);
    }
  }

  @Entity
  static class Versioned {
    @Id @Issued OrderId id;
    @Version Integer version;

    Versioned() {}

    Versioned(OrderId id) {
      this.id = id;
    }
  }

  @Entity
  static class Strict {
    @Id @Issued InvoiceId id;

    Strict() {}

    Strict(InvoiceId id) {
      this.id = id;
    }
  }

  @Entity
  static class StrictVersioned {
    @Id @Issued InvoiceId id;
    @Version Integer version;

    StrictVersioned() {}

    StrictVersioned(InvoiceId id) {
      this.id = id;
    }
  }

  @Entity
  static class Reference {
    @Id @Issued OrderId id;

    @ManyToOne(fetch = FetchType.LAZY)
    Plain plain;

    @ManyToOne(fetch = FetchType.LAZY)
    Strict strict;

    Reference() {}

    Reference(Plain plain, Strict strict) {
      this.plain = plain;
      this.strict = strict;
    }
  }
}
