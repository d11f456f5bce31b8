// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hibernate.mapping.BasicValue;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.java.SerializableJavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;

/** Finds typed ids that Hibernate would store as something else than their column, silently. */
final class ColumnCheck {
  private ColumnCheck() {}

  /** What is wrong with a column, and how to mend it; empty if nothing is. */
  static Optional<String> problem(BasicValue column) {
    BasicValue.Resolution<?> resolution = column.resolve();
    if (resolution.getValueConverter() != null) {
      return Optional.empty();
    }
    JavaType<?> attribute = resolution.getDomainJavaType();
    if (attribute instanceof TypedIdJavaType<?> typedId) {
      return misfit(typedId, resolution.getJdbcType());
    }
    JavaType<?> element =
        attribute instanceof BasicPluralJavaType<?> plural
            ? plural.getElementJavaType()
            : attribute;
    return element instanceof SerializableJavaType<?>
            && TypedId.class.isAssignableFrom(element.getJavaTypeClass())
        ? Optional.of(notInIndex(element.getTypeName()))
        : Optional.empty();
  }

  private static String notInIndex(String idClass) {
    return idClass
        + " is in no "
        + IdIndex.RESOURCE
        + ", so Hibernate would store it as serialised Java;"
        + " compile its module with ids-processor, or add the line "
        + idClass
        + " by hand";
  }

  private static Optional<String> misfit(TypedIdJavaType<?> typedId, JdbcType column) {
    if (StorageColumns.kindOf(column).filter(typedId::fits).isPresent()) {
      return Optional.empty();
    }
    IdType<?> type = typedId.type();
    return Optional.of(
        type.idClass().getName()
            + " ("
            + type.scheme().name()
            + ") cannot be stored in a column of type "
            + column.getFriendlyName()
            + ", only as "
            + type.storageForms().stream()
                .map(StorageForm::kind)
                .map(StorageKind::name)
                .collect(Collectors.joining(", ")));
  }
}
