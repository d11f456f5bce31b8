// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.testkit.InMemoryCompiler;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A declaration as the compiler reads it, and the scheme that it selects: {@code of} is found and
 * called as ids-processor does it.
 */
record Declared(Annotation annotation, SchemeOf schemeOf, IdScheme scheme) {
  private static final Map<String, Annotation> COMPILED = new ConcurrentHashMap<>();

  /**
   * @param declaration source, such as {@code @dev.ids.ulid.UlidId(prefix = "x")}
   */
  static Declared of(String declaration) throws Exception {
    Annotation annotation = COMPILED.get(declaration);
    if (annotation == null) {
      annotation = compile(declaration);
      COMPILED.put(declaration, annotation);
    }
    SchemeOf schemeOf = annotation.annotationType().getAnnotation(SchemeOf.class);
    return new Declared(annotation, schemeOf, scheme(annotation, schemeOf));
  }

  IdType<AnyId> type() {
    return IdType.of(AnyId.class, annotation, scheme, AnyId.carrierFor(scheme));
  }

  private static Annotation compile(String declaration) throws IOException, ClassNotFoundException {
    ClassLoader loader =
        InMemoryCompiler.compile(
            Declared.class.getClassLoader(), Map.of("Holder", declaration + " class Holder {}"));
    return Arrays.stream(loader.loadClass("Holder").getAnnotations())
        .filter(a -> a.annotationType().isAnnotationPresent(SchemeOf.class))
        .findFirst()
        .orElseThrow(() -> new AssertionError(declaration + " carries no @SchemeOf"));
  }

  private static IdScheme scheme(Annotation annotation, SchemeOf schemeOf) throws Exception {
    Method of = schemeOf.value().getMethod("of", annotation.annotationType());
    try {
      return schemeOf.value().cast(of.invoke(null, annotation));
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof InvalidDeclarationException invalid) {
        throw invalid;
      }
      throw e;
    }
  }
}
