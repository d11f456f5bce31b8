// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import org.hibernate.MappingException;
import org.hibernate.generator.Generator;
import org.hibernate.mapping.GeneratorCreator;
import org.hibernate.mapping.SimpleValue;
import org.jspecify.annotations.Nullable;

/**
 * Where an identifier's generator is put. Hibernate 7 takes a {@code GeneratorCreator} there,
 * Hibernate 6.6 an {@code IdentifierGeneratorCreator}; this is all that differs for us.
 */
final class IdGeneratorSlot {
  private static final String SETTER = "setCustomIdGeneratorCreator";
  private static final Method SET =
      Arrays.stream(SimpleValue.class.getMethods())
          .filter(method -> method.getName().equals(SETTER) && method.getParameterCount() == 1)
          .findFirst()
          .orElseThrow(() -> unsupported(null));

  private IdGeneratorSlot() {}

  /** Makes {@code generator} the generator of an identifier, or of a part of one. */
  static void set(SimpleValue identifier, Generator generator) {
    // Left by a @GeneratedValue(strategy = IDENTITY) beside our annotation.
    identifier.getColumns().forEach(column -> column.setIdentity(false));
    try {
      SET.invoke(identifier, creator(SET.getParameterTypes()[0], generator));
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw unsupported(e);
    }
  }

  private static Object creator(Class<?> type, Generator generator) {
    if (type == GeneratorCreator.class) {
      GeneratorCreator creator = context -> generator;
      return creator;
    }
    return Proxy.newProxyInstance(
        type.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "createGenerator" -> generator;
              case "equals" -> proxy == arguments[0];
              case "hashCode" -> System.identityHashCode(proxy);
              case "toString" -> "ids";
              default -> throw new UnsupportedOperationException(method.toString());
            });
  }

  private static MappingException unsupported(@Nullable Throwable cause) {
    String version = SimpleValue.class.getPackage().getImplementationVersion();
    return new MappingException(
        "ids-hibernate works with Hibernate 6.6 and 7, not with "
            + version
            + ": SimpleValue."
            + SETTER,
        cause);
  }
}
