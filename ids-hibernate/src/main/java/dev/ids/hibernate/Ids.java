// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.Issuer;
import dev.ids.KeyedIds;
import dev.ids.TypedId;
import java.util.function.Supplier;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.id.IdentifierGenerationException;
import org.jspecify.annotations.Nullable;

/** The ids of one attribute, from an open runtime. Thread-safe. */
abstract class Ids<T extends TypedId<T>> {
  /**
   * @throws IllegalStateException if the runtime lacks what the scheme needs
   */
  static Ids<?> of(IssuedAttribute attribute, Issuer runtime) {
    return of(attribute, attribute.type(), runtime);
  }

  private static <T extends TypedId<T>> Ids<T> of(
      IssuedAttribute attribute, IdType<T> type, Issuer runtime) {
    KeyReader key = attribute.key();
    return key == null
        ? new Plain<>(type.source(runtime))
        : new ForKey<>(attribute, type, key, type.keyedSource(runtime));
  }

  /** A new id for an entity. */
  abstract T next(SharedSessionContractImplementor session, @Nullable Object owner);

  /**
   * Throws unless an entity may have an id that it was given.
   *
   * @throws IdentifierGenerationException if it may not
   */
  abstract void check(SharedSessionContractImplementor session, @Nullable Object owner, Object id);

  private static final class Plain<T extends TypedId<T>> extends Ids<T> {
    private final Supplier<T> source;

    Plain(Supplier<T> source) {
      this.source = source;
    }

    @Override
    T next(SharedSessionContractImplementor session, @Nullable Object owner) {
      return source.get();
    }

    @Override
    void check(SharedSessionContractImplementor session, @Nullable Object owner, Object id) {}
  }

  private static final class ForKey<T extends TypedId<T>> extends Ids<T> {
    private final IssuedAttribute attribute;
    private final IdType<T> type;
    private final KeyReader key;
    private final KeyedIds<T> source;

    ForKey(IssuedAttribute attribute, IdType<T> type, KeyReader key, KeyedIds<T> source) {
      this.attribute = attribute;
      this.type = type;
      this.key = key;
      this.source = source;
    }

    @Override
    T next(SharedSessionContractImplementor session, @Nullable Object owner) {
      String keyValue = keyOf(session, owner);
      try {
        return source.next(keyValue);
      } catch (IllegalArgumentException e) {
        throw new IdentifierGenerationException(attribute + ": " + e.getMessage(), e);
      }
    }

    @Override
    void check(SharedSessionContractImplementor session, @Nullable Object owner, Object id) {
      if (!source.rangeOf(keyOf(session, owner)).contains(type.idClass().cast(id))) {
        throw new IdentifierGenerationException(
            attribute
                + " is set to "
                + id
                + ", which is no id of the key that keyField = \""
                + key
                + "\" has; leave it null and Hibernate issues it");
      }
    }

    private String keyOf(SharedSessionContractImplementor session, @Nullable Object owner) {
      if (owner == null) {
        throw new IdentifierGenerationException(
            attribute
                + ": an HQL insert has no entity to read keyField = \""
                + key
                + "\" from; name the id in the insert");
      }
      try {
        return key.keyOf(session, owner, attribute.role());
      } catch (IllegalStateException e) {
        throw new IdentifierGenerationException(attribute + ": " + e.getMessage(), e);
      }
    }
  }
}
