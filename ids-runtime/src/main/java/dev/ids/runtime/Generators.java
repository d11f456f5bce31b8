// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.IdScheme;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The named generators of one runtime. Thread-safe. */
final class Generators {
  private final SortedMap<String, Supplier<@Nullable NamedGenerator>> byName = new TreeMap<>();
  private final List<SlotBits.Holder> holders = new ArrayList<>();

  /**
   * @param definitions from the settings, already checked
   * @param source makes what a generator issues from
   */
  Generators(List<GeneratorDefinition> definitions, Source source) {
    for (GeneratorDefinition definition : definitions) {
      add(definition, source);
      IdScheme scheme = definition.scheme();
      if (scheme.slotBits() > 0) {
        holders.add(new SlotBits.Holder(definition.key(), scheme.slotBits()));
      }
    }
  }

  /** What a generator issues from; asked with its first id. */
  interface Source {
    IssuedTexts of(GeneratorDefinition definition);
  }

  private void add(GeneratorDefinition definition, Source source) {
    NamedGenerator generator =
        new NamedGenerator(
            definition.name(),
            definition.prefix(),
            definition.scheme(),
            () -> source.of(definition));
    if (definition.anchor() == null) {
      byName.put(definition.name(), () -> generator);
    } else {
      // Held by the application's class; held here, it would never go.
      GeneratorStates.of(definition.anchor()).keep(generator);
      byName.put(definition.name(), new WeakReference<>(generator)::get);
    }
  }

  /** Those that put a slot into their ids. */
  List<SlotBits.Holder> holders() {
    return holders;
  }

  SortedSet<String> names() {
    return new TreeSet<>(byName.keySet());
  }

  NamedGenerator get(String name) {
    Supplier<@Nullable NamedGenerator> known = byName.get(name);
    NamedGenerator generator = known == null ? null : known.get();
    if (generator == null) {
      throw unknown(name);
    }
    return generator;
  }

  private IllegalArgumentException unknown(String name) {
    Set<String> names = byName.keySet();
    return new IllegalArgumentException(
        "no generator "
            + Quoted.of(name)
            + " is configured"
            + (names.isEmpty()
                ? "; set " + Settings.GENERATORS + "<name>.strategy"
                : Nearest.to(name, names)
                        .map(near -> "; did you mean " + near + "? Configured are ")
                        .orElse("; configured are ")
                    + String.join(", ", names)));
  }
}
