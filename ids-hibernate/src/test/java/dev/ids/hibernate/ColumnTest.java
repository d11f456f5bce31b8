// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.Docs;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.DeviceId;
import dev.ids.processor.testkit.IdsCompiler;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.sql.Types;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.MappingException;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.dialect.Dialect;
import org.hibernate.type.SqlTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which column an id becomes, and what overrides it. */
class ColumnTest {
  /** The columns of the table in the docs: a dialect, and what it makes of each way of storing. */
  static Stream<Arguments> dialects() {
    List<List<String>> table = Docs.table("storage");
    assertThat(table.stream().map(row -> row.get(0)))
        .containsExactly("storage", "UUID", "BINARY, 16 bytes", "TEXT, 31 characters", "LONG");
    return IntStream.range(1, table.get(0).size())
        .mapToObj(column -> Arguments.of(table.stream().map(row -> row.get(column)).toList()));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void everyStorageHasItsColumnOnEveryDatabase(List<String> column) throws ClassNotFoundException {
    String name = Dialect.class.getPackageName() + "." + column.get(0).replace("`", "");

    assertThat(
            TestDatabase.with(Four.class)
                .columnTypes(Class.forName(name).asSubclass(Dialect.class)))
        .containsOnly(
            Map.entry("Four.id", column.get(1)),
            Map.entry("Four.asBinary", column.get(2)),
            Map.entry("Four.asText", column.get(3)),
            Map.entry("Four.asNumber", column.get(4)));
  }

  @Test
  void aSettingOverridesTheDeclaration() {
    try (TestDatabase db =
        TestDatabase.with(Four.class)
            .set("ids.storage.OrderId", "TEXT")
            .set("ids.storage." + CustomerId.class.getName(), "uuid")
            .start()) {
      assertThat(db.columns("four"))
          .containsEntry("id", "CHARACTER VARYING(30)")
          .containsEntry("asbinary", "UUID");
      assertComesBack(db);
    }
  }

  @Test
  void aQualifiedNameOverrulesASimpleOne() {
    String qualified = "ids.storage." + OrderId.class.getName();
    try (TestDatabase db =
        TestDatabase.with(Four.class)
            .set(qualified, "BINARY")
            .set("ids.storage.OrderId", "TEXT")
            .start()) {
      assertThat(db.columns("four")).containsEntry("id", "BINARY(16)");
    }
  }

  @Test
  void anAttributeOverridesItsColumn() {
    try (TestDatabase db = TestDatabase.of(Overrides.class)) {
      assertThat(db.columns("overrides"))
          .containsEntry("id", "UUID")
          .containsEntry("text", "CHARACTER VARYING(30)")
          .containsEntry("padded", "CHARACTER(40)")
          .containsEntry("bytes", "BINARY(16)")
          .containsEntry("roomy", "CHARACTER VARYING(64)");
      Overrides overrides = new Overrides();
      overrides.text = OrderId.next();
      overrides.padded = overrides.text;
      overrides.bytes = overrides.text;
      overrides.roomy = LineId.next();
      db.run(session -> session.persist(overrides));

      Overrides found = db.get(session -> session.find(Overrides.class, overrides.id));

      assertThat(found.text).isEqualTo(overrides.text);
      assertThat(found.padded).isEqualTo(overrides.text);
      assertThat(found.bytes).isEqualTo(overrides.text);
      assertThat(found.roomy).isEqualTo(overrides.roomy);
    }
  }

  @Test
  void anAttributeCannotAskForAColumnThatLosesTheId() {
    assertThatThrownBy(() -> TestDatabase.of(Misfit.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            "dev.ids.hibernate.ColumnTest$Misfit.number: dev.ids.hibernate.shop.OrderId (ulid)"
                + " cannot be stored in a column of type BIGINT, only as UUID, BINARY, TEXT");
  }

  @Test
  void aSettingCannotAskForAKindThatTheSchemeLacks() {
    assertThatThrownBy(
            () -> TestDatabase.with(Four.class).set("ids.storage.OrderId", "LONG").start())
        .isInstanceOf(MappingException.class)
        .hasMessage(
            "setting \"ids.storage.OrderId\" is \"LONG\", but dev.ids.hibernate.shop.OrderId (ulid)"
                + " can be stored as UUID, BINARY, TEXT");
  }

  @Test
  void aSettingForAnUnknownClassNamesTheNearest() {
    assertThatThrownBy(
            () -> TestDatabase.with(Four.class).set("ids.storage.OrdrId", "TEXT").start())
        .isInstanceOf(MappingException.class)
        .hasMessage(
            "setting \"ids.storage.OrdrId\" names no id class of META-INF/ids/index;"
                + " did you mean ids.storage.OrderId?");
    assertThatThrownBy(
            () -> TestDatabase.with(Four.class).set("ids.storage.Xyzzyxyzzy", "TEXT").start())
        .isInstanceOf(MappingException.class)
        .hasMessage("setting \"ids.storage.Xyzzyxyzzy\" names no id class of META-INF/ids/index");
  }

  @Test
  void aSettingWithTheSimpleNameOfTwoClassesIsRefused() {
    Class<?> other =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing", "-Werror")
            .run(Map.of("shop.Order", Docs.example()))
            .succeeded()
            .load("shop.Order");

    assertThatThrownBy(
            () ->
                TestDatabase.with(Four.class)
                    .loader(other.getClassLoader())
                    .set("ids.storage.OrderId", "TEXT")
                    .start())
        .isInstanceOf(MappingException.class)
        .hasMessageStartingWith(
            "setting \"ids.storage.OrderId\" names more than one id class; write one of ")
        .hasMessageContainingAll(
            "ids.storage.dev.ids.hibernate.shop.OrderId", "ids.storage.shop.OrderId");
  }

  private static void assertComesBack(TestDatabase db) {
    Four four = new Four();
    four.asBinary = CustomerId.next();
    four.asText = LineId.next();
    four.asNumber = new DeviceId(42);
    db.run(session -> session.persist(four));
    Four found = db.get(session -> session.find(Four.class, four.id));
    assertThat(found).usingRecursiveComparison().isEqualTo(four);
  }

  @Entity(name = "Four")
  static class Four {
    @Id @Issued OrderId id;
    CustomerId asBinary;
    LineId asText;
    DeviceId asNumber;
  }

  @Entity(name = "Overrides")
  static class Overrides {
    @Id @Issued OrderId id;

    @JdbcTypeCode(SqlTypes.VARCHAR)
    OrderId text;

    @JdbcTypeCode(Types.CHAR)
    @Column(length = 40)
    OrderId padded;

    @JdbcTypeCode(SqlTypes.BINARY)
    @Column(name = "bytes")
    OrderId bytes;

    @Column(length = 64)
    LineId roomy;
  }

  @Entity
  static class Misfit {
    @Id @Issued OrderId id;

    @JdbcTypeCode(SqlTypes.BIGINT)
    OrderId number;
  }
}
