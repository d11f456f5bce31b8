// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.use;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Table;
import jakarta.persistence.Tuple;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.hibernate.HibernateException;
import org.hibernate.ScrollableResults;
import org.hibernate.Session;
import org.hibernate.query.Query;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What sessions do with entities of typed ids, and what it costs. */
public class SessionsTest {
  /** A constant that JPQL names. */
  public static final CustomerId KNOWN = CustomerId.TYPE.parse(CustomerId.next().toString());

  private static TestDatabase db;

  private List<Parcel> parcels;

  @BeforeAll
  static void start() {
    db = TestDatabase.of(Parcel.class, Piece.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @BeforeEach
  void saveFive() {
    parcels = IntStream.range(0, 5).mapToObj(i -> new Parcel("parcel " + i)).toList();
    db.run(
        session -> {
          session.createMutationQuery("delete from Piece").executeUpdate();
          session.createMutationQuery("delete from Parcel").executeUpdate();
          parcels.forEach(session::persist);
        });
  }

  @Test
  @SuppressWarnings({"deprecation", "removal"}) // what replaces it is not in Hibernate 6.6
  void manyAreLoadedByOneStatement() {
    List<OrderId> ids = List.of(parcels.get(3).id, parcels.get(0).id, parcels.get(4).id);

    List<Parcel> found = db.get(session -> session.byMultipleIds(Parcel.class).multiLoad(ids));

    assertThat(db.statements()).hasSize(1);
    assertThat(found).extracting(parcel -> parcel.id).isEqualTo(ids);
  }

  @Test
  void aStatelessSessionGetsUpdatesAndDeletesByTheId() {
    Parcel parcel = parcels.get(1);
    db.runStateless(
        session -> {
          Parcel found = session.get(Parcel.class, parcel.id);
          found.owner = KNOWN;
          session.update(found);
        });
    assertThat(owner(parcel.id)).isEqualTo(KNOWN);
    assertThat(db.statements()).hasSize(1);

    db.runStateless(session -> session.delete(session.get(Parcel.class, parcel.id)));
    db.run(session -> assertThat(session.find(Parcel.class, parcel.id)).isNull());
  }

  @Test
  void anUpsertInsertsOrUpdatesInOneStatement() {
    Parcel fresh = new Parcel("fresh");
    fresh.id = OrderId.next();
    assertThat(db.runStateless(session -> session.upsert(fresh))).hasSize(1);
    fresh.owner = KNOWN;
    assertThat(db.runStateless(session -> session.upsert(fresh))).hasSize(1);

    assertThat(owner(fresh.id)).isEqualTo(KNOWN);
    assertThat(count(db)).isEqualTo(6);
  }

  @Test
  void anUpsertDoesNotIssue() {
    Parcel parcel = new Parcel("no id");

    assertThatThrownBy(() -> db.runStateless(session -> session.upsert(parcel)))
        .isInstanceOf(HibernateException.class);
    assertThat(parcel.id).isNull();
  }

  @Test
  void scrollingGoesThroughTypedIds() {
    List<OrderId> ids = new ArrayList<>();
    db.run(
        session -> {
          Query<OrderId> query =
              session.createQuery("select p.id from Parcel p order by p.id", OrderId.class);
          try (ScrollableResults<OrderId> results = query.scroll()) {
            while (results.next()) {
              ids.add(results.get());
            }
          }
        });

    assertThat(ids).isEqualTo(parcels.stream().map(parcel -> parcel.id).toList());
  }

  @Test
  void refreshAndLockSelectByTheId() {
    List<String> statements =
        db.run(
            session -> {
              Parcel managed = session.find(Parcel.class, parcels.get(0).id);
              session
                  .createMutationQuery("update Parcel p set p.owner = ?1 where p.id = ?2")
                  .setParameter(1, KNOWN)
                  .setParameter(2, managed.id)
                  .executeUpdate();
              session.refresh(managed);
              assertThat(managed.owner).isEqualTo(KNOWN);
              session.lock(managed, LockModeType.PESSIMISTIC_WRITE);
            });

    assertThat(statements).hasSize(4);
    assertThat(statements.get(3)).contains("for update");
  }

  @Test
  void anEntityTellsItsIdentifier() {
    db.run(
        session -> {
          Parcel managed = session.find(Parcel.class, parcels.get(2).id);
          assertThat(session.getIdentifier(managed)).isEqualTo(managed.id);
          assertThat(session.contains(managed)).isTrue();
          Parcel reference = session.getReference(Parcel.class, parcels.get(3).id);
          assertThat(session.getIdentifier(reference)).isEqualTo(parcels.get(3).id);
          assertThat(db.factory().getPersistenceUnitUtil().getIdentifier(parcels.get(4)))
              .isEqualTo(parcels.get(4).id);
        });
    assertThat(db.statements()).hasSize(1);
  }

  @Test
  void theMetamodelKnowsABasicTypeOfTheIdClass() {
    var entity = db.factory().getMetamodel().entity(Parcel.class);

    assertThat(entity.getIdType().getJavaType()).isEqualTo(OrderId.class);
    assertThat(entity.getIdType().getPersistenceType())
        .isEqualTo(jakarta.persistence.metamodel.Type.PersistenceType.BASIC);
    assertThat(entity.getAttribute("owner").getJavaType()).isEqualTo(CustomerId.class);
  }

  @Test
  void tuplesAndRecordsHoldTypedIds() {
    OrderId id = parcels.get(1).id;
    String jpql = "select p.id as id, p.note as note from Parcel p where p.id = ?1";

    Tuple tuple =
        db.get(s -> s.createQuery(jpql, Tuple.class).setParameter(1, id).getSingleResult());
    Row row = db.get(s -> s.createQuery(jpql, Row.class).setParameter(1, id).getSingleResult());
    Object[] array =
        db.get(s -> s.createQuery(jpql, Object[].class).setParameter(1, id).getSingleResult());

    assertThat(tuple.get("id", OrderId.class)).isEqualTo(id);
    assertThat(row).isEqualTo(new Row(id, "parcel 1"));
    assertThat(array).containsExactly(id, "parcel 1");
  }

  @Test
  void aConstantIsALiteralOfJpql() {
    Parcel owned = new Parcel("owned");
    owned.owner = KNOWN;
    db.run(session -> session.persist(owned));

    List<OrderId> found =
        db.get(
            session ->
                session
                    .createQuery(
                        "select p.id from Parcel p where p.owner = "
                            + "dev.ids.hibernate.use.SessionsTest.KNOWN",
                        OrderId.class)
                    .list());

    assertThat(found).containsExactly(owned.id);
  }

  @Test
  void jpqlGroupsComparesAndTakesTheLargest() {
    OrderId largest =
        db.get(
            session ->
                session
                    .createQuery(
                        "select max(p.id) from Parcel p where p.id between ?1 and ?2",
                        OrderId.class)
                    .setParameter(1, parcels.get(1).id)
                    .setParameter(2, parcels.get(3).id)
                    .getSingleResult());
    List<Long> groups =
        db.get(
            session ->
                session
                    .createQuery(
                        "select count(*) from Parcel p group by p.id having p.id >= ?1", Long.class)
                    .setParameter(1, parcels.get(2).id)
                    .list());

    assertThat(largest).isEqualTo(parcels.get(3).id);
    assertThat(groups).containsExactly(1L, 1L, 1L);
  }

  @Test
  void nextPagesStartAfterTheLastId() {
    List<OrderId> ids =
        db.get(
            session ->
                session
                    .createQuery(
                        "select p.id from Parcel p where p.id > ?1 order by p.id", OrderId.class)
                    .setParameter(1, parcels.get(1).id)
                    .setMaxResults(2)
                    .list());

    assertThat(ids).containsExactly(parcels.get(2).id, parcels.get(3).id);
  }

  @Test
  void anHqlInsertTakesAGivenId() {
    OrderId id = OrderId.next();
    db.run(
        session ->
            session
                .createMutationQuery("insert into Parcel (id, note, owner) values (?1, 'hql', ?2)")
                .setParameter(1, id)
                .setParameter(2, KNOWN)
                .executeUpdate());

    assertThat(owner(id)).isEqualTo(KNOWN);
  }

  @Test
  void aJoinFetchIsOneStatement() {
    db.run(
        session -> {
          for (int i = 0; i < 3; i++) {
            session.persist(new Piece(session.getReference(Parcel.class, parcels.get(0).id)));
          }
        });

    Parcel found =
        db.get(
            session ->
                session
                    .createQuery("from Parcel p join fetch p.pieces where p.id = ?1", Parcel.class)
                    .setParameter(1, parcels.get(0).id)
                    .getSingleResult());

    assertThat(db.statements()).hasSize(1);
    assertThat(found.pieces).hasSize(3);
  }

  @Test
  void anIdTravelsWithADetachedEntity() throws IOException, ClassNotFoundException {
    Parcel parcel = db.get(session -> session.find(Parcel.class, parcels.get(0).id));

    Parcel copy = (Parcel) deserialized(serialized(parcel));
    copy.owner = KNOWN;
    List<String> statements = db.run(session -> session.merge(copy));

    assertThat(copy.id).isEqualTo(parcel.id).hasSameHashCodeAs(parcel.id);
    assertThat(statements).hasSize(2);
    assertThat(owner(parcel.id)).isEqualTo(KNOWN);
  }

  private static CustomerId owner(OrderId id) {
    return db.get(session -> session.find(Parcel.class, id)).owner;
  }

  private static long count(TestDatabase db) {
    return db.get(
        (Session s) -> s.createQuery("select count(*) from Parcel", Long.class).getSingleResult());
  }

  private static byte[] serialized(Object object) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  private static Object deserialized(byte[] bytes) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }

  /** A result row. */
  public record Row(OrderId id, String note) {}

  @Entity(name = "Parcel")
  @Table(name = "parcel")
  static class Parcel implements Serializable {
    private static final long serialVersionUID = 1L;

    @Id @Issued OrderId id;
    String note;
    CustomerId owner;

    @OneToMany(mappedBy = "parcel")
    List<Piece> pieces = new ArrayList<>();

    Parcel() {}

    Parcel(String note) {
      this.note = note;
    }
  }

  @Entity(name = "Piece")
  @Table(name = "piece")
  static class Piece implements Serializable {
    private static final long serialVersionUID = 1L;

    @Id @Issued LineId id;

    @ManyToOne(fetch = FetchType.LAZY)
    Parcel parcel;

    Piece() {}

    Piece(Parcel parcel) {
      this.parcel = parcel;
    }
  }
}
