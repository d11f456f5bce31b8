// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdScheme;
import dev.ids.IdType;
import dev.ids.InvalidDeclarationException;
import dev.ids.RawIds;
import dev.ids.TypedId;
import dev.ids.hibernate.IssueMarks.Mark;
import dev.ids.hibernate.IssuedAttribute.Role;
import dev.ids.internal.Quoted;
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
  private final RawColumns columns;

  /**
   * @param entity whose attributes are judged
   * @param entities finds the entities that a key is read through
   * @param generators takes every generator made here
   * @param columns of attributes without id class, of all entities
   */
  AttributeBinder(
      PersistentClass entity,
      KeyReader.EntityLookup entities,
      Consumer<TypedIdGenerator> generators,
      RawColumns columns) {
    this.entity = entity;
    this.entities = entities;
    this.generators = generators;
    this.columns = columns;
  }

  /** The generator of an attribute, if it is issued. */
  Optional<TypedIdGenerator> issue(Property property, Class<?> owner, String path, Role role) {
    checkColumn(property.getValue(), path);
    return IssueMarks.find(owner, property.getName())
        .flatMap(mark -> issue(mark, ids(property, path, mark), path, role));
  }

  private Optional<TypedIdGenerator> issue(Mark mark, IssuedIds ids, String path, Role role) {
    // Ids whose key is not named, or that nobody issues, are the application's to assign: the
    // annotation only declares them.
    if (mark.isDeclaration() && !canIssue(mark, ids)) {
      return Optional.empty();
    }
    TypedIdGenerator generator =
        new TypedIdGenerator(
            new IssuedAttribute(
                entity.getEntityName(),
                path,
                ids,
                role,
                keyReader(mark, ids, path),
                mark.allowsAssigned()));
    generators.accept(generator);
    return Optional.of(generator);
  }

  /** The reader of the key that ids of this type are issued for; null if they need none. */
  private @Nullable KeyReader keyReader(Mark mark, IssuedIds ids, String path) {
    if (!(ids.scheme() instanceof IdScheme.KeyIssuing)) {
      return null;
    }
    String keyField = IssueMarks.keyPath(mark.annotation()).orElse("");
    if (keyField.isEmpty()) {
      throw failure(
          path,
          "ids of "
              + ids.description()
              + " are issued for a key; name the attribute that holds it, such as keyField ="
              + " \"tenant\"");
    }
    try {
      return KeyReader.of(entity, keyField, entities);
    } catch (IllegalArgumentException e) {
      throw failure(path, "keyField = " + Quoted.of(keyField) + ": " + e.getMessage());
    }
  }

  private static boolean canIssue(Mark mark, IssuedIds ids) {
    return ids.scheme() instanceof IdScheme.SelfIssuing
        || (ids.scheme() instanceof IdScheme.KeyIssuing
            && IssueMarks.keyPath(mark.annotation()).filter(path -> !path.isEmpty()).isPresent());
  }

  private IssuedIds ids(Property property, String path, Mark mark) {
    Class<?> type = property.getType().getReturnedClass();
    return IdType.find(type)
        .<IssuedIds>map(AttributeBinder::typed)
        .or(() -> raw(property, path, mark))
        .orElseThrow(
            () ->
                failure(
                    path,
                    "@"
                        + mark.annotation().annotationType().getSimpleName()
                        + " stands on an attribute of "
                        + type.getName()
                        + ", which is no id class"));
  }

  private static <T extends TypedId<T>> IssuedIds typed(IdType<T> type) {
    return new IssuedIds.Typed<>(type);
  }

  /** The ids of an attribute without an id class, whose column is made to fit them. */
  private Optional<IssuedIds> raw(Property property, String path, Mark mark) {
    if (!mark.isDeclaration()
        || !RawIds.isRaw(mark.type())
        || !(property.getValue() instanceof BasicValue value)) {
      return Optional.empty();
    }
    RawIds<?> ids = rawIds(property, path, mark);
    columns
        .fit(value, ids)
        .ifPresent(
            problem -> {
              throw failure(path, problem);
            });
    return Optional.of(new IssuedIds.Raw<>(ids, mark.type().isPrimitive()));
  }

  private RawIds<?> rawIds(Property property, String path, Mark mark) {
    try {
      return RawIds.of(mark.owner(), property.getName(), mark.annotation(), mark.type());
    } catch (InvalidDeclarationException e) {
      throw failure(path, "[" + e.code() + "] " + e.problem() + "; help: " + e.help());
    }
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
