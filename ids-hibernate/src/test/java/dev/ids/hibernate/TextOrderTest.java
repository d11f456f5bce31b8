// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.ManyToMany;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.hibernate.annotations.Collate;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.dialect.OracleDialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.hibernate.dialect.SQLServerDialect;
import org.hibernate.mapping.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Columns of text ids get a collation that compares bytes, wherever Hibernate makes them. */
class TextOrderTest {
  static Stream<Engine> servers() {
    return Engine.servers().stream();
  }

  @Test
  void everyDialectHasItsCollation() {
    assertThat(collations(PostgreSQLDialect.class)).containsEntry("Note.id", "C");
    assertThat(collations(MySQLDialect.class)).containsEntry("Note.id", "utf8mb4_bin");
    assertThat(collations(SQLServerDialect.class)).containsEntry("Note.id", "Latin1_General_BIN2");
    assertThat(collations(OracleDialect.class)).containsOnlyKeys("Note.collated");
  }

  @Test
  void onlyIdsAreCollatedAndWhatTheMappingSaysStays() {
    assertThat(collations(PostgreSQLDialect.class))
        .isEqualTo(
            Map.of(
                "Note.id", "C",
                "Note.collated", "de-x-icu",
                "Note_Note.Note_id", "C",
                "Note_Note.near_id", "C",
                "Note_seen.Note_id", "C",
                "Note_seen.seen", "C"));
  }

  @Test
  void aSettingNamesTheCollationOrNone() {
    assertThat(collations(with(PostgreSQLDialect.class).set("ids.storage.collation", "POSIX")))
        .containsEntry("Note.id", "POSIX");
    assertThat(collations(with(PostgreSQLDialect.class).set("ids.storage.collation", "none")))
        .containsOnlyKeys("Note.collated");
  }

  @ParameterizedTest
  @MethodSource("servers")
  void joinedSubclassesAndArraysAreCollated(Engine engine) {
    try (TestDatabase db = TestDatabase.with(Base.class, Sub.class).on(engine).start()) {
      String bytes = engine == Engine.POSTGRESQL ? "C" : "utf8mb4_bin";
      for (String table : List.of("Base", "Sub")) {
        assertThat(db.collations(table)).as(table).containsEntry("id", bytes);
      }
      if (engine == Engine.POSTGRESQL) {
        assertThat(db.collations("Base")).containsEntry("several", "C");
      }
      Sub sub = new Sub();
      sub.plain = LineId.next();
      sub.several = new LineId[] {LineId.next(), LineId.next()};
      db.run(session -> session.persist(sub));

      // Through a temporary table, whose columns Hibernate gives no collation.
      String hql = "update Sub s set s.name = 'x', s.extra = 'y' where s.id = ?1";
      db.run(s -> s.createMutationQuery(hql).setParameter(1, sub.id).executeUpdate());
      String name = db.get(s -> s.find(Base.class, sub.id).name);
      assertThat(name).isEqualTo("x");
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void aColumnAddedByUpdateIsCollated(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      TestDatabase.with(Base.class, Sub.class).on(schema).start().close();
      schema.execute("alter table Sub drop column plain");

      try (TestDatabase db =
          TestDatabase.with(Base.class, Sub.class)
              .on(schema)
              .set("hibernate.hbm2ddl.auto", "update")
              .start()) {
        assertThat(db.collations("Sub"))
            .containsEntry("plain", engine == Engine.POSTGRESQL ? "C" : "utf8mb4_bin");
      }
    }
  }

  private static Map<String, String> collations(Class<? extends Dialect> dialect) {
    return collations(with(dialect));
  }

  private static TestDatabase.Builder with(Class<? extends Dialect> dialect) {
    return TestDatabase.with(Note.class)
        .set("hibernate.dialect", dialect.getName())
        .set("hibernate.boot.allow_jdbc_metadata_access", false);
  }

  private static Map<String, String> collations(TestDatabase.Builder builder) {
    Map<String, String> collations = new LinkedHashMap<>();
    for (Table table : builder.metadata().collectTableMappings()) {
      table.getColumns().stream()
          .filter(column -> column.getCollation() != null)
          .forEach(c -> collations.put(table.getName() + "." + c.getName(), c.getCollation()));
    }
    return collations;
  }

  @Entity(name = "Note")
  static class Note {
    @Id @Issued LineId id;
    String name;

    @Collate("de-x-icu")
    LineId collated;

    @Column(columnDefinition = "text")
    LineId defined;

    @ElementCollection Set<LineId> seen = new HashSet<>();
    @ManyToMany Set<Note> near = new HashSet<>();
  }

  @Entity(name = "Base")
  @Inheritance(strategy = InheritanceType.JOINED)
  static class Base {
    @Id @Issued LineId id;
    String name;
    LineId[] several;
  }

  @Entity(name = "Sub")
  static class Sub extends Base {
    LineId plain;
    String extra;
  }
}
