// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.code.ProductCode;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.DeviceId;
import jakarta.persistence.Column;
import jakarta.persistence.ConstraintMode;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.ForeignKey;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import java.util.Map;
import java.util.stream.Stream;
import org.hibernate.MappingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What start-up says of columns that are in the database already. */
class ColumnInspectionTest {
  static Stream<Engine> engines() {
    return Engine.inUse().stream();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void whatHibernateCreatedIsValid(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      with(schema, "create").start().close();

      assertThatCode(() -> with(schema, "validate").start().close()).doesNotThrowAnyException();
      assertThatCode(() -> with(schema, "update").start().close()).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aTextColumnThatIsTooShortIsRefused(Engine engine) {
    assertRefused(
        engine,
        "line",
        "varchar(20)",
        "Doc.line: column Doc.line is varchar(20), but dev.ids.hibernate.shop.LineId (ulid) stored as"
            + " TEXT needs varchar(31); alter the column");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aNumberForTextIsRefused(Engine engine) {
    assertRefused(engine, "line", "bigint", "Doc.line: column Doc.line is ", "; alter the column");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void textForANumberIsRefusedAndTheSettingNamedThatTakesIt(Engine engine) {
    assertRefused(
        engine,
        "device",
        "varchar(40)",
        "Doc.device: column Doc.device is varchar(40), but dev.ids.hibernate.tick.DeviceId (tick)"
            + " stored as LONG needs bigint; alter the column, or set"
            + " ids.storage.dev.ids.hibernate.tick.DeviceId=TEXT");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void anIntIsTooSmallForALong(Engine engine) {
    assertRefused(
        engine, "device", "integer", "Doc.device: column Doc.device is int", "needs bigint");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theOwnerIsNamedInEmbeddablesCollectionsAndForeignKeys(Engine engine) {
    assertTableRefused(
        engine, "Doc", "inner_line", "bigint", "$Doc.part.inner: column Doc.inner_line is");
    assertTableRefused(
        engine, "Doc_sent", "sent_KEY", "bigint", "$Doc.sent: column Doc_sent.sent_KEY is ");
    assertTableRefused(engine, "Doc", "other_id", "bigint", "$Doc.other: column Doc.other_id is ");
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aColumnThatIsLongerIsFine(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      with(schema, "create").start().close();
      schema.execute(engine.retype("Doc", "line", "varchar(200)"));

      assertThatCode(() -> with(schema, "validate").start().close()).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void bytesThatWouldBePaddedAreRefused(Engine engine) {
    if (engine == Engine.POSTGRESQL) {
      assertRefused(engine, "bytes", "varchar(16)", "is varchar(16)", "needs bytea");
    } else {
      assertRefused(engine, "bytes", "binary(20)", "is binary(20)", "needs binary(16)");
    }
  }

  /** Validate or not: two ids would be one. */
  @ParameterizedTest
  @MethodSource("engines")
  void aColumnThatIgnoresCaseIsRefusedWhereTextNeedsIt(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      TestDatabase.with(Product.class).on(schema).start().close();
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
              Product.class.getName() + ".code: column Product.code ignores case (")
          .hasMessageContaining(
              switch (engine) {
                case H2 ->
                    "(VARCHAR_IGNORECASE), so that two ids can be taken for one; alter it to"
                        + " a varchar, or set ids.storage.check=false";
                case POSTGRESQL ->
                    "(anycase), so that two ids can be taken for one; alter it to the"
                        + " collation C, or set ids.storage.check=false";
                case MARIADB ->
                    "(utf8mb4_general_ci), so that two ids can be taken for one; alter it"
                        + " to the collation utf8mb4_bin, or set ids.storage.check=false";
              });
      assertThatCode(
              () -> products(schema, "none").set("ids.storage.check", "false").start().close())
          .doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void whereTextDoesNotNeedCaseTheColumnMayIgnoreIt(Engine engine) {
    if (engine == Engine.POSTGRESQL) {
      return; // its language collations tell case
    }
    try (Engine.Schema schema = engine.schema()) {
      with(schema, "create").start().close();
      String type =
          engine == Engine.H2 ? "varchar_ignorecase(31)" : "varchar(31) collate utf8mb4_general_ci";
      schema.execute(engine.retype("Doc", "line", type));

      assertThatCode(() -> with(schema, "none").start().close()).doesNotThrowAnyException();
    }
  }

  @Test
  void theSettingTakesTrueAndFalse() {
    assertThatThrownBy(
            () -> TestDatabase.with(Product.class).set("ids.storage.check", "off").start())
        .isInstanceOf(MappingException.class)
        .hasMessage("setting \"ids.storage.check\" is \"off\"; write true or false");
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void withoutADatabaseNothingIsLookedAt(Engine engine) {
    assertThat(engine).isEqualTo(Engine.H2);
    assertThatCode(
            () ->
                TestDatabase.with(Product.class)
                    .set("hibernate.connection.url", "jdbc:h2:/nowhere/none;IFEXISTS=TRUE")
                    .set("hibernate.boot.allow_jdbc_metadata_access", false)
                    .set("hibernate.dialect", "org.hibernate.dialect.PostgreSQLDialect")
                    .set("hibernate.hbm2ddl.auto", "none")
                    .start()
                    .close())
        .doesNotThrowAnyException();
  }

  private static void assertRefused(Engine engine, String column, String type, String... message) {
    assertTableRefused(engine, "Doc", column, type, message);
  }

  private static void assertTableRefused(
      Engine engine, String table, String column, String type, String... message) {
    try (Engine.Schema schema = engine.schema()) {
      with(schema, "create").start().close();
      schema.execute(engine.retype(table, column, type));
      // H2 says what SQL says; the others what people write.
      String[] parts =
          Stream.of(message)
              .map(
                  part ->
                      engine == Engine.H2
                          ? part.replace("is varchar(", "is character varying(")
                          : part)
              .toArray(String[]::new);

      assertThatThrownBy(() -> with(schema, "validate").start())
          .isInstanceOf(MappingException.class)
          .hasMessageContainingAll(parts);
    }
  }

  private static TestDatabase.Builder with(Engine.Schema schema, String action) {
    return TestDatabase.with(Doc.class, Other.class)
        .on(schema)
        .set("ids.slot", 1)
        .set("hibernate.hbm2ddl.auto", action);
  }

  private static TestDatabase.Builder products(Engine.Schema schema, String action) {
    return TestDatabase.with(Product.class).on(schema).set("hibernate.hbm2ddl.auto", action);
  }

  @Entity(name = "Doc")
  static class Doc {
    @Id @Issued OrderId id;
    CustomerId bytes;
    LineId line;
    DeviceId device;
    Part part;
    @ElementCollection Map<LineId, String> sent;

    @ManyToOne
    @JoinColumn(foreignKey = @ForeignKey(ConstraintMode.NO_CONSTRAINT))
    Other other;
  }

  @Embeddable
  static class Part {
    @Column(name = "inner_line")
    LineId inner;
  }

  @Entity(name = "Other")
  static class Other {
    @Id @Issued LineId id;
  }

  @Entity(name = "Product")
  static class Product {
    @Id ProductCode code;
    String name;
  }
}
