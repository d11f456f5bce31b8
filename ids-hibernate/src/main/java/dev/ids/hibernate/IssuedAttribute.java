// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import org.jspecify.annotations.Nullable;

/**
 * A persistent attribute whose value Hibernate issues.
 *
 * @param entity name of the entity, of the root of its hierarchy for an identifier
 * @param path from the entity, such as {@code id} or {@code key.line}
 * @param type of the attribute's class
 * @param role what the attribute is to its entity
 * @param key reads the key that ids are issued for; null if they need none
 */
record IssuedAttribute(
    String entity, String path, IdType<?> type, Role role, @Nullable KeyReader key) {
  enum Role {
    /** The whole identifier. */
    ID,
    /** One attribute of an embedded identifier or of an id class. */
    ID_PART,
    /** Any other attribute. */
    PLAIN
  }

  /** Such as {@code shop.Order.id}. */
  @Override
  public String toString() {
    return entity + "." + path;
  }

  /** The attribute's own name. */
  String name() {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  boolean allowAssigned() {
    return type.declaration().allowAssigned();
  }
}
