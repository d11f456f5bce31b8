// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Secret;
import dev.ids.internal.Quoted;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the secret behind a setting {@code ids.secret.<name>}. No message ever holds a part of the
 * value, since that may be the secret.
 */
final class SecretSetting {
  /** Follows the key of a key store's secret. */
  static final String PASSWORD = ".password";

  private static final String NAME = "[a-z0-9]+(-[a-z0-9]+)*";
  private static final String FORMS =
      "file:<path>, hex:<digits>, base64:<text> or keystore:<path>#<alias>";

  private SecretSetting() {}

  /**
   * Adds the secret of a setting.
   *
   * @param source all settings, among which the password of a key store is
   * @throws IllegalArgumentException if the setting cannot be read; the message shows the key only
   */
  static void add(
      Map<String, Secret> secrets, String key, String value, String origin, Map<String, ?> source) {
    String name = key.substring(Settings.SECRET.length());
    if (name.endsWith(PASSWORD)) {
      return;
    }
    if (!name.matches(NAME)) {
      throw new IllegalArgumentException(
          "the name of a secret has a-z 0-9 and single hyphens: " + Quoted.of(key) + origin);
    }
    try {
      secrets.put(name, read(value.strip(), source.get(key + PASSWORD)));
    } catch (IOException | GeneralSecurityException e) {
      // Without the cause, whose message may quote what it read.
      throw new IllegalArgumentException(
          key + origin + " cannot be read: " + e.getClass().getSimpleName());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(key + origin + ": " + e.getMessage());
    }
  }

  private static Secret read(String value, @Nullable Object password)
      throws IOException, GeneralSecurityException {
    int colon = value.indexOf(':');
    String form = colon < 0 ? "" : value.substring(0, colon);
    String rest = value.substring(colon + 1);
    return switch (form) {
      case "file" -> secret(withoutLastNewline(Files.readAllBytes(path(rest))));
      case "hex" -> secret(hex(rest));
      case "base64" -> secret(base64(rest));
      case "keystore" -> fromKeyStore(rest, password);
      default ->
          throw new IllegalArgumentException("a secret is " + FORMS + "; this value is neither");
    };
  }

  private static Secret secret(byte[] bytes) {
    try {
      return Secret.of(bytes);
    } finally {
      Arrays.fill(bytes, (byte) 0);
    }
  }

  private static byte[] hex(String digits) {
    try {
      return HexFormat.of().parseHex(digits);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("what follows hex: is not an even number of hex digits");
    }
  }

  private static byte[] base64(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("what follows base64: is not base 64");
    }
  }

  /** Files written by an editor or by echo end with a newline that is not part of the secret. */
  private static byte[] withoutLastNewline(byte[] bytes) {
    int length = bytes.length;
    if (length > 0 && bytes[length - 1] == '\n') {
      length--;
      if (length > 0 && bytes[length - 1] == '\r') {
        length--;
      }
    }
    byte[] cut = Arrays.copyOf(bytes, length);
    Arrays.fill(bytes, (byte) 0);
    return cut;
  }

  private static Secret fromKeyStore(String location, @Nullable Object passwordSetting)
      throws IOException, GeneralSecurityException {
    int hash = location.lastIndexOf('#');
    if (hash <= 0 || hash == location.length() - 1) {
      throw new IllegalArgumentException("keystore: takes <path>#<alias>");
    }
    if (passwordSetting == null) {
      throw new IllegalArgumentException(
          "a key store needs its password: the same key with " + PASSWORD + " behind it");
    }
    char[] password = password(passwordSetting.toString());
    try {
      File file = path(location.substring(0, hash)).toFile();
      Key key = KeyStore.getInstance(file, password).getKey(location.substring(hash + 1), password);
      if (key == null || key.getEncoded() == null) {
        throw new IllegalArgumentException("the key store has no secret key of that alias");
      }
      return secret(key.getEncoded());
    } finally {
      Arrays.fill(password, '\0');
    }
  }

  /** The password itself, or {@code file:<path>}. */
  private static char[] password(String setting) throws IOException {
    String file = "file:";
    return setting.startsWith(file)
        ? Files.readString(path(setting.substring(file.length()))).strip().toCharArray()
        : setting.toCharArray();
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException("what follows file: or keystore: is no path");
    }
  }
}
