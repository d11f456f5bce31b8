// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdScheme;
import dev.ids.IdType;
import dev.ids.RawIds;
import dev.ids.SchemeOf;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.hibernate.IssueMarks.Mark;
import java.util.List;
import java.util.OptionalInt;

/** The ids that a column holds: those of an id class, or raw ones. */
sealed interface ColumnIds {
  IdScheme scheme();

  /** Who needs a column of this kind, for messages. */
  String subject(StorageKind stored);

  /** Characters of the longest text, or bytes; empty if ids cannot be stored in this way. */
  OptionalInt size(StorageKind kind);

  /** What to do so that ids are stored in this way. */
  String toStoreAs(StorageKind kind);

  /** Ids of an id class. */
  record Typed(IdType<?> type) implements ColumnIds {
    @Override
    public IdScheme scheme() {
      return type.scheme();
    }

    @Override
    public String subject(StorageKind stored) {
      return type.idClass().getName() + " (" + scheme().name() + ") stored as " + stored;
    }

    @Override
    public OptionalInt size(StorageKind kind) {
      return type.findForm(kind).stream().mapToInt(StorageForm::size).findFirst();
    }

    @Override
    public String toStoreAs(StorageKind kind) {
      return "set " + StorageSettings.PREFIX + type.idClass().getName() + "=" + kind;
    }
  }

  /**
   * Ids without an id class.
   *
   * @param mark by which they are declared
   */
  record Raw(RawIds<?> ids, Mark mark) implements ColumnIds {
    private static final int BYTES_OF_UUID = 16;

    @Override
    public IdScheme scheme() {
      return ids.scheme();
    }

    @Override
    public String subject(StorageKind stored) {
      return "@"
          + mark.annotation().annotationType().getSimpleName()
          + " "
          + mark.type().getSimpleName();
    }

    @Override
    public OptionalInt size(StorageKind kind) {
      if (kind == ids.kind()) {
        return OptionalInt.of(ids.size());
      }
      SchemeOf marker = mark.annotation().annotationType().getAnnotation(SchemeOf.class);
      return switch (kind) {
        case TEXT -> OptionalInt.of(scheme().textLength());
        case BINARY ->
            ids.kind() == StorageKind.UUID ? OptionalInt.of(BYTES_OF_UUID) : OptionalInt.empty();
        case UUID, LONG ->
            List.of(marker.stores()).contains(kind)
                ? OptionalInt.of(kind == StorageKind.UUID ? BYTES_OF_UUID : Long.BYTES)
                : OptionalInt.empty();
      };
    }

    @Override
    public String toStoreAs(StorageKind kind) {
      return switch (kind) {
        case TEXT -> "give the attribute the type String";
        case BINARY -> "write @JdbcTypeCode(SqlTypes.BINARY) beside the annotation";
        case UUID -> "give the attribute the type UUID";
        case LONG -> "give the attribute the type long";
      };
    }
  }
}
