// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.migration;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.ulid.Ulid;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.UUID;
import java.util.stream.Stream;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows with UUIDs that Hibernate stored as bytes, as it does on MySQL. */
class BytesMigrateTest {
  static Stream<Engine> engines() {
    return Engine.inUse().stream();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theBytesAreTheSame(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      UUID uuid = UUID.fromString("0192f3a4-b5c6-4d7e-8f90-a1b2c3d4e5f6");
      try (TestDatabase db = TestDatabase.with(Before.class).on(schema).start()) {
        Before row = new Before();
        row.id = uuid;
        db.run(session -> session.persist(row));
      }
      try (TestDatabase db =
          TestDatabase.with(After.class)
              .on(schema)
              .set("hibernate.hbm2ddl.auto", "validate")
              .start()) {
        CustomerId id =
            new CustomerId(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());

        After found = db.get(session -> session.find(After.class, id));

        assertThat(found.id).isEqualTo(id);
        assertThat(found.id.toString()).endsWith(Ulid.fromUuid(uuid).toString());
      }
    }
  }

  @Entity(name = "Before")
  @Table(name = "parcels")
  static class Before {
    @Id
    @JdbcTypeCode(SqlTypes.BINARY)
    UUID id;
  }

  /** Whose ids are stored as bytes. */
  @Entity(name = "After")
  @Table(name = "parcels")
  static class After {
    @Id CustomerId id;
  }
}
