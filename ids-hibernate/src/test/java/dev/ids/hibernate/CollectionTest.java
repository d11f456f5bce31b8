// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Access;
import jakarta.persistence.AccessType;
import jakarta.persistence.CollectionTable;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.hibernate.annotations.SortNatural;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Collections of typed ids, as values and as keys. */
class CollectionTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db = TestDatabase.of(Basket.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void collectionsOfTypedIdsComeBackEqual() {
    Basket basket = new Basket();
    List<OrderId> orders = List.of(OrderId.next(), OrderId.next());
    List<CustomerId> customers = List.of(CustomerId.next(), CustomerId.next());
    List<LineId> lines = List.of(LineId.next(), LineId.next());
    basket.orders.addAll(orders);
    basket.sorted.addAll(customers);
    basket.quantities.putAll(Map.of(lines.get(0), 1, lines.get(1), 2));
    basket.owners.put("a", customers.get(0));
    basket.entries.add(new Entry(lines.get(0), "first"));
    basket.past = orders.toArray(OrderId[]::new);
    basket.owned = new ArrayList<>(customers);

    db.run(session -> session.persist(basket));

    db.run(
        session -> {
          Basket found = session.find(Basket.class, basket.id);
          assertThat(found.orders).containsExactlyInAnyOrderElementsOf(orders);
          assertThat(found.sorted).containsExactlyElementsOf(customers);
          assertThat(found.quantities)
              .containsOnly(Map.entry(lines.get(0), 1), Map.entry(lines.get(1), 2));
          assertThat(found.owners).containsOnly(Map.entry("a", customers.get(0)));
          assertThat(found.entries).containsExactly(new Entry(lines.get(0), "first"));
          assertThat(found.past).containsExactlyElementsOf(orders);
          assertThat(found.owned).containsExactlyElementsOf(customers);
        });
  }

  @Test
  void theirColumnsAreThoseOfTheIdTypes() {
    assertThat(db.columns("basket_orders")).containsEntry("orders", "UUID");
    assertThat(db.columns("basket_sorted")).containsEntry("sorted", "BINARY(16)");
    assertThat(db.columns("basket_quantities"))
        .containsEntry("quantities_key", "CHARACTER VARYING(31)")
        .containsEntry("basket_id", "UUID");
    assertThat(db.columns("basket_owners")).containsEntry("owners", "BINARY(16)");
  }

  @Test
  void membershipIsAskedWithTypedIds() {
    Basket basket = new Basket();
    OrderId order = OrderId.next();
    LineId line = LineId.next();
    basket.orders.add(order);
    basket.quantities.put(line, 5);
    db.run(session -> session.persist(basket));

    List<OrderId> byMember =
        db.get(
            session ->
                session
                    .createQuery(
                        "select b.id from Basket b where ?1 member of b.orders", OrderId.class)
                    .setParameter(1, order)
                    .list());
    List<OrderId> byKey =
        db.get(
            session ->
                session
                    .createQuery(
                        "select b.id from Basket b join b.quantities q where key(q) = ?1 and q = 5",
                        OrderId.class)
                    .setParameter(1, line)
                    .list());

    assertThat(byMember).containsExactly(basket.id);
    assertThat(byKey).containsExactly(basket.id);
  }

  @Entity(name = "Basket")
  static class Basket {
    @Id @Issued OrderId id;

    @ElementCollection
    @CollectionTable(name = "basket_orders")
    Set<OrderId> orders = new HashSet<>();

    @ElementCollection
    @CollectionTable(name = "basket_sorted")
    @SortNatural
    SortedSet<CustomerId> sorted = new TreeSet<>();

    @ElementCollection
    @CollectionTable(name = "basket_quantities")
    Map<LineId, Integer> quantities = new HashMap<>();

    @ElementCollection
    @CollectionTable(name = "basket_owners")
    Map<String, CustomerId> owners = new HashMap<>();

    @ElementCollection
    @CollectionTable(name = "basket_entries")
    Set<Entry> entries = new HashSet<>();

    OrderId[] past;
    List<CustomerId> owned;
  }

  @Embeddable
  @Access(AccessType.FIELD)
  record Entry(LineId line, String text) {}
}
