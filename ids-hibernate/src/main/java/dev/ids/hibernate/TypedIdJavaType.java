// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import java.io.Serial;
import java.io.Serializable;
import java.math.BigDecimal;
import java.util.UUID;
import org.hibernate.dialect.Dialect;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractClassJavaType;
import org.hibernate.type.descriptor.java.ImmutableMutabilityPlan;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.jspecify.annotations.Nullable;

/**
 * One id class as a basic type. It chooses the column by the way of storing, and converts by what
 * the column at hand asks for, so that {@code @JdbcTypeCode} on one attribute works too.
 *
 * <p>Immutable and thread-safe.
 */
final class TypedIdJavaType<T extends TypedId<T>> extends AbstractClassJavaType<T> {
  @Serial private static final long serialVersionUID = 1L;

  private final transient IdType<T> type;
  private final StorageKind storage;
  private final transient StoredForms<T> forms;

  TypedIdJavaType(IdType<T> type, StorageKind storage) {
    super(type.idClass(), ImmutableMutabilityPlan.instance());
    this.type = type;
    this.storage = storage;
    this.forms = StoredForms.of(type);
  }

  /** Whether ids can be stored in a column of this kind. */
  boolean fits(StorageKind column) {
    return forms.has(column);
  }

  IdType<T> type() {
    return type;
  }

  @Override
  public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
    return StorageColumns.jdbcType(storage, indicators);
  }

  @Override
  public long getDefaultSqlLength(Dialect dialect, JdbcType column) {
    if (column.isString()) {
      return type.textLength();
    }
    return column.isBinary() && forms.bytes() != null
        ? forms.bytes().size()
        : super.getDefaultSqlLength(dialect, column);
  }

  @Override
  public boolean useObjectEqualsHashCode() {
    return true;
  }

  @Override
  public String toString(T id) {
    return type.format(id);
  }

  @Override
  public T fromString(CharSequence text) {
    return type.parse(text.toString());
  }

  @Override
  public <X> @Nullable X unwrap(@Nullable T id, Class<X> target, WrapperOptions options) {
    if (id == null) {
      return null;
    }
    if (target.isInstance(id)) {
      return target.cast(id);
    }
    Object stored = stored(id, target);
    if (stored == null) {
      throw unknownUnwrap(target);
    }
    return target.cast(stored);
  }

  private @Nullable Object stored(T id, Class<?> target) {
    if (target == UUID.class) {
      return StoredForms.toStored(forms.uuid(), id);
    }
    if (target == byte[].class) {
      return StoredForms.toStored(forms.bytes(), id);
    }
    if (target == Long.class) {
      return StoredForms.toStored(forms.number(), id);
    }
    if (target == BigDecimal.class) {
      Long number = StoredForms.toStored(forms.number(), id);
      return number == null ? null : BigDecimal.valueOf(number);
    }
    return target.isAssignableFrom(String.class) ? type.format(id) : null;
  }

  @Override
  public <X> @Nullable T wrap(@Nullable X value, WrapperOptions options) {
    if (value == null) {
      return null;
    }
    if (getJavaTypeClass().isInstance(value)) {
      return getJavaTypeClass().cast(value);
    }
    T id = null;
    if (value instanceof UUID uuid) {
      id = StoredForms.fromStored(forms.uuid(), uuid);
    } else if (value instanceof byte[] bytes) {
      id = StoredForms.fromStored(forms.bytes(), bytes);
    } else if (value instanceof Number number) {
      id = StoredForms.fromStored(forms.number(), exact(number));
    } else if (value instanceof CharSequence text) {
      // A CHAR column longer than the id pads it; no text of an id ends in a space.
      id = type.parse(text.toString().stripTrailing());
    }
    if (id == null) {
      throw unknownWrap(value.getClass());
    }
    return id;
  }

  private static Long exact(Number number) {
    if (number instanceof Long known) {
      return known; // Not a second object for each row that is read.
    }
    return number instanceof BigDecimal decimal ? decimal.longValueExact() : number.longValue();
  }

  @Serial
  private Object writeReplace() {
    return new Serialized(type.idClass(), storage);
  }

  private record Serialized(Class<?> idClass, StorageKind storage) implements Serializable {
    @Serial private static final long serialVersionUID = 1L;

    @Serial
    private Object readResolve() {
      return of(IdType.find(idClass).orElseThrow(), storage);
    }
  }

  static <T extends TypedId<T>> TypedIdJavaType<T> of(IdType<T> type, StorageKind storage) {
    return new TypedIdJavaType<>(type, storage);
  }
}
