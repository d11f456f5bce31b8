// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import org.junit.jupiter.api.Test;

/** A {@code @GeneratedValue} out of habit does no harm. */
class GeneratedValueTest {
  @Test
  void theTypedIdsOwnIssuingWins() {
    try (TestDatabase db =
        TestDatabase.of(Auto.class, Uuid.class, Identity.class, Sequence.class)) {
      Auto auto = new Auto();
      Uuid uuid = new Uuid();
      Identity identity = new Identity();
      Sequence sequence = new Sequence();

      db.run(
          session -> {
            session.persist(auto);
            session.persist(uuid);
            session.persist(identity);
            session.persist(sequence);
          });

      assertThat(auto.id.timestamp()).isNotNull();
      assertThat(uuid.id).isGreaterThan(auto.id);
      assertThat(identity.id).isGreaterThan(uuid.id);
      assertThat(sequence.id).isNotNull();
      assertThat(db.statements()).hasSize(4).allMatch(sql -> sql.startsWith("insert"));
      assertThat(sequences(db)).isZero();
    }
  }

  private static long sequences(TestDatabase db) {
    return db.get(
        session ->
            session
                .createNativeQuery("select count(*) from information_schema.sequences", Long.class)
                .getSingleResult());
  }

  @Entity
  static class Auto {
    @Id @GeneratedValue @Issued OrderId id;
  }

  @Entity
  static class Uuid {
    @Id
    @GeneratedValue(strategy = GenerationType.UUID)
    @Issued
    OrderId id;
  }

  @Entity
  static class Identity {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Issued
    OrderId id;
  }

  @Entity
  static class Sequence {
    @Id
    @GeneratedValue(strategy = GenerationType.SEQUENCE)
    @Issued
    LineId id;
  }
}
