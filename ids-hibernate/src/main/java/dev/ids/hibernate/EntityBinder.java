// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.hibernate.IssuedAttribute.Role;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.hibernate.generator.BeforeExecutionGenerator;
import org.hibernate.mapping.Any;
import org.hibernate.mapping.Collection;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.IndexedCollection;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.RootClass;
import org.hibernate.mapping.SimpleValue;
import org.hibernate.mapping.Value;

/**
 * Walks the attributes of one entity: checks how typed ids are stored, and has marked ones issued.
 */
final class EntityBinder {
  private final PersistentClass entity;
  private final AttributeBinder attributes;

  EntityBinder(
      PersistentClass entity,
      KeyReader.EntityLookup entities,
      Consumer<TypedIdGenerator> generators,
      RawColumns columns) {
    this.entity = entity;
    this.attributes = new AttributeBinder(entity, entities, generators, columns);
  }

  void bind() {
    // Subclasses share the identifier of their root.
    if (entity instanceof RootClass root) {
      bindIdentifier(root);
    }
    for (Property property : entity.getProperties()) {
      // With an id class, Hibernate keeps its attributes a second time under this property.
      if (property.getValue() != entity.getIdentifierMapper()) {
        generatorOf(property, entity.getMappedClass(), property.getName())
            .ifPresent(generator -> property.setValueGeneratorCreator(context -> generator));
      }
    }
  }

  private void bindIdentifier(RootClass root) {
    Property whole = root.getIdentifierProperty();
    if (root.getIdentifier() instanceof Component parts) {
      String prefix = whole == null ? "" : whole.getName() + ".";
      // Without a property for the whole there is an id class: the entity has the annotations.
      Class<?> owner = whole == null ? root.getMappedClass() : parts.getComponentClass();
      for (Property part : parts.getProperties()) {
        bindIdentifier(part, owner, prefix + part.getName(), Role.ID_PART);
      }
    } else if (whole != null) {
      bindIdentifier(whole, root.getMappedClass(), whole.getName(), Role.ID);
    }
  }

  private void bindIdentifier(Property property, Class<?> owner, String path, Role role) {
    Value value = property.getValue();
    if (value instanceof Component nested) {
      forbidIssued(nested, path, "in an embeddable inside an identifier");
    }
    attributes
        .issue(property, owner, path, role)
        .ifPresent(
            generator -> {
              checkNotTaken(role == Role.ID ? "" : property.getName(), value, path);
              IdGeneratorSlot.set((SimpleValue) value, generator);
            });
  }

  /** Else the issued id, not the association's, would be stored. */
  private void checkNotTaken(String part, Value value, String path) {
    DerivedIds.sourceOf(entity, part, value)
        .ifPresent(
            association -> {
              throw attributes.failure(
                  path,
                  "it is issued, but @MapsId takes it from "
                      + association
                      + "; remove one of the two");
            });
  }

  /** The generator of an attribute outside the identifier, if it is issued or holds such a one. */
  private Optional<BeforeExecutionGenerator> generatorOf(
      Property property, Class<?> owner, String path) {
    Value value = property.getValue();
    if (value instanceof Component embeddable) {
      return generatorOf(embeddable, path);
    }
    if (value instanceof Collection collection) {
      forbidIssued(collection.getElement(), path);
      if (collection instanceof IndexedCollection indexed) {
        forbidIssued(indexed.getIndex(), path);
      }
    }
    if (value instanceof Any any) {
      attributes.checkColumn(any.getKeyDescriptor(), path);
    }
    Optional<TypedIdGenerator> generator = attributes.issue(property, owner, path, Role.PLAIN);
    // Else the null of a detached instance would overwrite it: in Hibernate 6.6, or in an
    // embeddable.
    generator.ifPresent(issued -> property.resetUpdateable(false));
    return generator.map(issued -> issued);
  }

  private Optional<BeforeExecutionGenerator> generatorOf(Component embeddable, String path) {
    Map<String, BeforeExecutionGenerator> parts = new LinkedHashMap<>();
    for (Property part : embeddable.getProperties()) {
      generatorOf(part, embeddable.getComponentClass(), path + "." + part.getName())
          .ifPresent(generator -> parts.put(part.getName(), generator));
    }
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    for (Property part : embeddable.getProperties()) {
      if (part.getValueGeneratorCreator() != null) {
        throw attributes.failure(
            path + "." + part.getName(),
            "Hibernate generates its value, which it cannot do beside the issued id "
                + path
                + "."
                + parts.keySet().iterator().next()
                + "; move one of the two out of the embeddable");
      }
    }
    return Optional.of(new EmbeddedIdsGenerator(embeddable, parts));
  }

  private void forbidIssued(Value elementOrKey, String path) {
    if (elementOrKey instanceof Component embeddable) {
      forbidIssued(embeddable, path, "in an embeddable inside a collection");
    } else {
      attributes.checkColumn(
          elementOrKey instanceof Any any ? any.getKeyDescriptor() : elementOrKey, path);
    }
  }

  private void forbidIssued(Component embeddable, String path, String place) {
    for (Property part : embeddable.getProperties()) {
      String partPath = path + "." + part.getName();
      if (part.getValue() instanceof Component nested) {
        forbidIssued(nested, partPath, place);
      }
      attributes
          .issue(part, embeddable.getComponentClass(), partPath, Role.PLAIN)
          .ifPresent(
              generator -> {
                throw attributes.failure(
                    partPath,
                    "Hibernate cannot issue ids "
                        + place
                        + "; declare the id class elsewhere, and set the attribute in Java");
              });
    }
  }
}
