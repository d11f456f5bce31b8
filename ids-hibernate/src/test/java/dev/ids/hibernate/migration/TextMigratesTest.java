// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.SqlFunctions;
import dev.ids.ulid.Ulid;
import java.lang.reflect.InvocationTargetException;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows with UUIDs and ULIDs as others store them, and another prefix. */
class TextMigratesTest {
  private static final String FIRST = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final String SECOND = "01BX5ZZKBKACTAV9WEVGEMMVS0";

  static Stream<Engine> engines() {
    return Stream.of(Engine.H2, Engine.POSTGRESQL);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void uuidsOfHibernateStay(Engine engine) {
    try (Migration migration = new Migration("UUIDs", engine)) {
      UUID first;
      try (Mapped before = migration.before()) {
        first = (UUID) before.persist("first", null);
        before.persist("second", first);
      }
      try (Mapped after = migration.after(1)) {
        after.serve();
        after.persist("new", null);
        after.persist(after.parse("ffffffff-ffff-4fff-bfff-ffffffffffff"), "last", null);

        assertThat(after.id("first")).hasToString(first.toString());
        assertThat(after.id("new").toString()).startsWith("01").matches(".{14}7.*");
        assertThat(after.notes()).last().isEqualTo("last");
        String message = "a UUID of version 7 has a time, one of version 4 has none";
        assertThatThrownBy(() -> Mapped.ask(after.id("first"), "timestamp"))
            .hasStackTraceContaining(message);
        assertThat(migration.section().text()).contains(message);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void textOfUuidsStaysAndBecomesUuid(Engine engine) {
    try (Migration migration = new Migration("UUIDs as text", engine)) {
      String first;
      try (Mapped before = migration.before()) {
        first = (String) before.persist("first", null);
        before.persist("second", first);
      }
      try (Mapped after = migration.after(1)) {
        after.serve();
        migration
            .schema()
            .execute("insert into orders (id, note) values ('" + shout(first) + "', 'loud')");
        assertLoudIsNotFoundUntil(after, migration);
        after.serve();
      }
      migration.run(1);
      try (Mapped after = migration.after(2)) {
        after.serve();
        assertThat(after.id("first")).hasToString(first);
        assertThat(after.db().columns("orders").values())
            .filteredOn("uuid"::equalsIgnoreCase)
            .hasSize(2);
      }
    }
  }

  /** Another UUID, in upper case. */
  private static String shout(String uuid) {
    String other = (uuid.startsWith("f") ? "e" : "f") + uuid.substring(1);
    return other.toUpperCase(Locale.ROOT);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void textOfUlidsStaysAndBecomesUuid(Engine engine) {
    try (Migration migration = new Migration("ULIDs as text", engine)) {
      try (Mapped before = migration.before()) {
        before.persist(FIRST, "first", null);
        before.persist(SECOND, "second", FIRST);
      }
      try (Mapped after = migration.after(1)) {
        after.serve();
        assertThat(after.id("first")).hasToString(FIRST);
        migration
            .schema()
            .execute("insert into orders (id, note) values ('01arz3ndektsv4rrffq69g5faw', 'loud')");
        assertLoudIsNotFoundUntil(after, migration);
        after.serve();
      }
      toUuid(migration, engine);
      try (Mapped after = migration.after(2)) {
        after.serve();
        after.persist("new", null);
        assertThat(after.id("first")).hasToString(FIRST);
        assertThat(after.notes()).containsExactly("first", "loud", "second", "new");
        assertThat(after.db().columns("orders").values())
            .filteredOn("uuid"::equalsIgnoreCase)
            .hasSize(2);
        assertThat(after.select("select cast(o.id as String) from Order o where o.note = 'first'"))
            .hasSize(1);
      }
    }
    assertThat(Ulid.parse(SECOND)).isGreaterThan(Ulid.parse(FIRST));
  }

  /** On PostgreSQL with the functions of docs/sql. */
  private static void toUuid(Migration migration, Engine engine) {
    if (engine == Engine.H2) {
      migration.run(1);
      return;
    }
    migration.schema().execute(SqlFunctions.script(engine));
    try {
      migration.run(1);
    } finally {
      migration.schema().execute("drop schema ids cascade");
    }
  }

  /** A row whose text is not the canonical one is read, but is not found. */
  private static void assertLoudIsNotFoundUntil(Mapped after, Migration migration) {
    Object loud = after.id("loud");
    assertThat(after.select("select o.note from Order o where o.id = ?1", loud)).isEmpty();
    migration.run(0);
    assertThat(after.select("select o.note from Order o where o.id = ?1", loud))
        .containsExactly("loud");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aPrefixChanges(Engine engine) throws ReflectiveOperationException {
    try (Migration migration = new Migration("Another prefix", engine)) {
      Object first;
      try (Mapped before = migration.before()) {
        first = before.persist("first", null);
        before.persist("second", first);
      }
      String json = "{\"order\":\"" + first + "\",\"seen\":[\"" + first + "\"]}";
      migration
          .schema()
          .execute(
              "create table events (body " + (engine == Engine.H2 ? "varchar(200)" : "jsonb") + ")",
              "insert into events values ('" + json + "')");
      String second = first.toString().replace("so_", "order_");
      try (Mapped after = migration.unchecked(1)) {
        String message = "expected prefix \"order_\", got \"so_01";
        assertThatThrownBy(() -> after.select("select o.id from Order o"))
            .hasStackTraceContaining(message);
        assertThat(migration.section().text()).contains(message);
      }
      migration.run(0);
      try (Mapped after = migration.after(1, 2)) {
        after.serve();
        assertThat(after.id("first")).hasToString(second);
        assertThat(migrated(after, first.toString())).isEqualTo(after.id("first"));
        assertThat(migrated(after, second)).isEqualTo(after.id("first"));
        assertThat(body(after)).contains(second).doesNotContain("so_");
      }
    }
  }

  private static String body(Mapped after) {
    String sql = "select cast(body as varchar) from events";
    return after
        .db()
        .get(session -> session.createNativeQuery(sql, String.class).getSingleResult());
  }

  /** By the method of the page. */
  private static Object migrated(Mapped after, String text) throws ReflectiveOperationException {
    try {
      return after
          .entity()
          .getClassLoader()
          .loadClass("shop.OldLinks")
          .getMethod("read", String.class)
          .invoke(null, text);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
