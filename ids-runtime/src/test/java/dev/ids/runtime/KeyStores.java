// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import javax.crypto.spec.SecretKeySpec;

/** Key stores made for a test. */
final class KeyStores {
  private KeyStores() {}

  /** A PKCS #12 file with one secret key. */
  static Path pkcs12(Path folder, String alias, byte[] key, String password) throws Exception {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    KeyStore.ProtectionParameter protection =
        new KeyStore.PasswordProtection(password.toCharArray());
    store.setEntry(
        alias, new KeyStore.SecretKeyEntry(new SecretKeySpec(key, "HmacSHA256")), protection);
    Path file = folder.resolve("store.p12");
    try (OutputStream out = Files.newOutputStream(file)) {
      store.store(out, password.toCharArray());
    }
    return file;
  }
}
