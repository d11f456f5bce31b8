// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.util.Map;

/** The settings that some scheme of the table needs to issue ids. */
public final class TestSettings {
  private static final Map<String, String> ALL =
      Map.of("ids.slot", "1", "ids.secret.default", "hex:" + "5a".repeat(16));

  private TestSettings() {}

  /** A slot, and a secret that is none. */
  public static Map<String, String> all() {
    return ALL;
  }
}
