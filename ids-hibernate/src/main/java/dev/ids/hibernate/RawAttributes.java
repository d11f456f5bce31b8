// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.RawIds;
import dev.ids.StorageKind;
import dev.ids.hibernate.IssueMarks.Mark;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.stream.Stream;
import org.hibernate.boot.Metadata;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Collection;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.DependantValue;
import org.hibernate.mapping.IndexedCollection;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.RootClass;
import org.hibernate.mapping.ToOne;
import org.hibernate.mapping.Value;
import org.jspecify.annotations.Nullable;

/** The attributes of a model that hold ids raw, and the columns that refer to them. */
final class RawAttributes {
  private final Metadata metadata;
  private final IdentityHashMap<Value, ColumnIds.Raw> found = new IdentityHashMap<>();

  private RawAttributes(Metadata metadata) {
    this.metadata = metadata;
  }

  static RawAttributes of(Metadata metadata) {
    RawAttributes attributes = new RawAttributes(metadata);
    metadata.getEntityBindings().stream()
        .filter(PersistentClass::hasPojoRepresentation)
        .forEach(attributes::add);
    return attributes;
  }

  /** The raw ids that a column holds, of its own attribute or of the one that it refers to. */
  Optional<Stored> of(Column column) {
    if (column.getValue() == null || found.isEmpty()) {
      return Optional.empty();
    }
    return flat(column.getValue())
        .skip(column.getTypeIndex())
        .findFirst()
        .flatMap(value -> Optional.ofNullable(found.get(value)).flatMap(ids -> stored(ids, value)));
  }

  /** Raw ids, and how their column keeps them. */
  record Stored(ColumnIds.Raw ids, StorageKind kind) {}

  /** Empty where Hibernate was told of a conversion, whose texts or numbers are no ids. */
  private static Optional<Stored> stored(ColumnIds.Raw raw, Value value) {
    BasicValue.Resolution<?> resolution = ((BasicValue) value).resolve();
    if (resolution.getValueConverter() != null) {
      return Optional.empty();
    }
    StorageKind natural = raw.ids().kind();
    return StorageColumns.kindOf(resolution.getJdbcType())
        .filter(
            kind -> kind == natural || (natural == StorageKind.UUID && kind == StorageKind.BINARY))
        .map(kind -> new Stored(raw, kind));
  }

  private void add(PersistentClass entity) {
    Class<?> owner = entity.getMappedClass();
    if (entity instanceof RootClass root) {
      Property whole = root.getIdentifierProperty();
      if (whole != null) {
        add(whole, owner);
      } else if (root.getIdentifier() instanceof Component parts) {
        add(parts, owner);
      }
    }
    for (Property property : entity.getProperties()) {
      if (property.getValue() == entity.getIdentifierMapper()) {
        add((Component) property.getValue(), owner);
      } else {
        add(property, owner);
      }
    }
  }

  private void add(Property property, @Nullable Class<?> owner) {
    Value value = property.getValue();
    if (value instanceof Collection collection) {
      addEmbeddable(collection.getElement());
      if (collection instanceof IndexedCollection indexed) {
        addEmbeddable(indexed.getIndex());
      }
    } else if (value instanceof BasicValue
        && owner != null
        && RawIds.isRaw(property.getType().getReturnedClass())) {
      IssueMarks.find(owner, property.getName())
          .filter(mark -> mark.isDeclaration() && RawIds.isRaw(mark.type()))
          .ifPresent(mark -> found.put(value, raw(mark, property)));
    } else {
      addEmbeddable(value);
    }
  }

  private void addEmbeddable(@Nullable Value value) {
    if (value instanceof Component embeddable) {
      add(embeddable, embeddable.getComponentClass());
    }
  }

  private void add(Component parts, @Nullable Class<?> owner) {
    parts.getProperties().forEach(part -> add(part, owner));
  }

  private static ColumnIds.Raw raw(Mark mark, Property property) {
    return new ColumnIds.Raw(
        RawIds.of(mark.owner(), property.getName(), mark.annotation(), mark.type()), mark);
  }

  /** The values of single columns, in their order. */
  private Stream<Value> flat(Value value) {
    if (value instanceof Component composite) {
      return composite.getProperties().stream().flatMap(part -> flat(part.getValue()));
    }
    if (value instanceof DependantValue dependant) {
      return flat(dependant.getWrappedValue());
    }
    return value instanceof ToOne association ? flat(referenced(association)) : Stream.of(value);
  }

  private Value referenced(ToOne association) {
    PersistentClass entity = metadata.getEntityBinding(association.getReferencedEntityName());
    return association.isReferenceToPrimaryKey()
        ? entity.getIdentifier()
        : entity.getReferencedProperty(association.getReferencedPropertyName()).getValue();
  }
}
