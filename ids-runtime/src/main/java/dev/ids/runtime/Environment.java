// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Settings as environment variables: {@code IDS_SLOT}, {@code IDS_SECRET_ORDER_TAGS}, {@code
 * IDS_GENERATORS__ORDER__TIME_BITS}. Variables that are none of ours are no one's mistake.
 */
final class Environment {
  private static final String SECRET = "IDS_SECRET_";
  private static final String GENERATORS = "IDS_GENERATORS";
  private static final String SEPARATOR = "__";
  private static final List<String> FAMILIES = List.of("IDS_CLOCK_", "IDS_SLOT_", "IDS_STORE_");

  private Environment() {}

  /** The settings among the variables, by their keys. */
  static Map<String, Options.Value> settings(Map<String, String> environment) {
    Map<String, Options.Value> settings = new TreeMap<>();
    environment.forEach(
        (variable, text) -> {
          String key = key(variable);
          if (!key.isEmpty()) {
            settings.put(key, new Options.Value(text, " (environment variable " + variable + ")"));
          }
        });
    return settings;
  }

  /** The key of a variable, empty if it is none of ours. */
  private static String key(String variable) {
    if (variable.startsWith(SECRET)) {
      return Settings.SECRET + secretName(variable);
    }
    if (variable.startsWith(GENERATORS)) {
      return generatorKey(variable);
    }
    for (String key : Settings.KEYS) {
      if (variable.equals(nameOf(key))) {
        return key;
      }
    }
    if (FAMILIES.stream().anyMatch(variable::startsWith)) {
      List<String> known = Settings.KEYS.stream().map(Environment::nameOf).toList();
      throw new IllegalArgumentException(
          "unknown environment variable "
              + Quoted.of(variable)
              + Nearest.to(variable, known)
                  .map(near -> "; did you mean " + near + "? Known are ")
                  .orElse("; known are ")
              + String.join(", ", known));
    }
    return "";
  }

  private static String nameOf(String key) {
    return key.replace('.', '_').replace('-', '_').toUpperCase(Locale.ROOT);
  }

  /** IDS_SECRET_ORDER_TAGS is ids.secret.order-tags. */
  private static String secretName(String variable) {
    String name = variable.substring(SECRET.length()).toLowerCase(Locale.ROOT);
    String password = SecretSetting.PASSWORD.replace('.', '_');
    return name.endsWith(password)
        ? name.substring(0, name.length() - password.length()).replace('_', '-')
            + SecretSetting.PASSWORD
        : name.replace('_', '-');
  }

  /** IDS_GENERATORS__ORDER__CODEC__0__RADIX is ids.generators.order.codec[0].radix. */
  private static String generatorKey(String variable) {
    String[] parts = variable.substring(GENERATORS.length()).split(SEPARATOR, -1);
    StringBuilder key = new StringBuilder("ids.generators");
    for (int i = 1; i < parts.length; i++) {
      String part = parts[i].toLowerCase(Locale.ROOT).replace('_', '-');
      key.append(part.matches("[0-9]+") && i > 2 ? "[" + part + "]" : "." + part);
    }
    if (parts.length < 3 || !parts[0].isEmpty()) {
      throw new IllegalArgumentException(
          "environment variable "
              + Quoted.of(variable)
              + " names no option of a generator; two underscores stand for each dot:"
              + " IDS_GENERATORS__ORDER__STRATEGY");
    }
    return key.toString();
  }
}
