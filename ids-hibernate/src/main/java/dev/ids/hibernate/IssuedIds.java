// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.Declaration;
import dev.ids.IdScheme;
import dev.ids.IdType;
import dev.ids.Issuer;
import dev.ids.KeyedIds;
import dev.ids.RawIds;
import dev.ids.TypedId;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The ids that an issued attribute holds: those of an id class, or raw ones. */
sealed interface IssuedIds {
  IdScheme scheme();

  Declaration declaration();

  /** The class whose loader leads to the runtime. */
  Class<?> home();

  /** What the ids are, for messages. */
  String description();

  /** Ids without input. */
  Supplier<?> source(Issuer runtime);

  /** Ids for keys. */
  Keyed keyedSource(Issuer runtime);

  /** Whether this value of the attribute is no id yet. */
  boolean isUnset(@Nullable Object value);

  /** What an attribute without an id holds, for messages. */
  String unset();

  /** The ids of keys. */
  interface Keyed {
    Object next(String key);

    /** Whether {@code id} is one of that key's. */
    boolean isOf(String key, Object id);
  }

  /** Ids of an id class. */
  record Typed<T extends TypedId<T>>(IdType<T> type) implements IssuedIds {
    @Override
    public IdScheme scheme() {
      return type.scheme();
    }

    @Override
    public Declaration declaration() {
      return type.declaration();
    }

    @Override
    public Class<?> home() {
      return type.idClass();
    }

    @Override
    public String description() {
      return type.idClass().getName();
    }

    @Override
    public Supplier<?> source(Issuer runtime) {
      return type.source(runtime);
    }

    @Override
    public Keyed keyedSource(Issuer runtime) {
      KeyedIds<T> source = type.keyedSource(runtime);
      return new Keyed() {
        @Override
        public Object next(String key) {
          return source.next(key);
        }

        @Override
        public boolean isOf(String key, Object id) {
          return source.rangeOf(key).contains(type.idClass().cast(id));
        }
      };
    }

    @Override
    public boolean isUnset(@Nullable Object value) {
      return value == null;
    }

    @Override
    public String unset() {
      return "null";
    }
  }

  /**
   * Ids without an id class.
   *
   * @param isPrimitive whether the attribute cannot be null, so that 0 is no id
   */
  record Raw<S>(RawIds<S> ids, boolean isPrimitive) implements IssuedIds {
    @Override
    public IdScheme scheme() {
      return ids.scheme();
    }

    @Override
    public Declaration declaration() {
      return ids.declaration();
    }

    @Override
    public Class<?> home() {
      return ids.owner();
    }

    @Override
    public String description() {
      return "it";
    }

    @Override
    public Supplier<?> source(Issuer runtime) {
      return ids.source(runtime);
    }

    @Override
    @SuppressWarnings("unchecked") // the attribute's values are of the type that the ids are for
    public Keyed keyedSource(Issuer runtime) {
      RawIds.Keyed<S> source = ids.keyedSource(runtime);
      return new Keyed() {
        @Override
        public Object next(String key) {
          return source.next(key);
        }

        @Override
        public boolean isOf(String key, Object id) {
          return source.isOf(key, (S) id);
        }
      };
    }

    @Override
    public boolean isUnset(@Nullable Object value) {
      return value == null || (isPrimitive && value instanceof Long number && number == 0);
    }

    @Override
    public String unset() {
      return isPrimitive ? "0" : "null";
    }
  }
}
