// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.Issued;
import dev.ids.KeyPath;
import dev.ids.SchemeAnnotation;
import dev.ids.internal.Annotations;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the annotation by which an attribute is issued: the one that declares its id class, or
 * {@link Issued}. It counts on the field, the getter, the accessor or the record component,
 * whatever the access type, here or in a superclass.
 */
final class IssueMarks {
  private IssueMarks() {}

  /**
   * What marks an attribute.
   *
   * @param annotation {@link Issued}, or the scheme annotation; a team's with its members merged in
   * @param owner the class that has it
   * @param type of the attribute, as that class writes it
   */
  record Mark(Annotation annotation, Class<?> owner, Class<?> type) {
    boolean isDeclaration() {
      return !(annotation instanceof Issued);
    }

    /** Whether the mark itself lets an id that is set be kept. */
    boolean allowsAssigned() {
      return !(annotation instanceof Issued issued) || issued.allowAssigned();
    }
  }

  /** The mark of an attribute, if it has one. */
  static Optional<Mark> find(Class<?> owner, String attribute) {
    for (Class<?> c = owner; c != null && c != Object.class; c = c.getSuperclass()) {
      for (AnnotatedElement member : members(c, attribute)) {
        for (Annotation annotation : member.getAnnotations()) {
          Optional<Annotation> mark = mark(annotation);
          if (mark.isPresent()) {
            return Optional.of(new Mark(mark.get(), c, typeOf(member)));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** The path of the key that an annotation names by its {@link KeyPath} member. */
  static Optional<String> keyPath(Annotation mark) {
    return Arrays.stream(mark.annotationType().getDeclaredMethods())
        .filter(member -> member.isAnnotationPresent(KeyPath.class))
        .findFirst()
        .map(member -> (String) Annotations.value(mark, member));
  }

  /** Where one class may have the annotations of an attribute. */
  static List<AnnotatedElement> members(Class<?> owner, String attribute) {
    List<AnnotatedElement> members = new ArrayList<>();
    String capitalized = Character.toUpperCase(attribute.charAt(0)) + attribute.substring(1);
    Stream.of(owner.getDeclaredFields())
        .filter(field -> field.getName().equals(attribute))
        .forEach(members::add);
    Stream.of(owner.getDeclaredMethods())
        .filter(method -> method.getParameterCount() == 0 && !method.isBridge())
        .filter(
            method ->
                method.getName().equals(attribute) || method.getName().equals("get" + capitalized))
        .forEach(members::add);
    if (owner.isRecord()) {
      Stream.of(owner.getRecordComponents())
          .filter(component -> component.getName().equals(attribute))
          .forEach(members::add);
    }
    return members;
  }

  private static Class<?> typeOf(AnnotatedElement member) {
    if (member instanceof Field field) {
      return field.getType();
    }
    return member instanceof Method method
        ? method.getReturnType()
        : ((RecordComponent) member).getType();
  }

  private static Optional<Annotation> mark(Annotation annotation) {
    return annotation instanceof Issued ? Optional.of(annotation) : SchemeAnnotation.of(annotation);
  }
}
