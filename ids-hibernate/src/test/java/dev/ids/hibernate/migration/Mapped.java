// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.migration;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.TypedId;
import dev.ids.hibernate.testkit.TestDatabase;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.List;

/**
 * Orders under one mapping; each has an id, a note and, some of them, an order that it replaces.
 */
record Mapped(Class<?> entity, TestDatabase db) implements AutoCloseable {
  /** A new order; its id is issued. */
  Object persist(String note, Object replaces) {
    return persist(null, note, replaces);
  }

  /** A new order whose id the application gives, unless null. */
  Object persist(Object id, String note, Object replaces) {
    Object order = create(id, note, replaces);
    db.run(session -> session.persist(order));
    return get(order, "id");
  }

  private Object create(Object id, String note, Object replaces) {
    try {
      Object order = entity.getDeclaredConstructor().newInstance();
      set(order, "id", id);
      set(order, "note", note);
      if (replaces != null) {
        set(order, "replaces", db.get(session -> session.find(entity, replaces)));
      }
      return order;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** The notes of all orders, by id. */
  List<String> notes() {
    return select("select o.note from Order o order by o.id").stream()
        .map(Object::toString)
        .toList();
  }

  /** The results of a query with parameters ?1, ?2 and so on. */
  List<Object> select(String jpql, Object... parameters) {
    return db.get(
        session -> {
          var query = session.createQuery(jpql, Object.class);
          for (int i = 0; i < parameters.length; i++) {
            query.setParameter(i + 1, parameters[i]);
          }
          return query.list();
        });
  }

  /** The id of the order with this note. */
  TypedId<?> id(String note) {
    return (TypedId<?>) select("select o.id from Order o where o.note = ?1", note).get(0);
  }

  /** What an accessor of a typed id gives. */
  static Object ask(Object id, String accessor) {
    try {
      return id.getClass().getMethod(accessor).invoke(id);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** By the id class's own method. */
  TypedId<?> parse(String text) {
    try {
      Class<?> idClass = entity.getDeclaredField("id").getType();
      return (TypedId<?>) idClass.getMethod("parse", String.class).invoke(null, text);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException refusal) {
        throw refusal;
      }
      throw new AssertionError(e);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Old rows are found, joined, updated, referred to by new ones and deleted, as if they were new.
   * There must be "first", and "second" that replaces it.
   */
  void serve() {
    TypedId<?> first = id("first");
    TypedId<?> second = id("second");
    assertThat(parse(first.toString())).isEqualTo(first);
    assertThat(select("select o.note from Order o where o.id = ?1", first))
        .containsExactly("first");
    assertThat(
            select(
                "select o.replaces.id from Order o join o.replaces r where r.note = ?1", "first"))
        .containsExactly(first);

    List<String> update =
        db.run(session -> set(session.find(entity, second), "note", "second, changed"));
    assertThat(update).hasSize(2);
    assertThat(get(db.get(session -> session.find(entity, second)), "note"))
        .isEqualTo("second, changed");

    Object added = persist("added", second);
    assertThat(added).isInstanceOf(first.getClass()).isNotEqualTo(first);
    assertThat(select("select o.note from Order o where o.replaces.id in (?1, ?2)", first, second))
        .containsExactlyInAnyOrder("second, changed", "added");
    assertThat(select("select o.note from Order o where o.id in ?1", List.of(first, second, added)))
        .hasSize(3);

    db.run(
        session -> {
          session.remove(session.find(entity, added));
          set(session.find(entity, second), "note", "second");
        });
  }

  static Object get(Object order, String attribute) {
    try {
      return field(order, attribute).get(order);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static void set(Object order, String attribute, Object value) {
    try {
      field(order, attribute).set(order, value);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Field field(Object order, String attribute) throws NoSuchFieldException {
    Field field = order.getClass().getDeclaredField(attribute);
    field.setAccessible(true);
    return field;
  }

  @Override
  public void close() {
    db.close();
  }
}
