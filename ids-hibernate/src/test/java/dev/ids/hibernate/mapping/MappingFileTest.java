// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An entity that a complete orm.xml maps: our annotations count there too. */
class MappingFileTest {
  @Test
  void attributesAreStoredAndIssuedAsAnywhere() {
    try (TestDatabase db = TestDatabase.with().mapping("mapping/orm.xml").start()) {
      Letter first = new Letter();
      first.sender = CustomerId.next();
      Letter second = new Letter();
      second.answers = first;
      db.run(
          session -> {
            session.persist(first);
            session.persist(second);
          });

      Letter found = db.get(session -> session.find(Letter.class, first.id));
      assertThat(found.sender).isEqualTo(first.sender);
      assertThat(found.receipt).isNotNull().isEqualTo(first.receipt);
      OrderId answered = db.get(session -> session.find(Letter.class, second.id).answers.getId());
      assertThat(answered).isEqualTo(first.id);
      assertThat(db.columns("Letter"))
          .containsOnly(
              Map.entry("id", "UUID"),
              Map.entry("sent_by", "BINARY(16)"),
              Map.entry("receipt", "CHARACTER VARYING(31)"),
              Map.entry("answers_id", "UUID"));
    }
  }

  static class Letter {
    @Issued OrderId id;
    CustomerId sender;
    @Issued LineId receipt;
    Letter answers;

    public OrderId getId() {
      return id;
    }
  }
}
