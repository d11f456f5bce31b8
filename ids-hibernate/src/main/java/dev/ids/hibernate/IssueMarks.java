// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.Issued;
import dev.ids.KeyPath;
import dev.ids.SchemeOf;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
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

  /** The annotation of an attribute, if it has one. */
  static Optional<Annotation> find(Class<?> owner, String attribute) {
    for (Class<?> c = owner; c != null && c != Object.class; c = c.getSuperclass()) {
      Optional<Annotation> mark =
          members(c, attribute).stream()
              .flatMap(member -> Arrays.stream(member.getAnnotations()))
              .filter(annotation -> isMark(annotation.annotationType()))
              .findFirst();
      if (mark.isPresent()) {
        return mark;
      }
    }
    return Optional.empty();
  }

  /** The path of the key that an annotation names by its {@link KeyPath} member. */
  static Optional<String> keyPath(Annotation mark) {
    return Arrays.stream(mark.annotationType().getDeclaredMethods())
        .filter(member -> member.isAnnotationPresent(KeyPath.class))
        .findFirst()
        .map(member -> value(mark, member));
  }

  /** By the handler, since the annotation may not be public. */
  private static String value(Annotation mark, Method member) {
    try {
      return (String) Proxy.getInvocationHandler(mark).invoke(mark, member, new Object[0]);
    } catch (Throwable e) {
      throw new IllegalStateException(mark + " cannot be read", e);
    }
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

  /** A scheme's annotation, or a team's own that carries one. */
  private static boolean isMark(Class<? extends Annotation> annotation) {
    return annotation == Issued.class
        || annotation.isAnnotationPresent(SchemeOf.class)
        || Arrays.stream(annotation.getAnnotations())
            .anyMatch(meta -> meta.annotationType().isAnnotationPresent(SchemeOf.class));
  }
}
