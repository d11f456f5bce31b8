// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.database;

import dev.ids.uuid.UuidId;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The same row with each kind of id. */
final class Entities {
  static final List<Class<?>> ALL =
      List.of(Typed.class, Assigned.class, Identity.class, RandomUuid.class);

  private Entities() {}

  /** What each row has besides its id. */
  @MappedSuperclass
  abstract static class Content {
    String name = "a name of some length";
    int quantity = 42;
  }

  /** Issued by ids: a UUID of version 7. */
  @Entity(name = "typed_row")
  static class Typed extends Content {
    @Id @UuidId @Nullable TypedRowId id;
  }

  /** The same column; the caller makes the id. */
  @Entity(name = "assigned_row")
  static class Assigned extends Content {
    @Id @Nullable UUID id;
  }

  /** The database makes the id. */
  @Entity(name = "identity_row")
  static class Identity extends Content {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Nullable Long id;
  }

  /** Hibernate makes a random UUID. */
  @Entity(name = "random_row")
  static class RandomUuid extends Content {
    @Id
    @GeneratedValue(strategy = GenerationType.UUID)
    @Nullable UUID id;
  }
}
