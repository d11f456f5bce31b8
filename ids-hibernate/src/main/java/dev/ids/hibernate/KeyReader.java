// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.TypedId;
import dev.ids.internal.Nearest;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.hibernate.Hibernate;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.ToOne;
import org.hibernate.mapping.Value;
import org.hibernate.proxy.HibernateProxy;
import org.hibernate.proxy.LazyInitializer;
import org.hibernate.type.CompositeType;
import org.jspecify.annotations.Nullable;

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
  private final List<Hop> hops;

  private KeyReader(String path, List<Hop> hops) {
    this.path = path;
    this.hops = hops;
  }

  /**
   * A reader for a path.
   *
   * @throws IllegalArgumentException if the path leads nowhere, or to a value that is no key
   */
  static KeyReader of(PersistentClass entity, String path, EntityLookup entities) {
    List<Hop> hops = new ArrayList<>();
    Attributes here = Attributes.of(entity);
    String[] names = path.split("\\.", -1);
    for (int i = 0; i < names.length; i++) {
      boolean last = i == names.length - 1;
      Value value = here.get(names[i]).getValue();
      hops.add(new Hop(names[i], here.reader(names[i]), value instanceof ToOne));
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
   * @throws IllegalStateException if it, or something before it in the path, is null
   */
  String keyOf(SharedSessionContractImplementor session, Object owner) {
    Object value = owner;
    for (int i = 0; i < hops.size(); i++) {
      Hop hop = hops.get(i);
      Object read = hop.reader.read(session, value);
      if (read == null) {
        throw new IllegalStateException(
            "keyField = \""
                + path
                + "\" needs a value, but "
                + hop.name
                + " is null; set it first");
      }
      boolean last = i == hops.size() - 1;
      value = hop.toOne ? (last ? identifier(session, read) : Hibernate.unproxy(read)) : read;
    }
    return text(value);
  }

  @Override
  public String toString() {
    return path;
  }

  private static Attributes next(String name, Value value, EntityLookup entities) {
    if (value instanceof Component embeddable) {
      return Attributes.of(embeddable);
    }
    if (value instanceof ToOne association) {
      return Attributes.of(entities.find(association.getReferencedEntityName()));
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

  /** The identifier of an entity, without reading a proxy from the database. */
  private static Object identifier(SharedSessionContractImplementor session, Object entity) {
    LazyInitializer lazy = HibernateProxy.extractLazyInitializer(entity);
    Object id =
        lazy != null
            ? lazy.getInternalIdentifier()
            : session.getEntityPersister(null, entity).getIdentifier(entity, session);
    if (id == null) {
      throw new IllegalStateException(
          entity.getClass().getName() + " has no id yet; persist it first");
    }
    return id;
  }

  private static String text(Object key) {
    return key instanceof Enum<?> constant ? constant.name() : key.toString();
  }

  /** Reads one attribute of an entity or an embeddable. */
  @FunctionalInterface
  private interface Reader {
    @Nullable Object read(SharedSessionContractImplementor session, Object from);
  }

  private record Hop(String name, Reader reader, boolean toOne) {}

  /** The attributes of an entity, or of an embeddable, which then is not null. */
  private record Attributes(
      String name,
      List<Property> properties,
      @Nullable String identifier,
      @Nullable Component embeddable) {
    static Attributes of(PersistentClass entity) {
      List<Property> properties = new ArrayList<>(entity.getPropertyClosure());
      Property identifier = entity.getIdentifierProperty();
      if (identifier == null) {
        return new Attributes(entity.getEntityName(), properties, null, null);
      }
      properties.add(identifier);
      return new Attributes(entity.getEntityName(), properties, identifier.getName(), null);
    }

    static Attributes of(Component embeddable) {
      return new Attributes(
          embeddable.getComponentClass().getName(), embeddable.getProperties(), null, embeddable);
    }

    Reader reader(String attribute) {
      if (embeddable != null) {
        return (session, from) -> {
          CompositeType type = embeddable.getType();
          return type.getPropertyValue(from, type.getPropertyIndex(attribute), session);
        };
      }
      if (attribute.equals(identifier)) {
        return KeyReader::identifier;
      }
      return (session, from) ->
          session.getEntityPersister(null, from).getPropertyValue(from, attribute);
    }

    Property get(String attribute) {
      for (Property property : properties) {
        if (property.getName().equals(attribute)) {
          return property;
        }
      }
      throw new IllegalArgumentException(
          name + " has no attribute \"" + attribute + "\"" + nearest(attribute));
    }

    private String nearest(String attribute) {
      List<String> names = properties.stream().map(Property::getName).sorted().toList();
      return Nearest.to(attribute, names)
              .map(near -> "; did you mean \"" + near + "\"?")
              .orElse(";")
          + " It has: "
          + String.join(", ", names);
    }
  }
}
