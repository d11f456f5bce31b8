// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.internal.Quoted;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A persistent attribute whose value Hibernate issues.
 *
 * @param entity name of the entity, of the root of its hierarchy for an identifier
 * @param path from the entity, such as {@code id} or {@code key.line}
 * @param ids what it holds
 * @param role what the attribute is to its entity
 * @param key reads the key that ids are issued for; null if they need none
 * @param marked whether its own mark lets an id that is set be kept; the declaration must, too
 */
record IssuedAttribute(
    String entity, String path, IssuedIds ids, Role role, @Nullable KeyReader key, boolean marked) {
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
    return marked && ids.declaration().allowAssigned();
  }

  /** What says that it is not. */
  String assigningRefusedBy() {
    return ids.declaration().allowAssigned() ? "it is marked" : ids.description() + " is declared";
  }

  /** A value of it, for messages. */
  String show(Object id) {
    return id instanceof byte[] bytes
        ? HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, 32))
        : id instanceof String text ? Quoted.of(text) : id.toString();
  }
}
