// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.use;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Cacheable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import java.io.Serializable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hibernate.Session;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.NaturalId;
import org.hibernate.annotations.NaturalIdCache;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Typed ids as keys and as values of the second-level cache. */
@Tag("cache")
class CacheTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.with(Item.class, Slot.class)
            .set("hibernate.cache.use_second_level_cache", true)
            .set("hibernate.cache.use_query_cache", true)
            .set("hibernate.cache.region.factory_class", "jcache")
            .set("hibernate.javax.cache.missing_cache_strategy", "create")
            .start();
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void anEntityIsFoundWithoutAStatement() {
    Item item = saved();

    Item cached = db.get(session -> session.find(Item.class, item.id));

    assertThat(db.statements()).isEmpty();
    assertThat(cached).isNotSameAs(item);
    assertThat(cached.id).isEqualTo(item.id);
    assertThat(cached.owner).isEqualTo(item.owner);
    assertThat(cached.parent.getId()).isEqualTo(item.parent.id);
  }

  @Test
  void aComposedIdIsAKeyOfTheCache() {
    Slot slot = new Slot();
    slot.key = new SlotKey(OrderId.next(), 3);
    db.run(session -> session.persist(slot));
    db.run(session -> session.find(Slot.class, slot.key));

    SlotKey equal = new SlotKey(OrderId.parse(slot.key.order().toString()), 3);

    assertThat(db.run(session -> assertThat(session.find(Slot.class, equal)).isNotNull()))
        .isEmpty();
  }

  @Test
  void aCollectionOfIdsIsCached() {
    Item item = saved();
    db.run(session -> assertThat(session.find(Item.class, item.id).tags).hasSize(2));

    List<String> statements =
        db.run(
            session ->
                assertThat(session.find(Item.class, item.id).tags)
                    .containsExactlyInAnyOrderElementsOf(item.tags));

    assertThat(statements).isEmpty();
  }

  @Test
  void aTypedNaturalIdIsCached() {
    Item item = saved();
    db.run(session -> byCode(session, item.code));

    List<String> statements =
        db.run(session -> assertThat(byCode(session, item.code).id).isEqualTo(item.id));

    assertThat(statements).isEmpty();
  }

  @Test
  void aQueryWithATypedParameterIsCached() {
    Item item = saved();

    assertThat(idsOwnedBy(item.owner)).containsExactly(item.id);
    assertThat(db.statements()).hasSize(1);
    assertThat(idsOwnedBy(CustomerId.TYPE.parse(item.owner.toString()))).containsExactly(item.id);
    assertThat(db.statements()).isEmpty();
    assertThat(idsOwnedBy(CustomerId.next())).isEmpty();
    assertThat(db.statements()).hasSize(1);
  }

  @Test
  void anUpdateReplacesTheCachedState() {
    Item item = saved();
    CustomerId other = CustomerId.next();

    db.run(session -> session.find(Item.class, item.id).owner = other);

    assertThat(db.get(session -> session.find(Item.class, item.id)).owner).isEqualTo(other);
  }

  private static Item saved() {
    Item parent = new Item();
    Item item = new Item();
    item.parent = parent;
    item.tags.addAll(Set.of(OrderId.next(), OrderId.next()));
    db.run(
        session -> {
          session.persist(parent);
          session.persist(item);
        });
    db.run(session -> session.find(Item.class, item.id));
    return item;
  }

  @SuppressWarnings("deprecation") // what replaces it is not in Hibernate 6.6
  private static Item byCode(Session session, OrderId code) {
    return session.bySimpleNaturalId(Item.class).load(code);
  }

  private static List<LineId> idsOwnedBy(CustomerId owner) {
    return db.get(
        session ->
            session
                .createQuery("select i.id from Item i where i.owner = :owner", LineId.class)
                .setParameter("owner", owner)
                .setCacheable(true)
                .list());
  }

  @Entity(name = "Item")
  @Cacheable
  @Cache(usage = CacheConcurrencyStrategy.READ_WRITE, region = "items")
  @NaturalIdCache(region = "codes")
  static class Item {
    @Id @Issued LineId id;
    CustomerId owner = CustomerId.next();
    @NaturalId OrderId code = OrderId.next();

    @ManyToOne(fetch = FetchType.LAZY)
    Item parent;

    @ElementCollection
    @Cache(usage = CacheConcurrencyStrategy.READ_WRITE, region = "tags")
    Set<OrderId> tags = new HashSet<>();

    public LineId getId() {
      return id;
    }
  }

  @Entity
  @Cacheable
  @Cache(usage = CacheConcurrencyStrategy.READ_WRITE, region = "slots")
  static class Slot {
    @EmbeddedId SlotKey key;
  }

  @Embeddable
  record SlotKey(@Column(name = "order_id") OrderId order, int number) implements Serializable {}
}
