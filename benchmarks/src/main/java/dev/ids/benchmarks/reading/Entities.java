// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.reading;

import dev.ids.StorageKind;
import dev.ids.nanoid.NanoId;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidId;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The same row with each kind of id, and with each type of column as its Java type. */
final class Entities {
  static final List<Class<?>> ALL =
      List.of(
          ByUlid.class,
          ByUuid.class,
          ByUlidText.class,
          ByNanoId.class,
          BySnowflake.class,
          RawUuid.class,
          RawText.class,
          RawNumber.class);

  private Entities() {}

  /** What each row has besides its id. */
  @MappedSuperclass
  abstract static class Content {
    @SuppressWarnings("unused") // JSON
    public String name = "a name of some length";

    @SuppressWarnings("unused") // JSON
    public int quantity = 42;
  }

  @Entity(name = "by_ulid")
  static class ByUlid extends Content {
    @Id @UlidId public @Nullable ReadUlid id;
  }

  @Entity(name = "by_uuid")
  static class ByUuid extends Content {
    @Id @UuidId public @Nullable ReadUuid id;
  }

  @Entity(name = "by_ulid_text")
  static class ByUlidText extends Content {
    @Id
    @UlidId(storage = StorageKind.TEXT)
    public @Nullable ReadUlidText id;
  }

  @Entity(name = "by_nano_id")
  static class ByNanoId extends Content {
    @Id @NanoId public @Nullable ReadNanoId id;
  }

  @Entity(name = "by_snowflake")
  static class BySnowflake extends Content {
    @Id @Snowflake public @Nullable ReadSnowflake id;
  }

  @Entity(name = "raw_uuid")
  static class RawUuid extends Content {
    @Id public @Nullable UUID id;
  }

  @Entity(name = "raw_text")
  static class RawText extends Content {
    @Id
    @Column(length = 26)
    public @Nullable String id;
  }

  @Entity(name = "raw_number")
  static class RawNumber extends Content {
    @Id public @Nullable Long id;
  }
}
