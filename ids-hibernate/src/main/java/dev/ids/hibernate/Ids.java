// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import java.util.function.Supplier;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.id.IdentifierGenerationException;
import org.jspecify.annotations.Nullable;

/** The ids of one attribute, from an open runtime. Thread-safe. */
abstract class Ids {
  /**
   * @throws IllegalStateException if the runtime lacks what the scheme needs
   */
  static Ids of(IssuedAttribute attribute, Issuer runtime) {
    KeyReader key = attribute.key();
    return key == null
        ? new Plain(attribute.ids().source(runtime))
        : new ForKey(attribute, key, attribute.ids().keyedSource(runtime));
  }

  /** A new id for an entity. */
  abstract Object next(SharedSessionContractImplementor session, @Nullable Object owner);

  /**
   * Throws unless an entity may have an id that it was given.
   *
   * @throws IdentifierGenerationException if it may not
   */
  abstract void check(SharedSessionContractImplementor session, @Nullable Object owner, Object id);

  private static final class Plain extends Ids {
    private final Supplier<?> source;

    Plain(Supplier<?> source) {
      this.source = source;
    }

    @Override
    Object next(SharedSessionContractImplementor session, @Nullable Object owner) {
      return source.get();
    }

    @Override
    void check(SharedSessionContractImplementor session, @Nullable Object owner, Object id) {}
  }

  private static final class ForKey extends Ids {
    private final IssuedAttribute attribute;
    private final KeyReader key;
    private final IssuedIds.Keyed source;

    ForKey(IssuedAttribute attribute, KeyReader key, IssuedIds.Keyed source) {
      this.attribute = attribute;
      this.key = key;
      this.source = source;
    }

    @Override
    Object next(SharedSessionContractImplementor session, @Nullable Object owner) {
      String keyValue = keyOf(session, owner);
      try {
        return source.next(keyValue);
      } catch (IllegalArgumentException e) {
        throw new IdentifierGenerationException(attribute + ": " + e.getMessage(), e);
      }
    }

    @Override
    void check(SharedSessionContractImplementor session, @Nullable Object owner, Object id) {
      if (!isOf(keyOf(session, owner), id)) {
        throw new IdentifierGenerationException(
            attribute
                + " is set to "
                + attribute.show(id)
                + ", which is no id of the key that keyField = \""
                + key
                + "\" has; leave it "
                + attribute.ids().unset()
                + " and Hibernate issues it");
      }
    }

    /** A raw value need not be an id at all. */
    private boolean isOf(String keyText, Object id) {
      try {
        return source.isOf(keyText, id);
      } catch (InvalidIdException e) {
        return false;
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
