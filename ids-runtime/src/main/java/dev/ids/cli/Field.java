// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Accessor;
import dev.ids.IdScheme;
import dev.ids.internal.Quoted;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of an id, as one of its scheme's accessors reads it.
 *
 * @param value an {@link Instant}, a number, a boolean or a text
 */
record Field(String name, Object value) {
  private static final ClassValue<List<Method>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> schemeClass) {
          return Arrays.stream(schemeClass.getMethods())
              .filter(method -> method.isAnnotationPresent(Accessor.class))
              .filter(Method::trySetAccessible)
              .sorted(
                  Comparator.comparing((Method m) -> m.getReturnType() != Instant.class)
                      .thenComparing(Method::getName))
              .toList();
        }
      };

  /** The parts that an id has, times first. */
  static List<Field> of(IdScheme scheme, RawId id) {
    List<Field> fields = new ArrayList<>();
    for (Method accessor : ACCESSORS.get(scheme.getClass())) {
      Object value = read(accessor, scheme, id);
      if (value != null) {
        fields.add(new Field(accessor.getName(), value));
      }
    }
    return List.copyOf(fields);
  }

  /** The first time among the parts. */
  static @Nullable Instant timeOf(List<Field> fields) {
    return fields.stream()
        .map(Field::value)
        .filter(Instant.class::isInstance)
        .map(Instant.class::cast)
        .findFirst()
        .orElse(null);
  }

  /** Null if this id has no such part. */
  private static @Nullable Object read(Method accessor, IdScheme scheme, RawId id) {
    try {
      Object value = accessor.invoke(scheme, id.arguments(scheme));
      return value == null || isPlain(value) ? value : value.toString();
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof UnsupportedOperationException) {
        return null; // Only some ids have it, such as a time.
      }
      return "cannot be read: " + Quoted.of(String.valueOf(e.getCause()));
    } catch (IllegalAccessException | IllegalArgumentException e) {
      return "cannot be read: " + Quoted.of(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isPlain(Object value) {
    return value instanceof Instant || value instanceof Number || value instanceof Boolean;
  }
}
