// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.use;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.CollectionTable;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.hibernate.Session;
import org.hibernate.envers.AuditReader;
import org.hibernate.envers.AuditReaderFactory;
import org.hibernate.envers.Audited;
import org.hibernate.envers.query.AuditEntity;
import org.hibernate.envers.query.criteria.AuditCriterion;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Typed ids in the history that Envers keeps. */
@Tag("envers")
class EnversTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db = TestDatabase.of(Account.class, Entry.class, Place.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void theTablesOfTheHistoryHaveTheSameColumns() {
    assertThat(db.columns("account_AUD"))
        .containsEntry("id", "UUID")
        .containsEntry("owner", "BINARY(16)")
        .containsEntry("number", "CHARACTER VARYING(31)");
    assertThat(db.columns("entry_AUD"))
        .containsEntry("id", "CHARACTER VARYING(31)")
        .containsEntry("account_id", "UUID");
    assertThat(db.columns("account_friends_AUD"))
        .containsEntry("account_id", "UUID")
        .containsEntry("friends", "BINARY(16)");
    assertThat(db.columns("place_AUD")).containsEntry("owner", "BINARY(16)");
  }

  @Test
  void everyRevisionHasTheIdsOfItsTime() {
    CustomerId first = CustomerId.next();
    CustomerId second = CustomerId.next();
    Account account = new Account();
    account.owner = first;
    account.friends.add(second);
    db.run(session -> session.persist(account));
    db.run(
        session -> {
          Account managed = session.find(Account.class, account.id);
          managed.owner = second;
          managed.friends.clear();
          managed.friends.add(first);
        });

    db.run(
        session -> {
          AuditReader history = AuditReaderFactory.get(session);
          List<Number> revisions = history.getRevisions(Account.class, account.id);
          assertThat(revisions).hasSize(2);
          Account before = history.find(Account.class, account.id, revisions.get(0));
          Account after = history.find(Account.class, account.id, revisions.get(1));
          assertThat(before.id).isEqualTo(account.id);
          assertThat(before.owner).isEqualTo(first);
          assertThat(before.number).isNotNull().isEqualTo(account.number);
          assertThat(before.friends).containsExactly(second);
          assertThat(after.owner).isEqualTo(second);
          assertThat(after.number).isEqualTo(account.number);
          assertThat(after.friends).containsExactly(first);
        });
  }

  @Test
  void associationsAreFollowedInTheHistory() {
    Account account = new Account();
    Entry entry = new Entry();
    entry.account = account;
    db.run(
        session -> {
          session.persist(account);
          session.persist(entry);
        });

    db.run(
        session -> {
          AuditReader history = AuditReaderFactory.get(session);
          Number revision = history.getRevisions(Entry.class, entry.id).get(0);
          Entry past = history.find(Entry.class, entry.id, revision);
          assertThat(past.account.getId()).isEqualTo(account.id);
          assertThat(history.find(Account.class, account.id, revision).entries)
              .extracting(e -> e.id)
              .containsExactly(entry.id);
        });
  }

  @Test
  void theHistoryIsAskedWithTypedIds() {
    Account account = new Account();
    account.owner = CustomerId.next();
    Entry entry = new Entry();
    entry.account = account;
    db.run(
        session -> {
          session.persist(account);
          session.persist(entry);
        });

    assertThat(past(Account.class, AuditEntity.property("owner").eq(account.owner))).hasSize(1);
    assertThat(past(Account.class, AuditEntity.id().eq(account.id))).hasSize(1);
    assertThat(past(Entry.class, AuditEntity.relatedId("account").eq(account.id))).hasSize(1);
  }

  @Test
  void aDeletedEntityAndAComposedIdStayKnown() {
    Place place = new Place();
    place.key = new PlaceKey(CustomerId.next(), 4);
    db.run(session -> session.persist(place));
    db.run(session -> session.remove(session.find(Place.class, place.key)));

    db.run(
        session -> {
          AuditReader history = AuditReaderFactory.get(session);
          List<Number> revisions = history.getRevisions(Place.class, place.key);
          assertThat(revisions).hasSize(2);
          assertThat(history.find(Place.class, place.key, revisions.get(0)).key)
              .isEqualTo(place.key);
          assertThat(history.find(Place.class, place.key, revisions.get(1))).isNull();
        });
  }

  @Test
  void aRevisionCostsTheSameStatementsAsWithAnyId() {
    db.run(session -> session.persist(new Entry()));

    List<String> statements = db.run(session -> session.persist(new Entry()));

    assertThat(statements)
        .map(sql -> sql.split(" \\(|\\(")[0])
        .containsExactly("insert into entry", "insert into REVINFO", "insert into entry_AUD");
  }

  /**
   * What the history has of an entity.
   *
   * @param criterion an {@link AuditCriterion}, which no signature here names, so that JUnit can
   *     read this class where there is no Envers
   */
  private static List<?> past(Class<?> entity, Object criterion) {
    return db.get(
        (Session session) ->
            AuditReaderFactory.get(session)
                .createQuery()
                .forRevisionsOfEntity(entity, true, true)
                .add((AuditCriterion) criterion)
                .getResultList());
  }

  @Entity(name = "Account")
  @Table(name = "account")
  @Audited
  static class Account {
    @Id @Issued OrderId id;
    CustomerId owner;
    @Issued LineId number;

    @ElementCollection
    @CollectionTable(name = "account_friends")
    Set<CustomerId> friends = new HashSet<>();

    @OneToMany(mappedBy = "account")
    List<Entry> entries = new ArrayList<>();

    public OrderId getId() {
      return id;
    }
  }

  @Entity(name = "Entry")
  @Table(name = "entry")
  @Audited
  static class Entry {
    @Id @Issued LineId id;

    @ManyToOne(fetch = FetchType.LAZY)
    Account account;
  }

  @Entity(name = "Place")
  @Table(name = "place")
  @Audited
  static class Place {
    @EmbeddedId PlaceKey key;
  }

  /** Not a record: Envers of Hibernate 6.6 sets its attributes one by one. */
  @Embeddable
  static class PlaceKey implements Serializable {
    private static final long serialVersionUID = 1L;

    CustomerId owner;
    int number;

    PlaceKey() {}

    PlaceKey(CustomerId owner, int number) {
      this.owner = owner;
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof PlaceKey key
          && number == key.number
          && Objects.equals(owner, key.owner);
    }

    @Override
    public int hashCode() {
      return Objects.hash(owner, number);
    }
  }
}
