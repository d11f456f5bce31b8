// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Annotations;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;

/**
 * From an annotation to its scheme: reads what ids-processor reads at compile time, for
 * integrations that meet it on attributes.
 */
public final class SchemeAnnotation {
  private SchemeAnnotation() {}

  /**
   * The scheme annotation that {@code written} is; or the one that it carries, where a team has
   * given a scheme annotation a name of its own: {@code @Snowflake(bits = @Bits(…)) @interface
   * OrderFlake}. A member of the team's annotation with the name of one of ours replaces it.
   *
   * @throws IllegalArgumentException if such a member has another type than ours
   */
  public static Optional<Annotation> of(Annotation written) {
    if (written.annotationType().isAnnotationPresent(SchemeOf.class)) {
      return Optional.of(written);
    }
    return Arrays.stream(written.annotationType().getAnnotations())
        .filter(meta -> meta.annotationType().isAnnotationPresent(SchemeOf.class))
        .findFirst()
        .map(carried -> Annotations.merge(carried, written));
  }

  /** The scheme annotation of one type that an element has, by itself or by a team's. */
  static <A extends Annotation> Optional<A> find(AnnotatedElement element, Class<A> type) {
    A own = element.getAnnotation(type);
    if (own != null) {
      return Optional.of(own);
    }
    return Arrays.stream(element.getAnnotations())
        .flatMap(annotation -> of(annotation).stream())
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }

  /** The scheme that a scheme annotation declares, by the scheme's own {@code of}. */
  static IdScheme schemeOf(Annotation declaration) {
    Class<? extends Annotation> type = declaration.annotationType();
    Class<? extends IdScheme> scheme = marker(declaration).value();
    try {
      Method of = scheme.getDeclaredMethod("of", type);
      of.setAccessible(true);
      return scheme.cast(of.invoke(null, declaration));
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException refusal) {
        throw refusal;
      }
      throw broken(type, scheme, e);
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw broken(type, scheme, e);
    }
  }

  static SchemeOf marker(Annotation declaration) {
    return declaration.annotationType().getAnnotation(SchemeOf.class);
  }

  private static IllegalArgumentException broken(Class<?> type, Class<?> scheme, Exception cause) {
    return new IllegalArgumentException(
        scheme.getName()
            + " needs public static "
            + scheme.getSimpleName()
            + " of("
            + type.getSimpleName()
            + " declaration), in a package that its module exports or opens to dev.ids.runtime",
        cause);
  }
}
