// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/**
 * The settings of an application that gives none: the file on its class path, overridden by the
 * environment, overridden by system properties.
 */
final class DefaultSettings {
  private DefaultSettings() {}

  static Settings of(ClassLoader loader) {
    return of(SettingsFile.read(loader), System.getenv(), texts(System.getProperties()));
  }

  static Settings of(
      Map<String, Options.Value> file,
      Map<String, String> environment,
      Map<String, String> system) {
    return new Settings.Builder()
        .add(file)
        .add(Environment.settings(environment))
        .add(FlatSettings.of(system, key -> " (system property)"))
        .build();
  }

  private static Map<String, String> texts(Properties properties) {
    Map<String, String> texts = new HashMap<>();
    for (String name : properties.stringPropertyNames()) {
      String value = properties.getProperty(name);
      if (value != null) {
        texts.put(name, value);
      }
    }
    return texts;
  }
}
