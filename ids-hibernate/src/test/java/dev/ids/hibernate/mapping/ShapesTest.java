// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.DeviceId;
import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.OptimisticLockException;
import jakarta.persistence.SecondaryTable;
import jakarta.persistence.Version;
import java.util.List;
import java.util.Map;
import org.hibernate.Session;
import org.hibernate.annotations.Filter;
import org.hibernate.annotations.FilterDef;
import org.hibernate.annotations.NaturalId;
import org.hibernate.annotations.ParamDef;
import org.hibernate.annotations.SoftDelete;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Typed ids in the shapes that an entity's table may have. */
class ShapesTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.of(
            Spread.class,
            Named.class,
            Soft.class,
            Versioned.class,
            Shipped.class,
            Filtered.class,
            Shape.class,
            Circle.class,
            Square.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void aSecondaryTableHasTheIdAndItsOwnTypedAttributes() {
    Spread spread = new Spread();
    spread.device = new DeviceId(5 << 8);

    assertThat(db.run(session -> session.persist(spread))).hasSize(2);

    Spread found = db.get(session -> session.find(Spread.class, spread.id));
    assertThat(found.device).isEqualTo(spread.device);
    assertThat(found.receipt).isNotNull().isEqualTo(spread.receipt);
    assertThat(db.columns("spread_details"))
        .containsOnly(
            Map.entry("id", "UUID"),
            Map.entry("device", "BIGINT"),
            Map.entry("receipt", "CHARACTER VARYING(31)"));
  }

  @Test
  void aNaturalIdMayBeIssued() {
    Named named = new Named();
    db.run(session -> session.persist(named));

    assertThat(named.code).isNotNull();
    db.run(session -> assertThat(byCode(session, named.code).id).isEqualTo(named.id));
    db.run(session -> assertThat(byCode(session, LineId.next())).isNull());
  }

  @Test
  void aSoftlyDeletedRowIsNotFoundByItsId() {
    Soft soft = new Soft();
    db.run(session -> session.persist(soft));
    db.run(session -> session.remove(session.find(Soft.class, soft.id)));

    db.run(session -> assertThat(session.find(Soft.class, soft.id)).isNull());
    List<OrderId> rows =
        db.get(
            session ->
                session
                    .createNativeQuery("select id from Soft where id = :id", OrderId.class)
                    .setParameter("id", soft.id)
                    .list());
    assertThat(rows).containsExactly(soft.id);
  }

  @Test
  void aStaleVersionIsRefused() {
    Versioned versioned = new Versioned();
    db.run(session -> session.persist(versioned));
    db.run(session -> session.find(Versioned.class, versioned.id).owner = CustomerId.next());

    versioned.owner = CustomerId.next();

    assertThatThrownBy(() -> db.run(session -> session.merge(versioned)))
        .isInstanceOf(OptimisticLockException.class);
  }

  @Test
  void anUnchangedIdIsNoReasonForAnUpdate() {
    Versioned versioned = new Versioned();
    versioned.owner = CustomerId.next();
    db.run(session -> session.persist(versioned));

    List<String> statements =
        db.run(
            session -> {
              Versioned managed = session.find(Versioned.class, versioned.id);
              managed.owner = CustomerId.TYPE.parse(versioned.owner.toString());
            });

    assertThat(statements).hasSize(1).allMatch(sql -> sql.startsWith("select"));
  }

  @Test
  void embeddablesHoldTypedIdsInColumnsOfTheirOwn() {
    Shipped shipped = new Shipped();
    shipped.from = new Stop(CustomerId.next(), OrderId.next());
    shipped.to = new Stop(CustomerId.next(), null);

    db.run(session -> session.persist(shipped));

    Shipped found = db.get(session -> session.find(Shipped.class, shipped.id));
    assertThat(found.from).isEqualTo(shipped.from);
    assertThat(found.to).isEqualTo(shipped.to);
    List<LineId> byCustomer =
        db.get(
            session ->
                session
                    .createQuery(
                        "select s.id from Shipped s where s.from.customer = ?1", LineId.class)
                    .setParameter(1, shipped.from.customer())
                    .list());
    assertThat(byCustomer).containsExactly(shipped.id);
  }

  @Test
  void aFilterTakesATypedParameter() {
    Filtered mine = new Filtered();
    mine.owner = CustomerId.next();
    Filtered others = new Filtered();
    others.owner = CustomerId.next();
    db.run(
        session -> {
          session.persist(mine);
          session.persist(others);
        });

    db.run(
        session -> {
          session.enableFilter("owned").setParameter("owner", mine.owner);
          assertThat(session.createQuery("from Filtered", Filtered.class).list())
              .extracting(found -> found.id)
              .containsExactly(mine.id);
        });
  }

  @Test
  void aPolymorphicQueryFindsTheRightClassByItsId() {
    Circle circle = new Circle();
    Square square = new Square();
    db.run(
        session -> {
          session.persist(circle);
          session.persist(square);
        });

    db.run(
        session -> {
          assertThat(session.find(Shape.class, circle.id)).isInstanceOf(Circle.class);
          assertThat(session.find(Shape.class, square.id)).isInstanceOf(Square.class);
          assertThat(session.find(Circle.class, square.id)).isNull();
        });
    List<LineId> ids =
        db.get(
            session ->
                session.createQuery("select s.id from Shape s order by s.id", LineId.class).list());
    assertThat(ids).containsExactly(circle.id, square.id);
  }

  @SuppressWarnings("deprecation") // what replaces it is not in Hibernate 6.6
  private static Named byCode(Session session, LineId code) {
    return session.bySimpleNaturalId(Named.class).load(code);
  }

  @Entity
  @SecondaryTable(name = "spread_details")
  static class Spread {
    @Id @Issued OrderId id;

    @Column(table = "spread_details")
    DeviceId device;

    @Issued
    @Column(table = "spread_details")
    LineId receipt;
  }

  @Entity
  static class Named {
    @Id @Issued OrderId id;
    @NaturalId @Issued LineId code;
  }

  @Entity(name = "Soft")
  @SoftDelete
  static class Soft {
    @Id @Issued OrderId id;
  }

  @Entity
  static class Versioned {
    @Id @Issued OrderId id;
    @Version long version;
    CustomerId owner;
  }

  @Entity(name = "Shipped")
  static class Shipped {
    @Id @Issued LineId id;

    @AttributeOverride(name = "customer", column = @Column(name = "from_customer"))
    @AttributeOverride(name = "depot", column = @Column(name = "from_depot"))
    @Embedded
    Stop from;

    @AttributeOverride(name = "customer", column = @Column(name = "to_customer"))
    @AttributeOverride(name = "depot", column = @Column(name = "to_depot"))
    @Embedded
    Stop to;
  }

  @Embeddable
  record Stop(CustomerId customer, OrderId depot) {}

  @Entity(name = "Filtered")
  @FilterDef(
      name = "owned",
      parameters = @ParamDef(name = "owner", type = CustomerId.class),
      defaultCondition = "owner = :owner")
  @Filter(name = "owned")
  static class Filtered {
    @Id @Issued OrderId id;
    CustomerId owner;
  }

  @Entity(name = "Shape")
  @Inheritance(strategy = InheritanceType.TABLE_PER_CLASS)
  abstract static class Shape {
    @Id @Issued LineId id;
  }

  @Entity(name = "Circle")
  static class Circle extends Shape {}

  @Entity(name = "Square")
  static class Square extends Shape {}
}
