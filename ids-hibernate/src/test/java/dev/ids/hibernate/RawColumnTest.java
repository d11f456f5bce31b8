// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.hibernate.code.CodeId;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.TickId;
import dev.ids.ulid.UlidId;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.ForeignKey;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.hibernate.MappingException;
import org.hibernate.annotations.Collate;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.dialect.OracleDialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.hibernate.mapping.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Columns of ids without an id class are collated and looked at as those of id classes are. */
class RawColumnTest {
  static Stream<Engine> engines() {
    return Engine.inUse().stream();
  }

  static Stream<Engine> servers() {
    return Engine.servers().stream();
  }

  @Test
  void whereverTextsOfIdsAreTheyCompareByteByByte() {
    assertThat(collations(PostgreSQLDialect.class))
        .isEqualTo(
            new TreeMap<>(
                Map.ofEntries(
                    Map.entry("Note.id", "C"),
                    Map.entry("Note.collated", "de-x-icu"),
                    Map.entry("Note.part_label", "C"),
                    Map.entry("Note.parent_id", "C"),
                    Map.entry("Note.parent_label", "C"),
                    Map.entry("Note_Note.Note_id", "C"),
                    Map.entry("Note_Note.near_id", "C"),
                    Map.entry("Note_parts.Note_id", "C"),
                    Map.entry("Note_parts.part_label", "C"),
                    Map.entry("Line.id", "C"),
                    Map.entry("Line.note_id", "C"),
                    Map.entry("Sub.id", "C"),
                    Map.entry("Sub.line_id", "C"),
                    Map.entry("Sub.line_note_id", "C"),
                    Map.entry("Pair.one", "C"))));
    assertThat(collations(MySQLDialect.class)).containsEntry("Line.id", "utf8mb4_bin");
    assertThat(collations(OracleDialect.class)).containsOnlyKeys("Note.collated");
  }

  @ParameterizedTest
  @MethodSource("servers")
  void theDatabaseHasTheCollation(Engine engine) {
    try (Engine.Schema schema = engine.schema();
        TestDatabase db = parcels(schema, "create").start()) {
      assertThat(db.collations("Parcel"))
          .containsEntry("id", engine == Engine.POSTGRESQL ? "C" : "utf8mb4_bin")
          .containsEntry("parent_id", engine == Engine.POSTGRESQL ? "C" : "utf8mb4_bin");
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void whatHibernateCreatedIsValid(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      parcels(schema, "create").start().close();

      assertThatCode(() -> parcels(schema, "validate").start().close()).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aTextColumnThatIsTooShortIsRefused(Engine engine) {
    assertRefused(
        engine,
        "label",
        "varchar(20)",
        ".label: column Parcel.label is varchar(20), but @UlidId String needs varchar(26); alter the"
            + " column");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aColumnOfAnotherTypeIsRefusedAndTheTypeNamedThatItTakes(Engine engine) {
    assertRefused(
        engine,
        "number",
        "varchar(40)",
        ".number: column Parcel.number is varchar(40), but @TickId long needs bigint; alter the"
            + " column, or give the attribute the type String");
    assertRefused(
        engine, "number", "integer", ".number: column Parcel.number is int", "@TickId long needs");
    if (engine != Engine.MARIADB) {
      assertRefused(
          engine,
          "label",
          "uuid",
          ".label: column Parcel.label is uuid, but @UlidId String needs varchar(26); alter the"
              + " column, or give the attribute the type UUID");
      assertRefused(
          engine,
          "bytes",
          "uuid",
          ".bytes: column Parcel.bytes is uuid, but @UlidId byte[] needs ",
          ", or give the attribute the type UUID");
    }
    if (engine != Engine.POSTGRESQL) {
      assertRefused(
          engine, "bytes", "binary(20)", ".bytes: column Parcel.bytes is binary(20), but @UlidId");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"H2", "POSTGRESQL"})
  void soIsTheColumnOfAUuid(Engine engine) {
    assertRefused(
        engine,
        Letter.class,
        "reference",
        "varchar(26)",
        ".reference: column Letter.reference is varchar(26), but @UlidId UUID needs uuid; alter the"
            + " column, or give the attribute the type String");
    String bytes = engine == Engine.H2 ? "binary(16)" : "bytea";
    assertRefused(
        engine,
        Letter.class,
        "reference",
        bytes,
        ".reference: column Letter.reference is " + bytes + ", but @UlidId UUID needs uuid; alter",
        ", or write @JdbcTypeCode(SqlTypes.BINARY) beside the annotation");
  }

  /** A foreign key is of the attribute that has it. */
  @ParameterizedTest
  @MethodSource("servers")
  void aColumnThatRefersToAnIdIsLookedAtToo(Engine engine) {
    assertRefused(
        engine,
        "parent_id",
        "varchar(20)",
        ".parent: column Parcel.parent_id is ",
        "but @UlidId String needs varchar(26)");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aColumnThatIgnoresCaseIsRefusedWhereTextNeedsIt(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      products(schema, "create").start().close();
      String type =
          switch (engine) {
            case H2 -> "varchar_ignorecase(8)";
            case POSTGRESQL -> "varchar(8) collate " + schema.name() + ".anycase";
            case MARIADB -> "varchar(8) collate utf8mb4_general_ci";
          };
      if (engine == Engine.POSTGRESQL) {
        schema.execute(
            "create collation anycase"
                + " (provider = icu, locale = 'und-u-ks-level2', deterministic = false)");
      }
      schema.execute(engine.retype("Product", "code", type));

      assertThatThrownBy(() -> products(schema, "none").start())
          .isInstanceOf(MappingException.class)
          .hasMessageStartingWith(
              Product.class.getName() + ".code: column Product.code ignores case (");
    }
  }

  /** Whose values are no ids. */
  @ParameterizedTest
  @MethodSource("engines")
  void otherAttributesAreNotLookedAt(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      parcels(schema, "create").start().close();
      schema.execute(engine.retype("Parcel", "name", "varchar(7)"));

      assertThatCode(() -> parcels(schema, "validate").start().close()).doesNotThrowAnyException();
    }
  }

  private static void assertRefused(Engine engine, String column, String type, String... message) {
    assertRefused(engine, Parcel.class, column, type, message);
  }

  private static void assertRefused(
      Engine engine, Class<?> entity, String column, String type, String... message) {
    try (Engine.Schema schema = engine.schema()) {
      with(entity, schema, "create").start().close();
      if (column.equals("parent_id")) {
        String kind = engine == Engine.MARIADB ? "foreign key " : "constraint ";
        schema.execute("alter table Parcel drop " + kind + "parcel_parent");
      }
      schema.execute(engine.retype(entity.getSimpleName(), column, type));
      // H2 says what SQL says; the others what people write.
      String[] parts =
          Stream.of(message)
              .map(
                  part ->
                      engine == Engine.H2
                          ? part.replace("is varchar(", "is character varying(")
                          : part)
              .toArray(String[]::new);

      assertThatThrownBy(() -> with(entity, schema, "validate").start())
          .isInstanceOf(MappingException.class)
          .hasMessageStartingWith(entity.getName() + ".")
          .hasMessageContainingAll(parts);
    }
  }

  private static Map<String, String> collations(Class<? extends Dialect> dialect) {
    Map<String, String> collations = new LinkedHashMap<>();
    TestDatabase.Builder builder =
        TestDatabase.with(Note.class, Line.class, Sub.class, Pair.class)
            .set("hibernate.dialect", dialect.getName())
            .set("hibernate.boot.allow_jdbc_metadata_access", false);
    for (Table table : builder.metadata().collectTableMappings()) {
      table.getColumns().stream()
          .filter(column -> column.getCollation() != null)
          .forEach(c -> collations.put(table.getName() + "." + c.getName(), c.getCollation()));
    }
    return collations;
  }

  private static TestDatabase.Builder parcels(Engine.Schema schema, String action) {
    return with(Parcel.class, schema, action);
  }

  private static TestDatabase.Builder products(Engine.Schema schema, String action) {
    return with(Product.class, schema, action);
  }

  private static TestDatabase.Builder with(Class<?> entity, Engine.Schema schema, String action) {
    return TestDatabase.with(entity)
        .on(schema)
        .set("ids.slot", 1)
        .set("hibernate.hbm2ddl.auto", action);
  }

  @Entity(name = "Note")
  static class Note {
    @Id @UlidId String id;
    String name;

    @UlidId
    @Collate("de-x-icu")
    String collated;

    @UlidId
    @Column(columnDefinition = "text")
    String defined;

    @UlidId UUID uuid;
    Part part;
    @ManyToOne Note parent;

    @ManyToOne
    @JoinColumn(name = "parent_label", referencedColumnName = "part_label")
    Note byLabel;

    @ElementCollection Set<Part> parts;
    @ManyToMany Set<Note> near;
  }

  @Embeddable
  static class Part implements Serializable {
    private static final long serialVersionUID = 1L;

    @CodeId
    @Column(name = "part_label")
    String label;
  }

  @Embeddable
  static class LineKey implements Serializable {
    private static final long serialVersionUID = 1L;

    @UlidId String id;
    int position;
    @ManyToOne Note note;
  }

  @Entity(name = "Line")
  static class Line {
    @EmbeddedId LineKey key;
    String name;
  }

  /** Refers to a key of several columns, of which one is no id. */
  @Entity(name = "Sub")
  static class Sub {
    @Id @UlidId String id;
    @ManyToOne Line line;
  }

  @Entity(name = "Pair")
  @IdClass(PairKey.class)
  static class Pair {
    @Id @UlidId String one;
    @Id String two;
  }

  static class PairKey implements Serializable {
    private static final long serialVersionUID = 1L;

    String one;
    String two;
  }

  @Entity(name = "Parcel")
  static class Parcel {
    @Id @UlidId String id;
    @UlidId String label;
    @UlidId byte[] bytes;
    @TickId long number;
    String name;

    @ManyToOne
    @JoinColumn(foreignKey = @ForeignKey(name = "parcel_parent"))
    Parcel parent;
  }

  /** For databases whose own type for UUIDs takes any. */
  @Entity(name = "Letter")
  static class Letter {
    @Id @UlidId UUID id;
    @UlidId UUID reference;
  }

  @Entity(name = "Product")
  static class Product {
    @Id @UlidId String id;
    @CodeId String code;
  }
}
