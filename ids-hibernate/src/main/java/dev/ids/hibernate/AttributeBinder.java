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
import org.hibernate.mapping.Property;
import org.hibernate.mapping.Value;

/** Judges single attributes of one entity: how they are stored, and whether they are issued. */
final class AttributeBinder {
  private final String entity;
  private final Consumer<TypedIdGenerator> generators;

  /**
   * @param entity name of the entity, for messages
   * @param generators takes every generator made here
   */
  AttributeBinder(String entity, Consumer<TypedIdGenerator> generators) {
    this.entity = entity;
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
    // Ids that need a key, or that nobody issues, are the application's to assign: the annotation
    // only declares them.
    if (!(mark instanceof Issued) && !(type.scheme() instanceof IdScheme.SelfIssuing)) {
      return Optional.empty();
    }
    TypedIdGenerator generator =
        new TypedIdGenerator(new IssuedAttribute(entity, path, type, role));
    generators.accept(generator);
    return Optional.of(generator);
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
    return new MappingException(entity + "." + path + ": " + problem);
  }
}
