// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.DeviceId;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapKey;
import jakarta.persistence.NamedAttributeNode;
import jakarta.persistence.NamedEntityGraph;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OneToOne;
import java.io.Serializable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.hibernate.Hibernate;
import org.hibernate.annotations.Any;
import org.hibernate.annotations.AnyDiscriminator;
import org.hibernate.annotations.AnyDiscriminatorValue;
import org.hibernate.annotations.AnyKeyJavaClass;
import org.hibernate.annotations.NaturalId;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every way in which one entity refers to another by a typed id. */
class ReferencesTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.with(
                Author.class,
                Book.class,
                Chapter.class,
                Membership.class,
                Profile.class,
                Note.class,
                Sticker.class)
            .set("hibernate.jdbc.batch_size", 20)
            .start();
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void aGraphIsInsertedWithoutASelect() {
    Author author = new Author();
    Book book = new Book();
    book.authors.add(author);
    book.addChapter();
    book.addChapter();

    List<String> statements = db.run(session -> session.persist(book));

    assertThat(statements)
        .hasSize(4) // book, author, both chapters in one batch, the table between
        .allMatch(sql -> sql.startsWith("insert"));
  }

  @Test
  void aTableBetweenHoldsBothIds() {
    Author author = new Author();
    Book book = new Book();
    book.authors.add(author);
    db.run(session -> session.persist(book));

    assertThat(db.columns("Book_Author"))
        .containsOnly(Map.entry("books_id", "UUID"), Map.entry("authors_id", "BINARY(16)"));
    db.run(
        session ->
            assertThat(session.find(Author.class, author.id).books)
                .extracting(found -> found.id)
                .containsExactly(book.id));
  }

  @Test
  void aMapIsKeyedByTheIdsOfItsEntities() {
    Book book = new Book();
    Chapter chapter = book.addChapter();
    db.run(session -> session.persist(book));

    db.run(
        session -> {
          Map<LineId, Chapter> chapters = session.find(Book.class, book.id).chapters;
          assertThat(chapters).containsOnlyKeys(chapter.id);
          assertThat(chapters.get(chapter.id).id).isEqualTo(chapter.id);
        });
  }

  @Test
  void anEntityGraphFetchesInOneStatement() {
    Book book = new Book();
    book.addChapter();
    db.run(session -> session.persist(book));

    Book found =
        db.get(
            session ->
                session.find(
                    Book.class,
                    book.id,
                    Map.of("jakarta.persistence.fetchgraph", session.getEntityGraph("chapters"))));

    assertThat(db.statements()).hasSize(1);
    assertThat(Hibernate.isInitialized(found.chapters)).isTrue();
  }

  @Test
  void partsOfAnIdClassMayBeAssociations() {
    Author author = new Author();
    Book book = new Book();
    Membership membership = new Membership();
    membership.author = author;
    membership.book = book;
    membership.role = "editor";

    List<String> statements =
        db.run(
            session -> {
              session.persist(author);
              session.persist(book);
              session.persist(membership);
            });

    assertThat(statements).hasSize(3);
    MembershipKey key = new MembershipKey(author.id, book.id);
    assertThat(db.get(session -> session.find(Membership.class, key)).role).isEqualTo("editor");
    assertThat(db.columns("Membership"))
        .containsEntry("author_id", "BINARY(16)")
        .containsEntry("book_id", "UUID");
    assertThat(
            select(
                String.class, "select m.role from Membership m where m.author.id = ?1", author.id))
        .containsExactly("editor");
  }

  @Test
  void aForeignKeyMayReferToATypedNaturalId() {
    Author author = new Author();
    Note note = new Note();
    note.author = author;
    db.run(
        session -> {
          session.persist(author);
          session.persist(note);
        });

    assertThat(db.columns("Note")).containsEntry("author_number", "BIGINT");
    DeviceId number = db.get(session -> session.find(Note.class, note.id)).author.number;
    assertThat(number).isEqualTo(author.number);
    assertThat(select(LineId.class, "select n.id from Note n where n.author = ?1", author))
        .containsExactly(note.id);
  }

  @Test
  void aOneToOneHasAForeignKeyOfTheIdsType() {
    Author author = new Author();
    Profile profile = new Profile();
    profile.author = author;
    db.run(
        session -> {
          session.persist(author);
          session.persist(profile);
        });

    assertThat(db.columns("Profile")).containsEntry("author_id", "BINARY(16)");
    assertThat(db.get(session -> session.find(Author.class, author.id)).profile.id)
        .isEqualTo(profile.id);
  }

  @Test
  void anAnyAssociationKeepsATypedId() {
    Book book = new Book();
    Sticker sticker = new Sticker();
    sticker.on = book;
    db.run(
        session -> {
          session.persist(book);
          session.persist(sticker);
        });

    assertThat(db.columns("Sticker")).containsEntry("on_id", "UUID");
    db.run(
        session -> {
          Object on = Hibernate.unproxy(session.find(Sticker.class, sticker.id).on);
          assertThat(((Book) on).id).isEqualTo(book.id);
        });
  }

  private static <R> List<R> select(Class<R> type, String jpql, Object parameter) {
    return db.get(session -> session.createQuery(jpql, type).setParameter(1, parameter).list());
  }

  @Entity(name = "Author")
  static class Author {
    private static final AtomicLong NUMBERS = new AtomicLong();

    @Id @Issued CustomerId id;

    @NaturalId
    @Column(unique = true)
    DeviceId number = new DeviceId(NUMBERS.incrementAndGet() << 8);

    @ManyToMany(mappedBy = "authors")
    Set<Book> books = new HashSet<>();

    @OneToOne(mappedBy = "author")
    Profile profile;
  }

  @Entity(name = "Book")
  @NamedEntityGraph(name = "chapters", attributeNodes = @NamedAttributeNode("chapters"))
  static class Book {
    @Id @Issued OrderId id;

    @ManyToMany(cascade = CascadeType.PERSIST)
    Set<Author> authors = new HashSet<>();

    @OneToMany(mappedBy = "book", cascade = CascadeType.ALL)
    @MapKey(name = "id")
    Map<LineId, Chapter> chapters = new HashMap<>();

    Chapter addChapter() {
      Chapter chapter = new Chapter();
      chapter.id = LineId.next();
      chapter.book = this;
      chapters.put(chapter.id, chapter);
      return chapter;
    }
  }

  @Entity(name = "Chapter")
  static class Chapter {
    @Id @Issued LineId id;

    @ManyToOne(fetch = FetchType.LAZY)
    Book book;
  }

  @Entity(name = "Membership")
  @IdClass(MembershipKey.class)
  static class Membership {
    @Id @ManyToOne Author author;
    @Id @ManyToOne Book book;
    String role;
  }

  record MembershipKey(CustomerId author, OrderId book) implements Serializable {}

  @Entity(name = "Profile")
  static class Profile {
    @Id @Issued LineId id;
    @OneToOne Author author;
  }

  @Entity(name = "Note")
  static class Note {
    @Id @Issued LineId id;

    @ManyToOne
    @JoinColumn(name = "author_number", referencedColumnName = "number")
    Author author;
  }

  @Entity(name = "Sticker")
  static class Sticker {
    @Id @Issued LineId id;

    @Any
    @AnyKeyJavaClass(OrderId.class)
    @AnyDiscriminator
    @AnyDiscriminatorValue(discriminator = "book", entity = Book.class)
    @Column(name = "on_kind")
    @JoinColumn(name = "on_id")
    Object on;
  }
}
