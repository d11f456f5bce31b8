// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.IdScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The classes of an application that one generator depends on. Used by one thread, and not kept: it
 * has the loader.
 */
final class Application {
  private final ClassLoader loader;
  private final List<Class<?>> used = new ArrayList<>();

  Application(ClassLoader loader) {
    this.loader = loader;
  }

  /** The class of a name; it is not initialised. */
  Optional<Class<?>> find(String name) {
    try {
      Class<?> found = Class.forName(name, false, loader);
      use(found);
      return Optional.of(found);
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  void use(Class<?> type) {
    used.add(type);
  }

  /** One of the classes that go with the application: neither ours nor the JDK's. */
  @Nullable Class<?> anchor(IdScheme scheme) {
    use(scheme.getClass());
    return used.stream().filter(Application::isForeign).findFirst().orElse(null);
  }

  /** Whether the loader of a class is not above ours. */
  private static boolean isForeign(Class<?> type) {
    ClassLoader theirs = type.getClassLoader();
    for (ClassLoader l = Application.class.getClassLoader(); l != null; l = l.getParent()) {
      if (l == theirs) {
        return false;
      }
    }
    return theirs != null;
  }
}
