// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.hibernate.shop.Customer;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.Line;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.Order;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Root;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.Hibernate;
import org.hibernate.query.SemanticException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Typed ids in every kind of query, as native UUID, bytes and text. */
class QueryTest {
  private static TestDatabase db;

  private final Customer customer = new Customer("Ada");
  private List<Order> orders;
  private List<OrderId> ids;

  @BeforeAll
  static void start() {
    db = TestDatabase.of(Order.class, Line.class, Customer.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @BeforeEach
  void saveFiveOrders() {
    orders = IntStream.range(0, 5).mapToObj(i -> new Order("note " + i, customer)).toList();
    orders.get(0).addLine(7);
    db.run(
        session -> {
          for (String entity : List.of("Line", "Order", "Customer")) {
            session.createMutationQuery("delete from " + entity).executeUpdate();
          }
          session.persist(customer);
          orders.forEach(session::persist);
        });
    ids = orders.stream().map(Order::getId).toList();
  }

  @Test
  void findTakesTheTypedId() {
    Order found = db.get(session -> session.find(Order.class, ids.get(3)));

    assertThat(found.getNote()).isEqualTo("note 3");
    assertThat(found.getId()).isEqualTo(ids.get(3));
  }

  @Test
  void findRefusesTheTextAndTheIdOfAnotherType() {
    assertThatThrownBy(() -> db.get(s -> s.find(Order.class, ids.get(0).toString())))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> db.get(s -> s.find(Order.class, customer.getId())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aReferenceKnowsItsIdWithoutASelect() {
    OrderId id = db.get(session -> session.getReference(Order.class, ids.get(1)).getId());

    assertThat(id).isEqualTo(ids.get(1));
    assertThat(db.statements()).isEmpty();
  }

  @Test
  void aForeignKeyLoadsLazilyAndKnowsItsId() {
    db.run(
        session -> {
          Customer lazy = session.find(Order.class, ids.get(0)).getCustomer();
          assertThat(lazy.getId()).isEqualTo(customer.getId());
          assertThat(Hibernate.isInitialized(lazy)).isFalse();
          assertThat(lazy.getName()).isEqualTo("Ada");
        });
  }

  /** Hibernate sends the ids of a batch as one SQL array. */
  @Test
  void lazyReferencesAreFetchedInBatchesWhateverTheStorage() {
    try (TestDatabase batching =
        TestDatabase.with(Order.class, Line.class, Customer.class)
            .set("hibernate.default_batch_fetch_size", 8)
            .start()) {
      batching.run(
          session -> {
            for (int i = 0; i < 3; i++) {
              Customer customer = new Customer("customer " + i);
              session.persist(customer);
              Order order = new Order("order " + i, customer);
              order.addLine(i);
              session.persist(order);
            }
          });

      List<String> names =
          batching.get(
              session ->
                  session.createQuery("from Line l order by l.quantity", Line.class).list().stream()
                      .map(line -> line.getOrder().getCustomer().getName())
                      .toList());

      assertThat(names).containsExactly("customer 0", "customer 1", "customer 2");
      assertThat(batching.statements()).hasSize(3);
    }
  }

  @Test
  void jpqlComparesWithParameters() {
    assertThat(notes("from Order o where o.id = ?1", ids.get(2))).containsExactly("note 2");
    assertThat(notes("from Order o where o.id in (?1, ?2) order by o.id", ids.get(2), ids.get(4)))
        .containsExactly("note 2", "note 4");
    assertThat(notes("from Order o where o.id in ?1 order by o.id desc", ids.subList(0, 2)))
        .containsExactly("note 1", "note 0");
    assertThat(
            notes(
                "from Order o where o.id > ?1 and o.id <= ?2 order by o.id",
                ids.get(1),
                ids.get(3)))
        .containsExactly("note 2", "note 3");
    assertThat(
            notes(
                "from Order o where o.customer.id = ?1 and o.id = ?2",
                customer.getId(),
                ids.get(0)))
        .containsExactly("note 0");
  }

  @Test
  void jpqlSelectsIds() {
    assertThat(ids("select o.id from Order o order by o.id")).isEqualTo(ids);
    assertThat(ids("select max(o.id) from Order o")).containsExactly(ids.get(4));
    assertThat(ids("select coalesce(o.replaces, o.id) from Order o order by o.id")).isEqualTo(ids);
  }

  @Test
  void jpqlReachesTypedIdsThroughJoins() {
    LineId lineId = orders.get(0).getLines().get(0).getId();

    List<Line> lines =
        db.get(
            session ->
                session
                    .createQuery(
                        "from Line l join fetch l.order o where l.id = ?1 and o.customer.id = ?2",
                        Line.class)
                    .setParameter(1, lineId)
                    .setParameter(2, customer.getId())
                    .list());

    assertThat(lines).extracting(Line::getQuantity).containsExactly(7);
    assertThat(lines.get(0).getOrder().getId()).isEqualTo(ids.get(0));
  }

  @Test
  void aProjectionHoldsTypedIds() {
    List<OrderRow> rows =
        db.get(
            session ->
                session
                    .createQuery(
                        "select new dev.ids.hibernate.QueryTest$OrderRow(o.id, o.customer.id)"
                            + " from Order o where o.id = ?1",
                        OrderRow.class)
                    .setParameter(1, ids.get(0))
                    .list());

    assertThat(rows).containsExactly(new OrderRow(ids.get(0), customer.getId()));
  }

  @Test
  void aParameterOfAnotherTypeIsRefused() {
    for (Object other : List.of(ids.get(0).toString(), 42L, customer.getId())) {
      assertThatThrownBy(() -> notes("from Order o where o.id = ?1", other))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void criteriaCompareWithValuesAndLiterals() {
    List<Order> found =
        db.get(
            session -> {
              CriteriaBuilder builder = session.getCriteriaBuilder();
              CriteriaQuery<Order> query = builder.createQuery(Order.class);
              Root<Order> order = query.from(Order.class);
              query.where(
                  builder.or(
                      order.get("id").in(ids.get(1)),
                      builder.equal(order.get("id"), builder.literal(ids.get(3)))));
              query.orderBy(builder.asc(order.get("id")));
              return session.createQuery(query).list();
            });

    assertThat(found).extracting(Order::getNote).containsExactly("note 1", "note 3");
  }

  @Test
  void criteriaInlineEveryKindOfStorageAsLiteral() {
    try (TestDatabase inline =
        TestDatabase.with(Order.class, Line.class, Customer.class)
            .set("hibernate.criteria.value_handling_mode", "inline")
            .start()) {
      Customer ada = new Customer("Ada");
      Order order = new Order("inline", ada);
      Line line = order.addLine(1);
      inline.run(
          session -> {
            session.persist(ada);
            session.persist(order);
          });

      assertThat(countInline(inline, Order.class, order.getId())).isOne();
      assertThat(countInline(inline, Customer.class, ada.getId())).isOne();
      assertThat(countInline(inline, Line.class, line.getId())).isOne();
    }
  }

  @Test
  void nativeQueriesTakeAndGiveTypedIds() {
    String sql = "select id from orders where id = :id";

    OrderId typed =
        db.get(
            s ->
                s.createNativeQuery(sql, OrderId.class)
                    .setParameter("id", ids.get(2))
                    .getSingleResult());
    Object scalar =
        db.get(
            s ->
                s.createNativeQuery(
                        "select customer_id as c from orders where id = :id", Object.class)
                    .addScalar("c", CustomerId.class)
                    .setParameter("id", ids.get(2))
                    .getSingleResult());
    Order entity =
        db.get(
            s ->
                s.createNativeQuery("select * from orders where id in (:ids)", Order.class)
                    .setParameterList("ids", List.of(ids.get(2)))
                    .getSingleResult());

    assertThat(typed).isEqualTo(ids.get(2));
    assertThat(scalar).isEqualTo(customer.getId());
    assertThat(entity.getId()).isEqualTo(ids.get(2));
  }

  @Test
  void anHqlUpdateSetsATypedId() {
    db.run(
        session ->
            session
                .createMutationQuery("update Order o set o.replaces = ?1 where o.id = ?2")
                .setParameter(1, ids.get(0))
                .setParameter(2, ids.get(1))
                .executeUpdate());

    OrderId replaces = db.get(session -> session.find(Order.class, ids.get(1)).getReplaces());
    assertThat(replaces).isEqualTo(ids.get(0));
  }

  @Test
  void anHqlInsertIsIssuedItsId() {
    db.run(
        session ->
            session
                .createMutationQuery("insert into Order (note) values ('by hql')")
                .executeUpdate());

    assertThat(ids("select o.id from Order o where o.note = 'by hql'"))
        .hasSize(1)
        .allSatisfy(id -> assertThat(id).isGreaterThan(ids.get(4)));
  }

  @Test
  void anHqlInsertSelectIsRefused() {
    assertThatThrownBy(
            () ->
                db.run(
                    session ->
                        session
                            .createMutationQuery(
                                "insert into Order (note) select o.note from Order o")
                            .executeUpdate()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasRootCauseInstanceOf(SemanticException.class);
    assertThat(ids("select o.id from Order o")).hasSize(5);
  }

  @Test
  void anHqlDeleteComparesWithTypedIds() {
    db.run(
        session ->
            session
                .createMutationQuery("delete from Order o where o.id in ?1 and o.lines is empty")
                .setParameter(1, ids)
                .executeUpdate());

    assertThat(ids("select o.id from Order o")).containsExactly(ids.get(0));
  }

  private List<String> notes(String jpql, Object... parameters) {
    return db.get(
        session -> {
          var query = session.createQuery(jpql, Order.class);
          for (int i = 0; i < parameters.length; i++) {
            query.setParameter(i + 1, parameters[i]);
          }
          return query.list().stream().map(Order::getNote).toList();
        });
  }

  private List<OrderId> ids(String jpql) {
    return db.get(session -> session.createQuery(jpql, OrderId.class).list());
  }

  private static <E> long countInline(TestDatabase db, Class<E> entity, Object id) {
    return db.get(
        session -> {
          CriteriaBuilder builder = session.getCriteriaBuilder();
          CriteriaQuery<Long> query = builder.createQuery(Long.class);
          Root<E> root = query.from(entity);
          query.select(builder.count(root)).where(builder.equal(root.get("id"), id));
          long count = session.createQuery(query).getSingleResult();
          assertThat(Stream.of(db.statements().get(0))).noneMatch(sql -> sql.contains("?"));
          return count;
        });
  }

  /** A result row. */
  public record OrderRow(OrderId id, CustomerId customer) {}
}
