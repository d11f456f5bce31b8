// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.snowflake.Layout;
import io.hypersistence.tsid.TSID;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows with other people's numbers, under entities with typed ids. */
class NumbersMigrateTest {
  private static final String NUMBERS = "Numbers of a sequence or an identity column";
  private static final String TSIDS = "TSIDs of Hypersistence";
  private static final String COSID = "Ids of CosId";

  static Stream<Engine> engines() {
    return Stream.of(Engine.H2, Engine.POSTGRESQL);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void numbersOfAnIdentityColumnAreIds(Engine engine) {
    try (Migration migration = new Migration(NUMBERS, engine)) {
      try (Mapped before = migration.before()) {
        Object first = before.persist("first", null);
        before.persist("second", first);
        assertThat(first).isEqualTo(1L);
      }
      try (Mapped after = migration.after(1)) {
        after.serve();
        migration.run(0);
        after.serve();
        after.persist("new", null);

        assertThat(after.notes()).containsExactly("first", "second", "new");
        assertThat(after.id("second")).hasToString("2");
        assertThat(Mapped.ask(after.id("second"), "timestamp")).isEqualTo(Layout.COSID_EPOCH);
        assertThat(Mapped.ask(after.id("second"), "node")).isEqualTo(0);
        assertThat(Mapped.ask(after.id("new"), "node")).isEqualTo(3);
        assertThat(Long.parseLong(after.id("new").toString()))
            .isGreaterThan(900_000_000_000_000_000L);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void numbersBelow0AreNone(Engine engine) {
    try (Migration migration = new Migration(NUMBERS, engine)) {
      migration.before().close();
      try (Mapped after = migration.after(1)) {
        migration.schema().execute("insert into orders (id, note) values (-1, 'negative')");

        assertThatThrownBy(() -> after.id("negative"))
            .hasStackTraceContaining("must be 0..9223372036854775807 (63 bits)");
        assertThat(migration.section().text()).contains("must be 0..9223372036854775807 (63 bits)");
      }
    }
  }

  @Test
  void theNumbersOfThePage() {
    Layout layout = Layout.SNOWFLAKE_MS;

    assertThat(layout.pack(1, 0, 0)).isEqualTo(4_194_304);
    assertThat(layout.pack(Duration.ofDays(1).toMillis(), 0, 0))
        .isBetween(reach(3, 14), reach(4, 14));
    assertThat(lowest(Layout.JS_SAFE_MS, "2034-12-31T00:00:00Z")).isLessThan(reach(2, 15));
    assertThat(Layout.JS_SAFE_MS.maxNode()).isEqualTo(8 - 1);
    assertThat(Layout.JS_SAFE_MS.totalBits()).isEqualTo(53);
    Layout wrong = Layout.JS_SAFE_MS.withEpoch(Instant.parse("1970-01-19T06:06:43.200Z"));
    assertThat(lowest(wrong, "2020-01-01T00:00:00Z")).isGreaterThan(reach(6, 15));
    assertThat(wrong.epoch().toEpochMilli()).isEqualTo(Layout.COSID_EPOCH.getEpochSecond());
    assertThat(wrong.epoch().plusMillis(wrong.maxTime()))
        .isBetween("2039-09-25T00:00:00Z", "2039-09-26T00:00:00Z");
  }

  private static long reach(long digit, int zeros) {
    return digit * (long) Math.pow(10, zeros);
  }

  private static long lowest(Layout layout, String time) {
    return layout.pack(Duration.between(layout.epoch(), Instant.parse(time)).toMillis(), 0, 0);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void tsidsAreSnowflakes(Engine engine) {
    TSID first = TSID.Factory.builder().withNodeBits(10).withNode(77).build().generate();
    TSID second = laterThan(first);
    try (Migration migration = new Migration(TSIDS, engine)) {
      migration.schema().execute(table("bigint"));
      insert(migration, first.toLong(), second.toLong());
      try (Mapped after = migration.after(0)) {
        after.serve();
        after.persist("new", null);

        assertThat(after.notes()).containsExactly("first", "second", "new");
        assertThat(Mapped.ask(after.id("first"), "timestamp")).isEqualTo(first.getInstant());
        assertThat(Mapped.ask(after.id("first"), "node")).isEqualTo(77);
        assertThat(after.id("second")).hasToString(Long.toString(second.toLong()));
      }
    }
  }

  /** Within one millisecond, the order is that of random nodes. */
  private static TSID laterThan(TSID first) {
    TSID second = TSID.Factory.getTsid();
    while (!second.getInstant().isAfter(first.getInstant())) {
      second = TSID.Factory.getTsid();
    }
    return second;
  }

  @ParameterizedTest
  @MethodSource("engines")
  void tsidsKeepTheirTextByACodec(Engine engine) {
    TSID first = TSID.Factory.getTsid();
    TSID second = TSID.Factory.getTsid();
    try (Migration migration = new Migration(TSIDS, engine)) {
      migration.schema().execute(table("varchar(13)"));
      insert(migration, "'" + first + "'", "'" + second + "'");
      try (Mapped after = migration.after(1, 2)) {
        after.serve();
        after.persist("new", null);

        assertThat(after.notes()).containsExactly("first", "second", "new");
        assertThat(after.id("second")).hasToString(second.toString());
        assertThat(Mapped.ask(after.id("first"), "timestamp")).isEqualTo(first.getInstant());
        for (String bad :
            List.of("8000000000000", "000000000000", "00000000000000", "000000000000U")) {
          assertThatThrownBy(() -> after.parse(bad))
              .isInstanceOf(InvalidIdException.class)
              .hasMessageContaining(bad);
        }
      }
    }
  }

  /** Numbers and texts as CosId 3.2.1 has them. */
  @ParameterizedTest
  @MethodSource("engines")
  void radix62OfCosIdStays(Engine engine) {
    try (Migration migration = new Migration(COSID, engine)) {
      migration
          .schema()
          .execute(table("varchar(11)" + (engine == Engine.H2 ? "" : " collate \"C\"")));
      insert(migration, "'0wsJy95wkxU'", "'14t6PEysfWT'");
      try (Mapped after = migration.after(0)) {
        after.serve();
        after.persist("new", null);

        assertThat(after.notes()).containsExactly("first", "second", "new");
        assertThat(Mapped.ask(after.id("first"), "timestamp"))
            .isEqualTo(Instant.parse("2026-01-01T00:00:00Z"));
        assertThat(Mapped.ask(after.id("second"), "node")).isEqualTo(3);
        assertThat(Mapped.ask(after.id("second"), "sequence")).isEqualTo(17L);
        assertThatThrownBy(() -> after.parse("1c")).isInstanceOf(InvalidIdException.class);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void idsFromTheEpochInSecondsGoOn(Engine engine) {
    Instant time = Instant.parse("2026-08-01T12:00:00Z");
    long first = time.toEpochMilli() - 1_577_203_200L << 12 | 5 << 9 | 1;
    try (Migration migration = new Migration(COSID, engine)) {
      migration.schema().execute(table("bigint"));
      insert(migration, first, first + 1);
      try (Mapped after = migration.after(1)) {
        after.serve();
        after.persist("new", null);

        assertThat(after.notes()).containsExactly("first", "second", "new");
        assertThat(Mapped.ask(after.id("first"), "timestamp")).isEqualTo(time);
        assertThat(Mapped.ask(after.id("first"), "node")).isEqualTo(5);
      }
    }
    assertThat(Layout.JS_SAFE_MS.instantOf(first))
        .isBetween(time.plus(Duration.ofDays(365 * 49)), time.plus(Duration.ofDays(366 * 50)));
  }

  /** Bits as CosId's classes have them, counted from its epoch. */
  @Test
  void theLayoutsOfTheTableAreCosIds() {
    Instant time = Instant.parse("2026-01-01T00:00:00Z");
    long seconds = time.getEpochSecond() - 1_577_203_200;
    Map<String, Long> ids =
        Map.of(
            "| `MillisecondSnowflakeId` | `@Snowflake`, its default layout |",
            seconds * 1000 << 22 | 5 << 12 | 17,
            "| `SecondSnowflakeId` | `@Snowflake(layout = LayoutPreset.SNOWFLAKE_S)` |",
            seconds << 32 | 5 << 22 | 17,
            "| `SafeJavaScriptSnowflakeId.ofSecond` |"
                + " `@Snowflake(layout = LayoutPreset.JS_SAFE_S)` |",
            seconds << 22 | 5 << 19 | 17);
    ids.forEach(
        (row, id) -> {
          assertThat(MigrationPage.section(COSID).text()).contains(row);
          Layout layout =
              row.contains("JS_SAFE_S")
                  ? Layout.JS_SAFE_S
                  : row.contains("SNOWFLAKE_S") ? Layout.SNOWFLAKE_S : Layout.SNOWFLAKE_MS;
          assertThat(layout.instantOf(id)).as(row).isEqualTo(time);
          assertThat(layout.unpack(id).node()).as(row).isEqualTo(5);
          assertThat(layout.unpack(id).seq()).as(row).isEqualTo(17);
        });
  }

  private static String table(String type) {
    return "create table orders (id "
        + type
        + " primary key, note varchar(255), replaces "
        + type
        + " constraint orders_replaces references orders)";
  }

  private static void insert(Migration migration, Object first, Object second) {
    migration
        .schema()
        .execute(
            "insert into orders values (" + first + ", 'first', null)",
            "insert into orders values (" + second + ", 'second', " + first + ")");
  }
}
