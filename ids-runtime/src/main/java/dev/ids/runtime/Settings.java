// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** The {@code ids.*} settings of one runtime, checked. Immutable. */
final class Settings {
  static final String PREFIX = "ids.";
  static final String SLOT = "ids.slot";

  private static final List<String> KEYS = List.of(SLOT);

  /** Settings that others read; any key may follow. */
  private static final List<String> OTHERS = List.of("ids.storage.");

  private final TreeMap<String, String> values = new TreeMap<>();

  private Settings() {}

  /**
   * Takes the {@code ids.*} entries of a map; others are left to their owners.
   *
   * @throws IllegalArgumentException for an unknown key, or a value that is not allowed
   */
  static Settings of(Map<String, ?> source) {
    Settings settings = new Settings();
    source.forEach(
        (key, value) -> {
          if (key.startsWith(PREFIX) && value != null && !isOthers(key)) {
            settings.put(key, value.toString().strip());
          }
        });
    settings.slot();
    return settings;
  }

  Optional<String> find(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /** The configured slot, empty if there is none. */
  OptionalInt slot() {
    String text = values.get(SLOT);
    if (text == null) {
      return OptionalInt.empty();
    }
    // 31 bits are the most that a layout has for the slot.
    if (!text.matches("0|[1-9][0-9]{0,9}") || Long.parseLong(text) > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          SLOT
              + " must be a whole number from 0 that no other process uses, such as 0: "
              + Quoted.of(text));
    }
    return OptionalInt.of(Integer.parseInt(text));
  }

  /** Whether these settings make a runtime of their own. */
  boolean makeRuntime() {
    return !values.isEmpty();
  }

  private void put(String key, String value) {
    if (!KEYS.contains(key)) {
      throw new IllegalArgumentException(
          "unknown setting "
              + Quoted.of(key)
              + Nearest.to(key, KEYS).map(near -> "; did you mean " + near + "?").orElse("")
              + " Known: "
              + String.join(", ", KEYS)
              + ", "
              + String.join("<Type>, ", OTHERS)
              + "<Type>");
    }
    values.put(key, value);
  }

  private static boolean isOthers(String key) {
    return OTHERS.stream().anyMatch(key::startsWith);
  }
}
