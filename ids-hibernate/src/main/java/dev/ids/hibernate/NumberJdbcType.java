// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import java.io.Serial;
import java.sql.CallableStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicExtractor;
import org.hibernate.type.descriptor.jdbc.BigIntJdbcType;
import org.jspecify.annotations.Nullable;

/**
 * BIGINT whose NULL is null. Hibernate's own makes the value of 0 first and asks for NULL then, and
 * 0 is not an id of every scheme. Stateless and thread-safe.
 */
final class NumberJdbcType extends BigIntJdbcType {
  static final NumberJdbcType INSTANCE = new NumberJdbcType();

  @Serial private static final long serialVersionUID = 1L;

  private NumberJdbcType() {}

  @Override
  public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
    return new Extractor<>(javaType, this);
  }

  @Serial
  private Object readResolve() {
    return INSTANCE;
  }

  private static final class Extractor<X> extends BasicExtractor<X> {
    @Serial private static final long serialVersionUID = 1L;

    Extractor(JavaType<X> javaType, NumberJdbcType type) {
      super(javaType, type);
    }

    @Override
    protected @Nullable X doExtract(ResultSet row, int index, WrapperOptions options)
        throws SQLException {
      long number = row.getLong(index);
      return row.wasNull() ? null : getJavaType().wrap(number, options);
    }

    @Override
    protected @Nullable X doExtract(CallableStatement call, int index, WrapperOptions options)
        throws SQLException {
      long number = call.getLong(index);
      return call.wasNull() ? null : getJavaType().wrap(number, options);
    }

    @Override
    protected @Nullable X doExtract(CallableStatement call, String name, WrapperOptions options)
        throws SQLException {
      long number = call.getLong(name);
      return call.wasNull() ? null : getJavaType().wrap(number, options);
    }
  }
}
