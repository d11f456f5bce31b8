// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.InvoiceId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.PrePersist;
import java.util.stream.IntStream;
import org.hibernate.id.IdentifierGenerationException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Attributes that are issued but are no identifiers. */
class IssuedAttributeTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.with(Document.class, StrictDocument.class, Parcel.class)
            .set("hibernate.jdbc.batch_size", 50)
            .start();
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void anAttributeIsIssuedAtFlush() {
    Document document = new Document();

    db.run(
        session -> {
          session.persist(document);
          assertThat(document.id).isNotNull();
          assertThat(document.reference).isNull();
          session.flush();
          assertThat(document.reference).isNotNull();
        });

    assertThat(find(document.id).reference).isEqualTo(document.reference);
  }

  @Test
  void aPresetAttributeIsKept() {
    LineId reference = LineId.next();
    Document document = new Document();
    document.reference = reference;

    db.run(session -> session.persist(document));

    assertThat(find(document.id).reference).isEqualTo(reference);
  }

  @Test
  void whatPrePersistSetsIsKept() {
    LineId reference = LineId.next();
    Document document = new Document();
    document.setAtPrePersist = reference;

    db.run(session -> session.persist(document));

    assertThat(find(document.id).reference).isEqualTo(reference);
  }

  @Test
  void aPresetAttributeIsRefusedWhereNoneIsAllowed() {
    StrictDocument document = new StrictDocument();
    document.reference = InvoiceId.next();

    assertThatThrownBy(() -> db.run(session -> session.persist(document)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(
            "dev.ids.hibernate.IssuedAttributeTest$StrictDocument.reference is set to "
                + document.reference
                + " already, but dev.ids.hibernate.shop.InvoiceId is declared with"
                + " allowAssigned = false; leave it null and Hibernate issues it");
  }

  @Test
  void aMarkMayRefuseWhatTheDeclarationKeeps() {
    LineId reference = LineId.next();
    StrictlyMarked row = new StrictlyMarked();
    row.reference = reference;

    try (TestDatabase strict = TestDatabase.of(StrictlyMarked.class)) {
      assertThatThrownBy(() -> strict.run(session -> session.persist(row)))
          .isInstanceOf(IdentifierGenerationException.class)
          .hasMessage(
              StrictlyMarked.class.getName()
                  + ".reference is set to "
                  + reference
                  + " already, but it is marked with allowAssigned = false; leave it null and"
                  + " Hibernate issues it");
    }
  }

  @Entity
  static class StrictlyMarked {
    @Id @Issued OrderId id;

    @Issued(allowAssigned = false)
    LineId reference;
  }

  @Test
  void rowsWithIssuedAttributesAreBatched() {
    int batches =
        db.batches(
            session -> IntStream.range(0, 100).forEach(i -> session.persist(new Document())));

    assertThat(batches).isEqualTo(2);
    assertThat(db.statements()).hasSize(1);
  }

  @Test
  void aStatelessSessionIssuesAttributes() {
    Document document = new Document();

    db.runStateless(session -> session.insert(document));

    assertThat(find(document.id).reference).isNotNull().isEqualTo(document.reference);
  }

  @Test
  void anIssuedAttributeNeverChanges() {
    Document document = new Document();
    db.run(session -> session.persist(document));
    LineId issued = document.reference;

    db.run(session -> find(session, document).reference = LineId.next());
    assertThat(find(document.id).reference).isEqualTo(issued);

    Document detached = new Document();
    detached.id = document.id;
    detached.title = "merged";
    db.run(session -> session.merge(detached));
    assertThat(find(document.id).title).isEqualTo("merged");
    assertThat(find(document.id).reference).isEqualTo(issued);
  }

  @Test
  void anHqlInsertIsIssuedItsIdentifierOnly() {
    db.run(
        session ->
            session
                .createMutationQuery("insert into StrictDocument (title) values ('by hql')")
                .executeUpdate());

    StrictDocument found =
        db.get(
            session ->
                session
                    .createQuery("from StrictDocument where title = 'by hql'", StrictDocument.class)
                    .getSingleResult());
    assertThat(found.id).isNotNull();
    assertThat(found.reference).isNull();
  }

  @Test
  void anAttributeOfAnEmbeddableIsIssued() {
    Parcel parcel = new Parcel();
    parcel.label = new Label();
    parcel.sticker = new Sticker("fragile", null, new Inner(null, 3));

    db.run(session -> session.persist(parcel));

    Parcel found = db.get(session -> session.find(Parcel.class, parcel.id));
    assertThat(found.label.code).isNotNull().isEqualTo(parcel.label.code);
    assertThat(found.sticker).isEqualTo(parcel.sticker);
    assertThat(found.sticker.code()).isNotNull();
    assertThat(found.sticker.inner().code()).isNotNull();
    assertThat(found.sticker.inner().count()).isEqualTo(3);
  }

  @Test
  void anEmbeddableThatIsNullStaysNull() {
    Parcel parcel = new Parcel();

    db.run(session -> session.persist(parcel));

    Parcel found = db.get(session -> session.find(Parcel.class, parcel.id));
    assertThat(found.label).isNull();
    assertThat(found.sticker).isNull();
  }

  @Test
  void theOtherAttributesOfAnEmbeddableStillChange() {
    Parcel parcel = new Parcel();
    parcel.label = new Label();
    parcel.sticker = new Sticker("fragile", null, new Inner(null, 3));
    db.run(session -> session.persist(parcel));
    LineId labelCode = parcel.label.code;

    db.run(
        session -> {
          Parcel managed = session.find(Parcel.class, parcel.id);
          managed.label.text = "changed";
          managed.sticker = new Sticker("heavy", LineId.next(), new Inner(null, 4));
        });

    Parcel found = db.get(session -> session.find(Parcel.class, parcel.id));
    assertThat(found.label.text).isEqualTo("changed");
    assertThat(found.label.code).isEqualTo(labelCode);
    assertThat(found.sticker.text()).isEqualTo("heavy");
    assertThat(found.sticker.code()).isEqualTo(parcel.sticker.code());
    assertThat(found.sticker.inner()).isEqualTo(new Inner(parcel.sticker.inner().code(), 4));
  }

  private static Document find(OrderId id) {
    return db.get(session -> session.find(Document.class, id));
  }

  private static Document find(org.hibernate.Session session, Document document) {
    return session.find(Document.class, document.id);
  }

  @Entity
  static class Document {
    @Id @Issued OrderId id;

    @Issued
    @Column(nullable = false)
    LineId reference;

    String title;
    transient LineId setAtPrePersist;

    @PrePersist
    void prePersist() {
      if (setAtPrePersist != null) {
        reference = setAtPrePersist;
      }
    }
  }

  @Entity(name = "StrictDocument")
  static class StrictDocument {
    @Id @Issued OrderId id;
    @Issued InvoiceId reference;
    String title;
  }

  @Entity
  static class Parcel {
    @Id @Issued OrderId id;
    @Embedded Label label;
    @Embedded Sticker sticker;
  }

  @Embeddable
  static class Label {
    @Issued
    @Column(name = "label_code")
    LineId code;

    @Column(name = "label_text")
    String text;
  }

  @Embeddable
  record Sticker(String text, @Issued LineId code, @Embedded Inner inner) {}

  @Embeddable
  record Inner(@Issued @Column(name = "inner_code") LineId code, int count) {}
}
