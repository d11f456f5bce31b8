// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import java.util.List;
import java.util.stream.Stream;
import org.hibernate.envers.AuditReaderFactory;
import org.hibernate.envers.Audited;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Envers contributes its tables late; their ids are typed and collated all the same. */
@Tag("envers")
class HistoryTableTest {
  static Stream<Engine> engines() {
    return Engine.inUse().stream();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void historyTablesAreTypedAndCollated(Engine engine) {
    try (TestDatabase db = TestDatabase.with(Base.class, Sub.class).on(engine).start()) {
      String bytes =
          switch (engine) {
            case H2 -> "OFF";
            case POSTGRESQL -> "C";
            case MARIADB -> "utf8mb4_bin";
          };
      for (String table : List.of("Base_AUD", "Sub_AUD")) {
        assertThat(db.collations(table)).as(table).containsEntry("id", bytes);
        assertThat(db.columns(table).get("id")).endsWith("(31)");
      }
      assertThat(db.collations("Sub_AUD")).containsEntry("plain", bytes);
      Sub sub = new Sub();
      sub.plain = LineId.next();
      db.run(session -> session.persist(sub));

      db.run(
          session -> {
            Sub then = AuditReaderFactory.get(session).find(Sub.class, sub.id, 1);
            assertThat(then.plain).isEqualTo(sub.plain);
          });
    }
  }

  @Entity(name = "Base")
  @Audited
  @Inheritance(strategy = InheritanceType.JOINED)
  static class Base {
    @Id @Issued LineId id;
    String name;
  }

  @Entity(name = "Sub")
  @Audited
  static class Sub extends Base {
    LineId plain;
  }
}
