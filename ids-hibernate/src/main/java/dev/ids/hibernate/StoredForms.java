// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The conversions of one id class by what JDBC drivers take; null where its scheme has none. Text
 * is always there.
 */
record StoredForms<T extends TypedId<T>>(
    @Nullable StorageForm<T, UUID> uuid,
    @Nullable StorageForm<T, byte[]> bytes,
    @Nullable StorageForm<T, Long> number) {

  static <T extends TypedId<T>> StoredForms<T> of(IdType<T> type) {
    return new StoredForms<>(
        form(type, StorageKind.UUID, UUID.class),
        form(type, StorageKind.BINARY, byte[].class),
        form(type, StorageKind.LONG, Long.class));
  }

  boolean has(StorageKind kind) {
    return switch (kind) {
      case TEXT -> true;
      case BINARY -> bytes != null;
      case LONG -> number != null;
      case UUID -> uuid != null;
    };
  }

  static <T, S> @Nullable S toStored(@Nullable StorageForm<T, S> form, T id) {
    return form == null ? null : form.toStored().apply(id);
  }

  static <T, S> @Nullable T fromStored(@Nullable StorageForm<T, S> form, S stored) {
    return form == null ? null : form.fromStored().apply(stored);
  }

  @SuppressWarnings("unchecked") // a form's storedType is its S
  private static <T extends TypedId<T>, S> @Nullable StorageForm<T, S> form(
      IdType<T> type, StorageKind kind, Class<S> stored) {
    return type.findForm(kind)
        .filter(form -> form.storedType() == stored)
        .map(form -> (StorageForm<T, S>) form)
        .orElse(null);
  }
}
