// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.hibernate.testkit.RawForm;
import dev.ids.hibernate.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.Hibernate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scheme's ids in every Java type that holds them without an id class. */
class EveryRawTypePersistsTest {
  private static final int ROWS = 5;

  @ParameterizedTest
  @MethodSource("dev.ids.hibernate.testkit.RawForm#all")
  void idsAreIssuedStoredAndRead(RawForm form) {
    try (TestDatabase db = form.start()) {
      columnsHaveTheExactType(form, db);
      List<Object> ids = saveRows(form, db);
      rowsComeBackById(form, db, ids);
    }
  }

  private static void columnsHaveTheExactType(RawForm form, TestDatabase db) {
    String type =
        switch (form.kind()) {
          case UUID -> "UUID";
          case LONG -> "BIGINT";
          case BINARY -> "BINARY VARYING(" + (form.row().name().equals("cosid80") ? 10 : 16) + ")";
          case TEXT -> "CHARACTER VARYING(" + form.row().textLength() + ")";
        };
    assertThat(db.columns("holder"))
        .containsEntry("id", type)
        .containsEntry("other", type)
        .containsEntry("parent_id", type);
  }

  /** Each row's parent is the row before it. */
  private static List<Object> saveRows(RawForm form, TestDatabase db) {
    List<Object> ids = new ArrayList<>();
    List<Object> all = new ArrayList<>();
    List<String> statements =
        db.run(
            session -> {
              Object previous = null;
              for (int i = 0; i < ROWS; i++) {
                Object row = form.create();
                form.set(row, "parent", previous);
                session.persist(row);
                session.flush();
                ids.add(form.get(row, "id"));
                all.add(form.get(row, "id"));
                all.add(form.get(row, "other"));
                previous = row;
              }
            });
    assertThat(all).hasSize(2 * ROWS).doesNotContainNull().doesNotContain(0L);
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(statements).hasSize(ROWS).allMatch(sql -> sql.startsWith("insert"));
    return ids;
  }

  private static void rowsComeBackById(RawForm form, TestDatabase db, List<Object> ids) {
    for (int i = 0; i < ROWS; i++) {
      Object id = ids.get(i);
      Object parent = i == 0 ? null : ids.get(i - 1);
      db.run(
          session -> {
            Object found = session.find(form.entity(), id);
            assertThat(form.get(found, "id")).isEqualTo(id);
            assertThat(form.get(found, "other")).isNotNull();
            Object read = form.get(found, "parent");
            assertThat(read == null ? null : form.get(Hibernate.unproxy(read), "id"))
                .isEqualTo(parent);
          });
    }
  }
}
