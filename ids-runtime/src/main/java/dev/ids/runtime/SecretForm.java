// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Secret;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The forms in which a setting gives a secret. Stateless and thread-safe. */
final class SecretForm {
  private static final String FILE = "file";
  private static final String FORMS =
      "file:<path>, hex:<digits>, base64:<text> or keystore:<path>#<alias>";

  private SecretForm() {}

  /** Says why a value gives no secret, and shows no part of it. */
  static final class UnreadableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableException(String reason) {
      super(reason);
    }
  }

  /**
   * Reads the secret that a value gives.
   *
   * @param password of a key store: itself, or {@code file:<path>}
   */
  static Secret read(String value, @Nullable String password) throws UnreadableException {
    int colon = value.indexOf(':');
    String form = colon < 0 ? "" : value.substring(0, colon);
    String rest = value.substring(colon + 1);
    return switch (form) {
      case FILE -> secret(content(path(rest)));
      case "hex" -> secret(hex(rest));
      case "base64" -> secret(base64(rest));
      case "keystore" -> ofKeyStore(rest, password);
      default -> throw new UnreadableException("a secret is " + FORMS + "; this value is none");
    };
  }

  private static Secret secret(byte[] bytes) throws UnreadableException {
    try {
      return Secret.of(bytes);
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(String.valueOf(e.getMessage()));
    } finally {
      Arrays.fill(bytes, (byte) 0);
    }
  }

  private static byte[] hex(String digits) throws UnreadableException {
    try {
      return HexFormat.of().parseHex(digits);
    } catch (IllegalArgumentException e) {
      throw new UnreadableException("what follows hex: is not an even number of hex digits");
    }
  }

  private static byte[] base64(String text) throws UnreadableException {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw new UnreadableException("what follows base64: is not base 64");
    }
  }

  /** The bytes of a file without its last line end: editors and echo write one. */
  private static byte[] content(Path file) throws UnreadableException {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      throw new UnreadableException("there is no such file");
    } catch (AccessDeniedException e) {
      throw new UnreadableException("this process may not read the file");
    } catch (IOException e) {
      throw new UnreadableException("the file cannot be read: " + e.getClass().getSimpleName());
    }
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

  private static Secret ofKeyStore(String location, @Nullable String passwordSetting)
      throws UnreadableException {
    int hash = location.lastIndexOf('#');
    if (hash <= 0 || hash == location.length() - 1) {
      throw new UnreadableException("what follows keystore: is not <path>#<alias>");
    }
    if (passwordSetting == null) {
      throw new UnreadableException(
          "a key store needs its password: the same key with "
              + SecretSetting.PASSWORD
              + " behind it");
    }
    File file = path(location.substring(0, hash)).toFile();
    if (!file.isFile()) {
      throw new UnreadableException("there is no such file");
    }
    char[] password = password(passwordSetting);
    try {
      return secret(key(file, password, location.substring(hash + 1)));
    } finally {
      Arrays.fill(password, '\0');
    }
  }

  private static byte[] key(File file, char[] password, String alias) throws UnreadableException {
    try {
      KeyStore store = KeyStore.getInstance(file, password);
      boolean secret = store.entryInstanceOf(alias, KeyStore.SecretKeyEntry.class);
      Key key = secret ? store.getKey(alias, password) : null;
      byte[] encoded = key == null ? null : key.getEncoded();
      if (encoded == null) {
        throw new UnreadableException("the key store has no secret key of that alias");
      }
      return encoded;
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      boolean wrongPassword =
          e instanceof UnrecoverableKeyException
              || e.getCause() instanceof UnrecoverableKeyException;
      throw new UnreadableException(
          wrongPassword
              ? "the password is not that of the key store"
              : "the file cannot be read as a key store: " + e.getClass().getSimpleName());
    }
  }

  /** The password itself, or that in a file. */
  private static char[] password(String setting) throws UnreadableException {
    if (!setting.startsWith(FILE + ":")) {
      return setting.toCharArray();
    }
    byte[] bytes = content(path(setting.substring(FILE.length() + 1)));
    try {
      CharBuffer chars = StandardCharsets.UTF_8.decode(ByteBuffer.wrap(bytes));
      char[] password = new char[chars.remaining()];
      chars.get(password);
      Arrays.fill(chars.array(), '\0');
      return password;
    } finally {
      Arrays.fill(bytes, (byte) 0);
    }
  }

  private static Path path(String text) throws UnreadableException {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UnreadableException("what follows file: or keystore: is no path");
    }
  }
}
