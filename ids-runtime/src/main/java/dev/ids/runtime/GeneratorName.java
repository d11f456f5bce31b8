// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.internal.Quoted;

/** The names of generators: {@code order}, {@code trace-id}. */
final class GeneratorName {
  private static final String NAME = "[A-Za-z0-9]+([-_][A-Za-z0-9]+)*";
  private static final int MAX_LENGTH = 64;

  private GeneratorName() {}

  /**
   * The generator and the option in {@code ids.generators.<name>.<option>}.
   *
   * @throws IllegalArgumentException if the key has no such parts
   */
  static String[] split(String key, String origin) {
    String[] parts = key.substring(Settings.GENERATORS.length()).split("\\.", 2);
    if (parts[0].length() > MAX_LENGTH || !parts[0].matches(NAME)) {
      throw new IllegalArgumentException(
          "the name of a generator has at most "
              + MAX_LENGTH
              + " letters, digits and single hyphens or underscores: "
              + Quoted.of(key)
              + origin);
    }
    if (parts.length < 2 || parts[1].isEmpty()) {
      throw new IllegalArgumentException(
          Quoted.of(key)
              + origin
              + " needs an option, such as "
              + Settings.GENERATORS
              + parts[0]
              + ".strategy");
    }
    return parts;
  }
}
