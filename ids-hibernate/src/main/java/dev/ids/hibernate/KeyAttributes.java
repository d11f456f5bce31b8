// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.generator.internal.TenantIdGeneration;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.ToOne;
import org.hibernate.persister.entity.EntityPersister;
import org.hibernate.proxy.HibernateProxy;
import org.hibernate.proxy.LazyInitializer;
import org.hibernate.type.CompositeType;
import org.jspecify.annotations.Nullable;

/** The attributes of an entity, or of an embeddable, which then is not null. */
record KeyAttributes(
    String name,
    List<Property> properties,
    @Nullable PersistentClass entity,
    @Nullable Component embeddable) {
  static KeyAttributes of(PersistentClass entity) {
    List<Property> properties = new ArrayList<>(entity.getPropertyClosure());
    // With an id class, Hibernate keeps the parts of the identifier under a property of its own.
    properties.removeIf(property -> property.getValue() == entity.getIdentifierMapper());
    identifierParts(entity).ifPresent(parts -> properties.addAll(parts.getProperties()));
    if (entity.getIdentifierProperty() != null) {
      properties.add(entity.getIdentifierProperty());
    }
    return new KeyAttributes(entity.getEntityName(), properties, entity, null);
  }

  static KeyAttributes of(Component embeddable) {
    return new KeyAttributes(
        embeddable.getComponentClass().getName(), embeddable.getProperties(), null, embeddable);
  }

  /** The attributes of the entity that are its identifier together; empty if one alone is. */
  private static Optional<Component> identifierParts(PersistentClass entity) {
    if (entity.getIdentifierMapper() != null) {
      return Optional.of(entity.getIdentifierMapper());
    }
    return entity.getIdentifierProperty() == null
            && entity.getIdentifier() instanceof Component parts
        ? Optional.of(parts)
        : Optional.empty();
  }

  Hop hop(String attribute) {
    Property property = get(attribute);
    boolean identifier = entity != null && property == entity.getIdentifierProperty();
    Reader reader = identifier ? KeyAttributes::identifier : reader(property);
    return new Hop(attribute, reader, property.getValue() instanceof ToOne, identifier);
  }

  private Reader reader(Property property) {
    String attribute = property.getName();
    if (embeddable != null) {
      return reader(embeddable, attribute);
    }
    PersistentClass owner = Objects.requireNonNull(entity);
    Optional<Component> parts = identifierParts(owner);
    if (parts.isPresent() && parts.get().getProperties().contains(property)) {
      return reader(parts.get(), attribute);
    }
    return (session, from) -> read(session, from, attribute);
  }

  /**
   * The attribute of an entity. A tenant, {@code @TenantId} or {@code <tenant-id>}, Hibernate sets
   * at flush only, after an identifier is issued.
   */
  private static @Nullable Object read(
      SharedSessionContractImplementor session, Object from, String attribute) {
    EntityPersister entity = session.getEntityPersister(null, from);
    Object value = entity.getPropertyValue(from, attribute);
    return value == null
            && entity.findAttributeMapping(attribute).getGenerator() instanceof TenantIdGeneration
        ? session.getTenantIdentifierValue()
        : value;
  }

  private static Reader reader(Component attributes, String attribute) {
    return (session, from) -> {
      CompositeType type = attributes.getType();
      return type.getPropertyValue(from, type.getPropertyIndex(attribute), session);
    };
  }

  Property get(String attribute) {
    for (Property property : properties) {
      if (property.getName().equals(attribute)) {
        return property;
      }
    }
    throw new IllegalArgumentException(
        name + " has no attribute " + Quoted.of(attribute) + nearest(attribute));
  }

  private String nearest(String attribute) {
    List<String> names = properties.stream().map(Property::getName).sorted().toList();
    return Nearest.to(attribute, names)
            .map(near -> "; did you mean " + Quoted.of(near) + "?")
            .orElse(";")
        + " It has: "
        + String.join(", ", names);
  }

  /** The identifier of an entity, without reading a proxy from the database. */
  static Object identifier(SharedSessionContractImplementor session, Object entity) {
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

  /** Reads one attribute of an entity or an embeddable. */
  @FunctionalInterface
  interface Reader {
    @Nullable Object read(SharedSessionContractImplementor session, Object from);
  }

  /**
   * @param toOne whether an entity is read, perhaps a proxy
   * @param identifier whether the whole identifier is read, of a proxy too
   */
  record Hop(String name, Reader reader, boolean toOne, boolean identifier) {}
}
