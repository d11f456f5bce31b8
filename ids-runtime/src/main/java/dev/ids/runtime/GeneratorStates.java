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

  private final Map<Object, State> byKey = new ConcurrentHashMap<>();
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
    // Not made inside the map: an application's class may issue ids of other generators meanwhile.
    return byKey.computeIfAbsent(key, k -> new State()).get(make);
  }

  /** One of them, made at the first call that succeeds. */
  private static final class State {
    private volatile @Nullable IssuedTexts made;
    private boolean isBeingMade;

    IssuedTexts get(Supplier<IssuedTexts> make) {
      IssuedTexts known = made;
      return known != null ? known : make(make);
    }

    private synchronized IssuedTexts make(Supplier<IssuedTexts> make) {
      IssuedTexts known = made;
      if (known == null) {
        if (isBeingMade) {
          throw new IllegalStateException("it asks for its own ids while it is being made");
        }
        isBeingMade = true;
        try {
          known = make.get();
          made = known;
        } finally {
          isBeingMade = false;
        }
      }
      return known;
    }
  }

  /** Keeps a generator as long as these states. */
  void keep(NamedGenerator generator) {
    kept.put(generator, true);
  }
}
