// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Secret;
import dev.ids.internal.Quoted;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A setting {@code ids.secret.<name>}, or the password of one, not yet read. No text shows a part
 * of the value, since that may be the secret.
 *
 * @param key such as {@code ids.secret.default}
 * @param origin where the value comes from, for messages, with a blank before it
 */
record SecretSetting(String key, String value, String origin) {
  /** Follows the key of a key store's secret. */
  static final String PASSWORD = ".password";

  private static final String NAME = "[a-z0-9]+(-[a-z0-9]+)*";

  /** Fewer than the hex digits of the shortest secret, so that no secret is taken for a name. */
  private static final int MAX_NAME = 2 * Secret.MIN_BYTES - 1;

  SecretSetting {
    checkName(nameOf(key), key, origin);
  }

  /**
   * Reads the secrets of settings by key.
   *
   * @throws IllegalArgumentException if one cannot be read; the message shows the key only
   */
  static Map<String, Secret> read(Map<String, SecretSetting> settings) {
    Map<String, Secret> secrets = new HashMap<>();
    settings.forEach(
        (key, setting) -> {
          if (!key.endsWith(PASSWORD)) {
            secrets.put(nameOf(key), setting.read(settings.get(key + PASSWORD)));
          }
        });
    return Map.copyOf(secrets);
  }

  private Secret read(@Nullable SecretSetting password) {
    try {
      return SecretForm.read(value.strip(), password == null ? null : password.value);
    } catch (SecretForm.UnreadableException e) {
      // Said here with the key; as a cause it would add nothing.
      throw new IllegalArgumentException(key + origin + ": " + e.getMessage());
    }
  }

  @Override
  public String toString() {
    return key + origin;
  }

  private static String nameOf(String key) {
    String name = key.substring(Settings.SECRET.length());
    return name.endsWith(PASSWORD) ? name.substring(0, name.length() - PASSWORD.length()) : name;
  }

  private static void checkName(String name, String key, String origin) {
    if (name.length() > MAX_NAME) {
      // Not quoted: what stands here may be the secret itself.
      throw new IllegalArgumentException(
          Settings.SECRET
              + "<name>: the name of a secret has at most "
              + MAX_NAME
              + " characters, here are "
              + name.length());
    }
    if (!name.matches(NAME)) {
      throw new IllegalArgumentException(
          "the name of a secret has a-z 0-9 and single hyphens: " + Quoted.of(key) + origin);
    }
  }
}
