// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.SqlFunctions;
import dev.ids.testkit.InvalidRow;
import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The functions of {@code docs/sql} show and read what the runtime does, vector by vector. */
class SqlFunctionsTest {
  private static final long LAST_DATETIME =
      Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();

  static Stream<Engine> servers() {
    return Engine.servers().stream();
  }

  @ParameterizedTest
  @MethodSource("servers")
  void ulids(Engine engine) throws SQLException {
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      for (String[] row : valid("ulid.txt", 3)) {
        UUID id = UUID.fromString(row[3]);
        assertSixteenBytes(sql, engine, "ulid", id, row[2]);
        assertThat(read(sql, engine, "ulid", row[2].toLowerCase(Locale.ROOT))).isEqualTo(hex(id));
        assertTime(sql, engine, "ulid_time", id, Long.parseLong(row[0]));
      }
      assertRefused(sql, engine, "ulid", InvalidRow.of("ulid_invalid.txt").toList());
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void relativeIds(Engine engine) throws SQLException {
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      for (String[] row : valid("relid.txt", 4)) {
        UUID id = UUID.fromString(row[4]);
        assertSixteenBytes(sql, engine, "relative", id, row[3]);
        String bare = row[3].replace("-", "").toLowerCase(Locale.ROOT);
        assertThat(read(sql, engine, "relative", bare)).isEqualTo(hex(id));
        assertTime(sql, engine, "relative_time", id, Long.parseLong(row[1]));
      }
      assertRefused(sql, engine, "relative", InvalidRow.of("relid_invalid.txt").toList());
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void scru128s(Engine engine) throws SQLException {
    long epoch = Instant.parse("2020-01-01T00:00:00Z").toEpochMilli();
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      for (String[] row : valid("scru128.txt", 5)) {
        UUID id = UUID.fromString(row[5]);
        assertSixteenBytes(sql, engine, "scru128", id, row[4]);
        assertThat(read(sql, engine, "scru128", row[4].toLowerCase(Locale.ROOT)))
            .isEqualTo(hex(id));
        assertTime(sql, engine, "scru128_time", id, epoch + Long.parseLong(row[0]));
      }
      assertRefused(sql, engine, "scru128", InvalidRow.of("scru128_invalid.txt").toList());
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void shorterTextsOfUuids(Engine engine) throws SQLException {
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      for (String line : TestData.lines("id25_id22.txt").toList()) {
        String[] row = line.split(" ", -1);
        if (row[0].length() == 32) {
          Object id = id(engine, uuid(row[0]));
          assertThat(sql.call("id25_text", id)).isEqualTo(row[1]);
          assertThat(sql.call("id22_text", id)).isEqualTo(row[2]);
          assertThat(read(sql, engine, "id25", row[1].toUpperCase(Locale.ROOT))).isEqualTo(row[0]);
          assertThat(read(sql, engine, "id22", row[2])).isEqualTo(row[0]);
        } else {
          LineReader rest = new LineReader(line);
          String kind = rest.next();
          assertRefused(sql, engine, kind, List.of(InvalidRow.read(rest)));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void onlyVersion7HasATime(Engine engine) throws SQLException {
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      for (String[] row : TestData.rows("uuid.txt").toList()) {
        if (row[0].equals("v7") && !row[3].equals("error")) {
          assertTime(sql, engine, "uuid7_time", UUID.fromString(row[3]), Long.parseLong(row[1]));
        }
      }
      UUID v4 = UUID.fromString("919108f7-52d1-4320-9bac-f847db4148a8");
      assertThatThrownBy(() -> sql.call("uuid7_time", id(engine, v4)))
          .isInstanceOf(SQLException.class)
          .hasMessageContaining("only version 7 has a time, this is version 4");
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void partsAndRadix62OfSnowflakes(Engine engine) throws SQLException {
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      for (String[] row : TestData.rows("layout.txt").toList()) {
        if (row[0].equals("COSID_80") || row[4].equals("error") || row[1].equals("error")) {
          continue;
        }
        long id = Long.parseLong(row[4]);
        assertThat(parts(sql, engine, "snowflake", id, row[0]))
            .isEqualTo(row[1] + " " + row[2] + " " + row[3]);
        assertThat(sql.call("radix62_text", id, 11)).isEqualTo(row[5]);
        assertThat(sql.call("radix62_bigint", row[5], 11)).isEqualTo(row[4]);
      }
      for (String line : TestData.lines("radix.txt").toList()) {
        if (line.startsWith("decode 62 11 padded ")) {
          LineReader rest = new LineReader(line);
          for (int i = 0; i < 4; i++) {
            rest.next();
          }
          InvalidRow row = InvalidRow.read(rest);
          assertThat(catchThrowable(() -> sql.call("radix62_bigint", row.text(), 11)))
              .as(row.toString())
              .isInstanceOf(SQLException.class);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void cosidsOf80Bits(Engine engine) throws SQLException {
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      for (String line : TestData.lines("cosid80.txt").toList()) {
        String[] row = line.split(" ", -1);
        if (row[0].equals("error")) {
          LineReader rest = new LineReader(line);
          rest.next();
          if (rest.next().equals("62")) {
            assertRefused(sql, engine, "cosid80", List.of(InvalidRow.read(rest)));
          }
        } else {
          byte[] id = HexFormat.of().parseHex(row[3]);
          assertThat(sql.call("cosid80_text", (Object) id)).isEqualTo(row[4]);
          assertThat(sql.call("cosid80_bytes", row[4])).isEqualTo(row[3]);
          assertThat(parts(sql, engine, "cosid80", (Object) id))
              .isEqualTo(row[0] + " " + row[1] + " " + row[2]);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("servers")
  void badInputSaysWhat(Engine engine) throws SQLException {
    try (SqlFunctions sql = new SqlFunctions(engine)) {
      String read = engine == Engine.POSTGRESQL ? "ulid_uuid" : "ulid_bytes";
      assertThatThrownBy(() -> sql.call(read, "01ARYZ6S41TSV4RRFFQ69G5FA"))
          .hasMessageContaining("ulid needs 26 characters, has 25: \"01ARYZ6S41TSV4RRFFQ69G5FA\"");
      assertThatThrownBy(() -> sql.call(read, "0LARYZ6S41TSV4RRFFQ69G5FAV"))
          .hasMessageContaining("ulid character \"L\" at index 1 is not one of 0123456789ABCDEFGH");
      assertThatThrownBy(() -> sql.call(read, "80000000000000000000000000"))
          .hasMessageContaining("ulid overflow: is above 2^128 - 1");
      assertThatThrownBy(() -> sql.call("ulid_text", (Object) new byte[15]))
          .hasMessageContaining("needs 16 bytes, has 15");
      assertThatThrownBy(() -> sql.call("radix62_text", -1L, 11))
          .hasMessageContaining("radix 62 in 11 digits needs 0 to 62^11 - 1: -1");
      assertThat(sql.select("select ids.ulid_bytes(null)")).isNull();
    }
  }

  /** The text of 16 bytes as each database stores them, and back. */
  private static void assertSixteenBytes(
      SqlFunctions sql, Engine engine, String scheme, UUID id, String text) throws SQLException {
    assertThat(sql.call(scheme + "_text", (Object) SqlFunctions.bytes(id))).isEqualTo(text);
    assertThat(sql.call(scheme + "_bytes", text)).isEqualTo(hex(id));
    if (engine == Engine.POSTGRESQL) {
      assertThat(sql.call(scheme + "_text", id)).isEqualTo(text);
      assertThat(sql.call(scheme + "_uuid", text)).isEqualTo(id.toString());
      assertThat(millis(sql, engine, scheme + "_time", id))
          .isEqualTo(millis(sql, engine, scheme + "_time", SqlFunctions.bytes(id)));
    }
  }

  private static void assertRefused(
      SqlFunctions sql, Engine engine, String scheme, List<InvalidRow> rows) {
    assertThat(rows).isNotEmpty();
    for (InvalidRow row : rows) {
      if (!UTF_8.newEncoder().canEncode(row.text())) {
        continue; // half a surrogate pair, which no driver can send
      }
      assertThat(catchThrowable(() -> read(sql, engine, scheme, row.text())))
          .as(row.toString())
          .isInstanceOf(SQLException.class);
    }
  }

  /** The bytes of a text, in hex. */
  private static String read(SqlFunctions sql, Engine engine, String scheme, String text)
      throws SQLException {
    String function = scheme.equals("cosid80") || engine == Engine.MARIADB ? "_bytes" : "_uuid";
    return sql.call(scheme + function, text).replace("-", "");
  }

  private static String millis(SqlFunctions sql, Engine engine, String function, Object id)
      throws SQLException {
    return sql.select("select " + millis(engine, "ids." + function + "(?)"), id);
  }

  private static String millis(Engine engine, String time) {
    return engine == Engine.POSTGRESQL
        ? "(extract(epoch from " + time + ") * 1000)::bigint"
        : "timestampdiff(microsecond, '1970-01-01', " + time + ") div 1000";
  }

  /** MariaDB has no time after the year 9999. */
  private static void assertTime(
      SqlFunctions sql, Engine engine, String function, UUID id, long millis) throws SQLException {
    Object stored = id(engine, id);
    if (engine == Engine.MARIADB && millis > LAST_DATETIME) {
      assertThatThrownBy(() -> millis(sql, engine, function, stored))
          .hasMessageContaining("is after the year 9999");
    } else {
      assertThat(millis(sql, engine, function, stored)).isEqualTo(Long.toString(millis));
    }
  }

  /** Time in milliseconds, node and sequence. */
  private static String parts(SqlFunctions sql, Engine engine, String scheme, Object... arguments)
      throws SQLException {
    String call = "(?" + ", ?".repeat(arguments.length - 1) + ")";
    if (engine == Engine.POSTGRESQL) {
      return sql.select(
          "select concat_ws(' ', "
              + millis(engine, "p.\"time\"")
              + ", p.node, p.seq) from ids."
              + scheme
              + "_parts"
              + call
              + " p",
          arguments);
    }
    List<String> parts = new ArrayList<>();
    parts.add(sql.select("select " + millis(engine, "ids." + scheme + "_time" + call), arguments));
    parts.add(sql.call(scheme + "_node", arguments));
    parts.add(sql.call(scheme + "_seq", arguments));
    return String.join(" ", parts);
  }

  private static Object id(Engine engine, UUID id) {
    return engine == Engine.POSTGRESQL ? id : SqlFunctions.bytes(id);
  }

  private static List<String[]> valid(String file, int last) {
    return TestData.rows(file)
        .filter(row -> row.length == last + 1 && !row[last].equals("error"))
        .toList();
  }

  private static UUID uuid(String hex) {
    return UUID.fromString(hex.replaceFirst("(.{8})(.{4})(.{4})(.{4})(.{12})", "$1-$2-$3-$4-$5"));
  }

  private static String hex(UUID id) {
    return id.toString().replace("-", "");
  }
}
