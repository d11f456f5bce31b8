// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.hibernate.cfg.Environment;
import org.hibernate.internal.util.config.ConfigurationHelper;

/**
 * The secrets among a SessionFactory's settings, taken out of them before Hibernate copies them:
 * Hibernate shows its settings to whoever asks for them, and in its log.
 */
final class HiddenSecrets {
  private static final String PREFIX = "ids.secret.";

  /** They say where the secret is; a log may show that. */
  private static final List<String> PLACES = List.of("file:", "keystore:");

  private static final Logger LOG = System.getLogger(HiddenSecrets.class.getName());

  private final Map<String, Object> secrets;

  private HiddenSecrets(Map<String, Object> secrets) {
    this.secrets = secrets;
  }

  /** Removes the secrets from {@code settings}. */
  static HiddenSecrets takeFrom(Map<String, Object> settings) {
    Map<String, Object> secrets = new HashMap<>();
    settings.forEach(
        (key, value) -> {
          if (key.startsWith(PREFIX) && value != null) {
            secrets.put(key, value);
          }
        });
    settings.keySet().removeAll(secrets.keySet());
    ConfigurationHelper.resolvePlaceHolders(secrets);
    secrets.forEach(HiddenSecrets::warnOfFile);
    return new HiddenSecrets(secrets);
  }

  /** The settings with the secrets. */
  Map<String, Object> addTo(Map<String, Object> settings) {
    Map<String, Object> all = new HashMap<>(settings);
    all.putAll(secrets);
    return all;
  }

  /** Hibernate has read hibernate.properties before us, and written it to its log. */
  private static void warnOfFile(String key, Object value) {
    Properties global = Environment.getProperties();
    boolean shown =
        global.containsKey(key)
            && System.getProperty(key) == null
            && PLACES.stream().noneMatch(value.toString()::startsWith);
    if (shown) {
      LOG.log(
          Level.WARNING,
          "{0} stands in hibernate.properties, which Hibernate writes to its log; write file:<path>"
              + " there, or set it elsewhere, and change the secret if the log has been seen",
          key);
    }
  }
}
