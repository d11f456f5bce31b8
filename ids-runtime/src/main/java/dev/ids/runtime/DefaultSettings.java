// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.internal.Quoted;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/**
 * The settings of an application that gives none: {@code ids.properties} on its class path,
 * overridden by the environment, overridden by system properties.
 */
final class DefaultSettings {
  static final String FILE = "ids.properties";

  private static final String SECRET_VARIABLE = "IDS_SECRET_";

  private DefaultSettings() {}

  static Settings of(ClassLoader loader) {
    return of(file(loader), System.getenv(), texts(System.getProperties()));
  }

  static Settings of(
      Map<String, String> file, Map<String, String> environment, Map<String, String> system) {
    checkNoStorage(file);
    return new Settings.Builder()
        .add(file, key -> " (in " + FILE + ")")
        .add(known(environment), key -> " (environment variable " + environmentName(key) + ")")
        .add(system, key -> " (system property)")
        .build();
  }

  /** The entries of a loader's {@code ids.properties}, which need not be there. */
  static Map<String, String> file(ClassLoader loader) {
    Properties properties = new Properties();
    try (InputStream file = loader.getResourceAsStream(FILE)) {
      if (file != null) {
        properties.load(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(FILE + " cannot be read", e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          FILE + " is no properties file: " + Quoted.of(String.valueOf(e.getMessage())), e);
    }
    return texts(properties);
  }

  /**
   * Storage is Hibernate's, which reads its own settings and system properties, but no such file.
   */
  private static void checkNoStorage(Map<String, String> file) {
    file.keySet().stream()
        .filter(key -> key.startsWith("ids.storage."))
        .sorted()
        .findFirst()
        .ifPresent(
            key -> {
              throw new IllegalArgumentException(
                  Quoted.of(key)
                      + " (in "
                      + FILE
                      + ") has no effect there; set it in Hibernate's settings or as a system"
                      + " property");
            });
  }

  /** IDS_SLOT is ids.slot; variables that are none of ours are no one's mistake. */
  private static Map<String, String> known(Map<String, String> environment) {
    Map<String, String> known = new HashMap<>();
    for (String key : Settings.KEYS) {
      String value = environment.get(environmentName(key));
      if (value != null) {
        known.put(key, value);
      }
    }
    environment.forEach(
        (name, value) -> {
          if (name.startsWith(SECRET_VARIABLE)) {
            known.put(Settings.SECRET + secretName(name), value);
          }
        });
    return known;
  }

  /** IDS_SECRET_ORDER_TAGS is ids.secret.order-tags. */
  private static String secretName(String variable) {
    String name = variable.substring(SECRET_VARIABLE.length()).toLowerCase(Locale.ROOT);
    String password = SecretSetting.PASSWORD.replace('.', '_');
    return name.endsWith(password)
        ? name.substring(0, name.length() - password.length()).replace('_', '-')
            + SecretSetting.PASSWORD
        : name.replace('_', '-');
  }

  private static String environmentName(String key) {
    return key.replace('.', '_').replace('-', '_').toUpperCase(Locale.ROOT);
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
