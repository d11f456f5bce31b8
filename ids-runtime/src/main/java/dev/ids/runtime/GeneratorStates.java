// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What named generators issue from, kept as long as the class that it depends on: so one runtime
 * follows another without repeating an id, and an application that is gone leaves nothing behind.
 */
final class GeneratorStates {
  private static final ClassValue<GeneratorStates> OF_CLASS =
      new ClassValue<>() {
        @Override
        protected GeneratorStates computeValue(Class<?> type) {
          return new GeneratorStates();
        }
      };

  private final Map<Object, IssuedTexts> byKey = new ConcurrentHashMap<>();
  private final Map<NamedGenerator, Boolean> kept = new ConcurrentHashMap<>();

  GeneratorStates() {}

  /**
   * Those that live as long as a class.
   *
   * @param anchor the application's class that they depend on; null if there is none
   */
  static GeneratorStates of(@Nullable Class<?> anchor) {
    return OF_CLASS.get(anchor == null ? GeneratorStates.class : anchor);
  }

  IssuedTexts get(Object key, Supplier<IssuedTexts> make) {
    return byKey.computeIfAbsent(key, k -> make.get());
  }

  /** Keeps a generator as long as these states. */
  void keep(NamedGenerator generator) {
    kept.put(generator, true);
  }
}
