// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.DeviceId;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.sql.Types;
import java.util.Map;
import java.util.stream.Stream;
import org.hibernate.MappingException;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.dialect.CockroachDialect;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.H2Dialect;
import org.hibernate.dialect.MariaDBDialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.dialect.OracleDialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.hibernate.dialect.SQLServerDialect;
import org.hibernate.type.SqlTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which column an id becomes, and what overrides it. */
class ColumnTest {
  static Stream<Arguments> dialects() {
    return Stream.of(
        Arguments.of(H2Dialect.class, "uuid", "binary(16)", "varchar(31)", "bigint"),
        Arguments.of(PostgreSQLDialect.class, "uuid", "bytea", "varchar(31)", "bigint"),
        Arguments.of(CockroachDialect.class, "uuid", "bytes", "varchar(31)", "bigint"),
        Arguments.of(MariaDBDialect.class, "binary(16)", "binary(16)", "varchar(31)", "bigint"),
        Arguments.of(MySQLDialect.class, "binary(16)", "binary(16)", "varchar(31)", "bigint"),
        Arguments.of(SQLServerDialect.class, "binary(16)", "binary(16)", "varchar(31)", "bigint"),
        Arguments.of(
            OracleDialect.class, "raw(16)", "raw(16)", "varchar2(31 char)", "number(19,0)"));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void everyStorageHasItsColumnOnEveryDatabase(
      Class<? extends Dialect> dialect, String uuid, String binary, String text, String number) {
    assertThat(TestDatabase.with(Four.class).columnTypes(dialect))
        .containsOnly(
            Map.entry("Four.id", uuid),
            Map.entry("Four.asBinary", binary),
            Map.entry("Four.asText", text),
            Map.entry("Four.asNumber", number));
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
