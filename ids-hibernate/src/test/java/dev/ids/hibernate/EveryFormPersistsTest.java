// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.hibernate.testkit.Form;
import dev.ids.hibernate.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.Hibernate;
import org.hibernate.Session;
import org.hibernate.proxy.HibernateProxy;
import org.hibernate.query.Query;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of storage, for every scheme and every way that it offers. */
class EveryFormPersistsTest {
  private static final int ROWS = 12;

  static Stream<Form> forms() {
    return Form.all().stream();
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyLawHolds(Form form) {
    try (TestDatabase db = form.start()) {
      columnsHaveTheExactType(form, db);
      List<TypedId<?>> ids = saveRows(form, db);
      rowsComeBackById(form, db, ids);
      queriesCompareIds(form, db, ids);
      if (form.storage() != StorageKind.TEXT || form.idType().scheme().textSorts()) {
        theDatabaseOrdersAsTheIdsDo(form, db, ids);
      }
      foreignKeysAreTyped(form, db, ids);
      nativeQueriesAreTyped(form, db, ids);
      theApplicationIssuesFromTheSameRuntime(form, ids);
    }
  }

  private static void columnsHaveTheExactType(Form form, TestDatabase db) {
    StorageForm<?, ?> stored = form.idType().form(form.storage());
    String type =
        switch (form.storage()) {
          case UUID -> "UUID";
          case LONG -> "BIGINT";
          case BINARY -> "BINARY(" + stored.size() + ")";
          case TEXT -> "CHARACTER VARYING(" + form.row().textLength() + ")";
        };
    assertThat(db.columns("holder"))
        .containsEntry("id", type)
        .containsEntry("plain", type)
        .containsEntry("parent_id", type);
  }

  /** Each row's parent and plain attribute is the row before it. */
  private static List<TypedId<?>> saveRows(Form form, TestDatabase db) {
    List<TypedId<?>> ids = new ArrayList<>();
    List<String> statements =
        db.run(
            session -> {
              Object previous = null;
              for (int i = 0; i < ROWS; i++) {
                Object row = form.create("row " + i);
                form.set(row, "parent", previous);
                form.set(row, "plain", previous == null ? null : form.id(previous));
                session.persist(row);
                ids.add(form.id(row));
                previous = row;
              }
            });
    assertThat(ids).hasSize(ROWS).doesNotContainNull().doesNotHaveDuplicates();
    assertThat(statements).hasSize(ROWS).allMatch(sql -> sql.startsWith("insert"));
    return ids;
  }

  private static void rowsComeBackById(Form form, TestDatabase db, List<TypedId<?>> ids) {
    for (int i = 0; i < ROWS; i++) {
      TypedId<?> id = ids.get(i);
      TypedId<?> equal = form.idType().parse(id.toString());
      Object found = db.get(session -> session.find(form.entity(), equal));
      assertThat(form.id(found)).isEqualTo(id).hasToString(id.toString());
      assertThat(form.get(found, "name")).isEqualTo("row " + i);
      assertThat(form.get(found, "plain")).isEqualTo(i == 0 ? null : ids.get(i - 1));
    }
  }

  private static void queriesCompareIds(Form form, TestDatabase db, List<TypedId<?>> ids) {
    assertThat(select(form, db, "where h.id = ?1", ids.get(3))).containsExactly(ids.get(3));
    assertThat(select(form, db, "where h.plain = ?1", ids.get(3))).containsExactly(ids.get(4));
    assertThat(select(form, db, "where h.id in ?1", List.of(ids.get(1), ids.get(5))))
        .containsExactlyInAnyOrder(ids.get(1), ids.get(5));
    assertThat(select(form, db, "where h.id <> ?1", ids.get(0)))
        .hasSize(ROWS - 1)
        .doesNotContain(ids.get(0));
  }

  private static void theDatabaseOrdersAsTheIdsDo(
      Form form, TestDatabase db, List<TypedId<?>> ids) {
    List<TypedId<?>> sorted = sorted(ids);
    List<TypedId<?>> reversed = new ArrayList<>(sorted);
    Collections.reverse(reversed);
    assertThat(select(form, db, "order by h.id")).isEqualTo(sorted);
    assertThat(select(form, db, "order by h.id desc")).isEqualTo(reversed);
    assertThat(
            select(
                form,
                db,
                "where h.id >= ?1 and h.id < ?2 order by h.id",
                sorted.get(2),
                sorted.get(7)))
        .isEqualTo(sorted.subList(2, 7));
  }

  private static void foreignKeysAreTyped(Form form, TestDatabase db, List<TypedId<?>> ids) {
    assertThat(select(form, db, "where h.parent.id = ?1", ids.get(6))).containsExactly(ids.get(7));
    db.run(
        session -> {
          Object parent = form.get(session.find(form.entity(), ids.get(7)), "parent");
          assertThat(Hibernate.isInitialized(parent)).isFalse();
          assertThat(HibernateProxy.extractLazyInitializer(parent).getInternalIdentifier())
              .isEqualTo(ids.get(6));
          assertThat(form.get(Hibernate.unproxy(parent), "name")).isEqualTo("row 6");
        });
  }

  private static void nativeQueriesAreTyped(Form form, TestDatabase db, List<TypedId<?>> ids) {
    String sql = "select id from holder where id = :id";
    Object found =
        db.get(
            session ->
                session
                    .createNativeQuery(sql, form.idClass())
                    .setParameter("id", ids.get(2))
                    .getSingleResult());
    assertThat(found).isEqualTo(ids.get(2));
  }

  private static void theApplicationIssuesFromTheSameRuntime(Form form, List<TypedId<?>> ids) {
    List<TypedId<?>> all = new ArrayList<>(ids);
    all.add(form.next());
    all.add(form.next());
    assertThat(all).doesNotHaveDuplicates();
  }

  private static List<TypedId<?>> select(
      Form form, TestDatabase db, String clauses, Object... parameters) {
    return db.get(session -> list(session, form, clauses, parameters));
  }

  private static List<TypedId<?>> list(
      Session session, Form form, String clauses, Object... parameters) {
    Query<? extends TypedId<?>> query =
        session.createQuery("select h.id from Holder h " + clauses, form.idClass());
    IntStream.range(0, parameters.length).forEach(i -> query.setParameter(i + 1, parameters[i]));
    return new ArrayList<>(query.list());
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // ids of one class compare with one another
  private static List<TypedId<?>> sorted(List<TypedId<?>> ids) {
    List sorted = new ArrayList<>(ids);
    Collections.sort(sorted);
    return sorted;
  }
}
