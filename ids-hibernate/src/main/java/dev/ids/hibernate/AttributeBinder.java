// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdScheme;
import dev.ids.IdType;
import dev.ids.Issued;
import dev.ids.hibernate.IssuedAttribute.Role;
import java.lang.annotation.Annotation;
import java.util.Optional;
import java.util.function.Consumer;
import org.hibernate.MappingException;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.Value;
import org.jspecify.annotations.Nullable;

/** Judges single attributes of one entity: how they are stored, and whether they are issued. */
final class AttributeBinder {
  private final PersistentClass entity;
  private final KeyReader.EntityLookup entities;
  private final Consumer<TypedIdGenerator> generators;

  /**
   * @param entity whose attributes are judged
   * @param entities finds the entities that a key is read through
   * @param generators takes every generator made here
   */
  AttributeBinder(
      PersistentClass entity,
      KeyReader.EntityLookup entities,
      Consumer<TypedIdGenerator> generators) {
    this.entity = entity;
    this.entities = entities;
    this.generators = generators;
  }

  /** The generator of an attribute, if it is issued. */
  Optional<TypedIdGenerator> issue(Property property, Class<?> owner, String path, Role role) {
    checkColumn(property.getValue(), path);
    return IssueMarks.find(owner, property.getName())
        .flatMap(mark -> issue(mark, idType(property, path, mark), path, role));
  }

  private Optional<TypedIdGenerator> issue(
      Annotation mark, IdType<?> type, String path, Role role) {
    // The ids of some schemes are the application's to assign; their annotation only declares.
    if (!(mark instanceof Issued) && !canIssue(type.scheme())) {
      return Optional.empty();
    }
    TypedIdGenerator generator =
        new TypedIdGenerator(
            new IssuedAttribute(
                entity.getEntityName(), path, type, role, keyReader(mark, type, path)));
    generators.accept(generator);
    return Optional.of(generator);
  }

  /** The reader of the key that ids of this type are issued for; null if they need none. */
  private @Nullable KeyReader keyReader(Annotation mark, IdType<?> type, String path) {
    if (!(type.scheme() instanceof IdScheme.KeyIssuing)) {
      return null;
    }
    String keyField = IssueMarks.keyPath(mark).orElse("");
    if (keyField.isEmpty()) {
      throw failure(
          path,
          "ids of "
              + type.idClass().getName()
              + " are issued for a key; name the attribute that holds it, such as keyField ="
              + " \"tenant\"");
    }
    try {
      return KeyReader.of(entity, keyField, entities);
    } catch (IllegalArgumentException e) {
      throw failure(path, "keyField = \"" + keyField + "\": " + e.getMessage());
    }
  }

  private static boolean canIssue(IdScheme scheme) {
    return scheme instanceof IdScheme.SelfIssuing || scheme instanceof IdScheme.KeyIssuing;
  }

  private IdType<?> idType(Property property, String path, Annotation mark) {
    Class<?> type = property.getType().getReturnedClass();
    return IdType.find(type)
        .orElseThrow(
            () ->
                failure(
                    path,
                    "@"
                        + mark.annotationType().getSimpleName()
                        + " stands on an attribute of "
                        + type.getName()
                        + ", which is no id class"));
  }

  /** Refuses a column that does not hold the id whole. */
  void checkColumn(Value value, String path) {
    if (value instanceof BasicValue column) {
      ColumnCheck.problem(column)
          .ifPresent(
              problem -> {
                throw failure(path, problem);
              });
    }
  }

  MappingException failure(String path, String problem) {
    return new MappingException(entity.getEntityName() + "." + path + ": " + problem);
  }
}
