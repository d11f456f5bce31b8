// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Which settings there are. */
final class SettingNames {
  /** By the start of the key, what may follow. */
  private static final List<String> FAMILIES =
      List.of(
          Settings.GENERATORS + "<name>.<option>",
          Settings.SECRET + "<name>",
          Settings.STORAGE + "<type>");

  private SettingNames() {}

  /**
   * Refuses a key that is none.
   *
   * @throws IllegalArgumentException with the nearest key that is one
   */
  static void check(String key, String origin) {
    if (!Settings.KEYS.contains(key)) {
      List<String> known = new ArrayList<>(Settings.KEYS);
      known.addAll(FAMILIES);
      Collections.sort(known);
      throw new IllegalArgumentException(
          "unknown setting "
              + Quoted.of(key)
              + origin
              + nearest(key)
                  .map(near -> "; did you mean " + near + "? Known are ")
                  .orElse("; known are ")
              + String.join(", ", known));
    }
  }

  private static Optional<String> nearest(String key) {
    return Nearest.to(key, Settings.KEYS).or(() -> inNearestFamily(key));
  }

  /** ids.generator.order.strategy is ids.generators.order.strategy misspelt. */
  private static Optional<String> inNearestFamily(String key) {
    int second = key.indexOf('.', FlatSettings.PREFIX.length());
    if (second < 0) {
      return Optional.empty();
    }
    List<String> starts =
        FAMILIES.stream().map(family -> family.substring(0, family.indexOf('<'))).toList();
    return Nearest.to(key.substring(0, second + 1), starts)
        .map(start -> Quoted.cut(start + key.substring(second + 1)));
  }
}
