// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.DatabaseTable.Column;
import dev.ids.DatabaseTable.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseTableTest {
  private static final DatabaseTable TABLE =
      new DatabaseTable(
          "ids_test",
          List.of(
              Column.text("name", 20),
              Column.ofInt("slot"),
              Column.bigint("last_id"),
              Column.bool("closed"),
              Column.text("holder", 5).orNull()),
          List.of("name", "slot"));

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "PostgreSQL, ' collate \"C\"'",
        "MySQL, ' character set utf8mb4 collate utf8mb4_bin'",
        "MariaDB, ' character set utf8mb4 collate utf8mb4_bin'",
        "H2, ''",
        "Some Other, ''"
      })
  void createdWithTextThatMindsCase(String product, String collation) {
    assertThat(TABLE.createStatement(product))
        .isEqualTo(
            "create table ids_test (name varchar(20)"
                + collation
                + " not null, slot integer not null, last_id bigint not null, closed boolean not"
                + " null, holder varchar(5)"
                + collation
                + ", primary key (name, slot))");
  }

  @Test
  void refusesNamesThatWouldNeedQuotes() {
    assertThatThrownBy(() -> Column.bigint("lastId"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a name must be of a-z, 0-9 and _, from a letter on, at most 63: \"lastId\"");
    assertThatThrownBy(() -> new DatabaseTable("a b", TABLE.columns(), TABLE.primaryKey()))
        .hasMessage("a name must be of a-z, 0-9 and _, from a letter on, at most 63: \"a b\"");
  }

  @Test
  void onlyTextHasALength() {
    assertThatThrownBy(() -> Column.text("name", 0))
        .hasMessage("length of name must be 1 or more: 0");
    assertThatThrownBy(() -> new Column("name", Kind.BIGINT, 3, false))
        .hasMessage("length of name must be 0: 3");
  }

  @Test
  void thePrimaryKeyIsOfColumnsThatAreNeverNull() {
    for (List<String> key : List.of(List.<String>of(), List.of("holder"), List.of("nowhere"))) {
      assertThatThrownBy(() -> new DatabaseTable("ids_test", TABLE.columns(), key))
          .hasMessage("primary key of ids_test must be of its columns that are not null: " + key);
    }
    Column twice = Column.bigint("slot");
    assertThatThrownBy(() -> new DatabaseTable("ids_test", List.of(twice, twice), List.of("slot")))
        .hasMessage("ids_test has two columns slot");
  }
}
