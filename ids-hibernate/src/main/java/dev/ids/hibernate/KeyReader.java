// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.TypedId;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.hibernate.Hibernate;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.ToOne;
import org.hibernate.mapping.Value;

/**
 * Reads the key of an id from its entity, along a path such as {@code tenant}, {@code
 * address.country}, {@code customer.tenant} or {@code customer}, which is the customer's id.
 *
 * <p>Keys are text as it is; ids, UUIDs, integers and enum constants by their one text.
 */
final class KeyReader {
  private static final Set<Class<?>> TYPES =
      Set.of(
          String.class,
          UUID.class,
          BigInteger.class,
          Long.class,
          Integer.class,
          Short.class,
          Byte.class);

  private final String path;
  private final List<KeyAttributes.Hop> hops;

  private KeyReader(String path, List<KeyAttributes.Hop> hops) {
    this.path = path;
    this.hops = hops;
  }

  /**
   * A reader for a path.
   *
   * @throws IllegalArgumentException if the path leads nowhere, or to a value that is no key
   */
  static KeyReader of(PersistentClass entity, String path, EntityLookup entities) {
    List<KeyAttributes.Hop> hops = new ArrayList<>();
    KeyAttributes here = KeyAttributes.of(entity);
    String[] names = path.split("\\.", -1);
    for (int i = 0; i < names.length; i++) {
      boolean last = i == names.length - 1;
      Value value = here.get(names[i]).getValue();
      hops.add(here.hop(names[i]));
      if (last) {
        checkKey(names[i], value, entities);
      } else {
        here = next(names[i], value, entities);
      }
    }
    return new KeyReader(path, List.copyOf(hops));
  }

  /** Finds the mapping of an entity that an association leads to. */
  @FunctionalInterface
  interface EntityLookup {
    PersistentClass find(String entityName);
  }

  /**
   * The key of one entity.
   *
   * @param role of the attribute that is issued, for messages
   * @throws IllegalStateException if it, or something before it in the path, is null
   */
  String keyOf(SharedSessionContractImplementor session, Object owner, IssuedAttribute.Role role) {
    Object value = owner;
    for (int i = 0; i < hops.size(); i++) {
      KeyAttributes.Hop hop = hops.get(i);
      Object read = hop.reader().read(session, value);
      if (read == null) {
        throw new IllegalStateException(
            "keyField = \""
                + path
                + "\" needs a value, but "
                + hop.name()
                + " is null; set it "
                + deadline(role));
      }
      // A reader of an identifier takes a proxy as it is.
      boolean identifies = i == hops.size() - 1 || hops.get(i + 1).identifier();
      value = hop.toOne() && !identifies ? Hibernate.unproxy(read) : read;
    }
    return text(
        hops.get(hops.size() - 1).toOne() ? KeyAttributes.identifier(session, value) : value);
  }

  private static String deadline(IssuedAttribute.Role role) {
    return role == IssuedAttribute.Role.PLAIN
        ? "before the entity is flushed, at the latest in @PrePersist"
        : "before the entity is persisted: an identifier is issued before @PrePersist";
  }

  @Override
  public String toString() {
    return path;
  }

  private static KeyAttributes next(String name, Value value, EntityLookup entities) {
    if (value instanceof Component embeddable) {
      return KeyAttributes.of(embeddable);
    }
    if (value instanceof ToOne association) {
      return KeyAttributes.of(entities.find(association.getReferencedEntityName()));
    }
    throw new IllegalArgumentException(
        name + " is " + value.getType().getReturnedClass().getName() + ", which has no attributes");
  }

  private static void checkKey(String name, Value value, EntityLookup entities) {
    Class<?> type =
        value instanceof ToOne association
            ? entities
                .find(association.getReferencedEntityName())
                .getIdentifier()
                .getType()
                .getReturnedClass()
            : value.getType().getReturnedClass();
    boolean known = TYPES.contains(type) || type.isEnum() || TypedId.class.isAssignableFrom(type);
    if (!known) {
      throw new IllegalArgumentException(
          name
              + " is "
              + type.getName()
              + ", which is no key; a key is a String, an id, a UUID, an integer, an enum, or a"
              + " to-one of such an id");
    }
  }

  private static String text(Object key) {
    return key instanceof Enum<?> constant ? constant.name() : key.toString();
  }
}
