// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.Form;
import dev.ids.hibernate.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.Hibernate;
import org.hibernate.Session;
import org.hibernate.exception.ConstraintViolationException;
import org.hibernate.proxy.HibernateProxy;
import org.hibernate.query.Query;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of storage, for every scheme and every way that it offers, on every database. */
class EveryFormPersistsTest {
  private static final int ROWS = 12;

  static Stream<Arguments> forms() {
    return Engine.inUse().stream()
        .flatMap(engine -> Form.all().stream().map(form -> Arguments.of(engine, form)));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyLawHolds(Engine engine, Form form) {
    try (TestDatabase db = form.start(engine)) {
      columnsHaveTheExactType(form, db);
      textIsComparedByteByByte(form, db);
      List<TypedId<?>> ids = saveRows(form, db);
      rowsComeBackById(form, db, ids);
      queriesCompareIds(form, db, ids);
      if (form.storage() != StorageKind.TEXT || form.idType().scheme().textSorts()) {
        theDatabaseOrdersAsTheIdsDo(form, db, ids);
      }
      foreignKeysAreTyped(form, db, ids);
      nativeQueriesAreTyped(form, db, ids);
      literalsAndCastsCompare(form, db, ids);
      naturalIdsAndCollectionsHoldIds(form, db);
      theApplicationIssuesFromTheSameRuntime(form, ids);
    }
  }

  private static void columnsHaveTheExactType(Form form, TestDatabase db) {
    String type = columnType(form, db.engine());
    assertThat(db.columns("holder"))
        .containsEntry("id", type)
        .containsEntry("plain", type)
        .containsEntry("code", type)
        .containsEntry("parent_id", type);
    assertThat(db.columns("holder_seen"))
        .hasSize(2)
        .allSatisfy((c, t) -> assertThat(t).isEqualTo(type));
    assertThat(db.columns("holder_holder"))
        .hasSize(2)
        .allSatisfy((c, t) -> assertThat(t).isEqualTo(type));
  }

  private static String columnType(Form form, Engine engine) {
    int characters = form.row().textLength();
    int bytes = form.idType().form(form.storage()).size();
    return switch (engine) {
      case H2 ->
          switch (form.storage()) {
            case UUID -> "UUID";
            case LONG -> "BIGINT";
            case BINARY -> "BINARY(" + bytes + ")";
            case TEXT -> "CHARACTER VARYING(" + characters + ")";
          };
      case POSTGRESQL ->
          switch (form.storage()) {
            case UUID -> "uuid";
            case LONG -> "bigint";
            case BINARY -> "bytea";
            case TEXT -> "character varying(" + characters + ")";
          };
      case MARIADB ->
          switch (form.storage()) {
            case UUID, BINARY -> "binary(" + bytes + ")";
            case LONG -> "bigint";
            case TEXT -> "varchar(" + characters + ")";
          };
    };
  }

  /** Foreign keys, join tables and collections too. */
  private static void textIsComparedByteByByte(Form form, TestDatabase db) {
    String collation =
        switch (db.engine()) {
          case H2 -> "OFF";
          case POSTGRESQL -> "C";
          case MARIADB -> "utf8mb4_bin";
        };
    boolean isText = form.storage() == StorageKind.TEXT;
    Map<String, String> found = db.collations("holder");
    found.remove("name");
    assertThat(found)
        .isEqualTo(
            isText
                ? Map.of(
                    "id", collation, "plain", collation, "code", collation, "parent_id", collation)
                : Map.of());
    for (String table : List.of("holder_seen", "holder_holder")) {
      assertThat(List.copyOf(db.collations(table).values()))
          .isEqualTo(isText ? List.of(collation, collation) : List.of());
    }
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

  private static void literalsAndCastsCompare(Form form, TestDatabase db, List<TypedId<?>> ids) {
    String cast = "where h.id = cast('" + ids.get(4) + "' as " + form.idClass().getName() + ")";
    if (form.storage() == StorageKind.TEXT) {
      assertThat(select(form, db, cast)).containsExactly(ids.get(4));
    }
    db.run(
        session -> {
          HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
          var query = builder.createQuery(form.entity());
          var root = query.from(form.entity());
          query.where(builder.equal(root.get("id"), builder.literal(ids.get(4))));
          assertThat(session.createQuery(query).list()).hasSize(1);
        });
    assertThat(db.statements().get(0)).doesNotContain("?");
  }

  @SuppressWarnings("deprecation") // what replaces bySimpleNaturalId is not in Hibernate 6.6
  private static void naturalIdsAndCollectionsHoldIds(Form form, TestDatabase db) {
    Object row = form.create("code");
    TypedId<?> natural = form.next();
    TypedId<?> seen = form.next();
    form.set(row, "code", natural);
    form.set(row, "seen", new HashSet<>(Set.of(seen)));
    form.set(row, "friends", new HashSet<>(Set.of(row)));
    db.run(session -> session.persist(row));

    db.run(
        session -> {
          Object found = session.bySimpleNaturalId(form.entity()).load(natural);
          assertThat(form.id(found)).isEqualTo(form.id(row));
          assertThat((Collection<?>) form.get(found, "seen")).isEqualTo(Set.of(seen));
          assertThat((Collection<?>) form.get(found, "friends")).isEqualTo(Set.of(found));
        });
    assertThat(select(form, db, "where ?1 member of h.seen", seen)).containsExactly(form.id(row));
    Object second = form.create("second");
    form.set(second, "code", natural);
    assertThatThrownBy(() -> db.run(session -> session.persist(second)))
        .isInstanceOf(ConstraintViolationException.class);
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
