// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.ids.IdScheme;
import dev.ids.Options;
import dev.ids.relative.RelativeId;
import dev.ids.relative.RelativeIdScheme;
import dev.ids.relative.Tagger;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever goes wrong with a secret: no message, cause, suppressed exception or other text holds
 * four consecutive characters of it, of its value or of a password.
 */
class SecretsAreNeverShownTest {
  private static final String KEY = "ids.secret.default";
  private static final String SHOWN_AT_MOST = "a secret is file:<path>, hex:<digits>,";

  @TempDir Path folder;

  private String store = "";

  @BeforeEach
  void makeAKeyStore() throws Exception {
    Path deep = Files.createDirectories(folder.resolve("Zq7Xw9Kp2VtRm4Ys"));
    store =
        KeyStores.pkcs12(deep, "tags", "Jx5Lf8Nc3Hb6Gd1Qw".getBytes(UTF_8), "open-Uv0Ei")
            .toString();
  }

  @Test
  void valuesThatAreNoneAreRefusedWithTheKeyAlone() {
    assertRefused("Zq7Xw9Kp2VtRm4Ys", forms());
    assertRefused("", forms());
    assertRefused("HEX:5a7158773950703256745270", forms());
    assertRefused("hx:5a7158773950703256745270", forms());
    assertRefused("vault:Zq7Xw9Kp2VtRm4Ys", forms());
    assertRefused("correct horse Zq7Xw9Kp2VtRm4Ys", forms());
  }

  @Test
  void badHexAndBase64AreRefused() {
    String noHex = "what follows hex: is not an even number of hex digits";
    assertRefused("hex:5a715877395070325674527", noHex);
    assertRefused("hex:5a71587739507032567452zz", noHex);
    assertRefused("hex:5a 71 58 77 39 50 70 32", noHex);
    assertRefused("hex:0x5a71587739507032567452", noHex);
    assertRefused("base64:Zq7Xw9Kp2VtRm4Ys%%", "what follows base64: is not base 64");
    assertRefused("base64:Zq7Xw9Kp-2VtRm4Ys_", "what follows base64: is not base 64");
    assertRefused("base64:Zq7Xw", "what follows base64: is not base 64");
  }

  @Test
  void shortSecretsAreRefusedInEveryForm() throws Exception {
    String tooShort = "a secret needs at least 16 bytes, this one has ";
    assertRefused("hex:", tooShort + 0);
    assertRefused("hex:5a7158773950703256745270aabbcc", tooShort + 15);
    assertRefused("base64:Zq7Xw9Kp2VtRm4YsZq7X", tooShort + 15);
    assertRefused("base64:", tooShort + 0);
    Path file = Files.writeString(folder.resolve("short"), "Zq7Xw9Kp2VtRm4Y\n");
    assertRefused("file:" + file, tooShort + 15);
    String key = KeyStores.pkcs12(folder, "k", "Jx5Lf8Nc3Hb6Gd1".getBytes(UTF_8), "pw").toString();
    assertRefused("keystore:" + key + "#k", "pw", tooShort + 15);
  }

  @Test
  void filesThatCannotBeReadAreRefused() throws Exception {
    assertRefused("file:/Zq7Xw9Kp/2VtRm4Ys", "there is no such file");
    assertRefused(
        "file:" + folder.resolve("Zq7Xw9Kp2VtRm4Ys"), "the file cannot be read: IOException");
    assertRefused("file:Zq7Xw9Kp\0002VtRm4Ys", "what follows file: or keystore: is no path");
    assertRefused("file:", "the file cannot be read: IOException");
    assertRefused(
        "keystore:Zq7Xw9Kp\0002VtRm4Ys#tags", "pw", "what follows file: or keystore: is no path");
  }

  @Test
  void keyStoresThatCannotBeReadAreRefused() throws Exception {
    String noStore = "the file cannot be read as a key store: ";
    assertRefused(
        "keystore:" + store, "open-Uv0Ei", "what follows keystore: is not <path>#<alias>");
    assertRefused("keystore:#tags", "pw", "what follows keystore: is not <path>#<alias>");
    assertRefused("keystore:" + store + "#", "pw", "what follows keystore: is not <path>#<alias>");
    assertRefused(
        "keystore:" + store + "#tags",
        "a key store needs its password: the same key with .password behind it");
    assertRefused(
        "keystore:" + store + "#other",
        "open-Uv0Ei",
        "the key store has no secret key of that alias");
    assertRefused(
        "keystore:" + store + "#tags", "wrong-Uv0Ei", "the password is not that of the key store");
    assertRefused("keystore:/Zq7Xw9Kp2VtRm4Ys#tags", "open-Uv0Ei", "there is no such file");
    assertRefused("keystore:" + folder + "#tags", "open-Uv0Ei", "there is no such file");
    Path noKeyStore = Files.writeString(folder.resolve("text"), "Zq7Xw9Kp2VtRm4Ys");
    assertRefused("keystore:" + noKeyStore + "#tags", "open-Uv0Ei", noStore + "KeyStoreException");
    assertRefused("keystore:" + store + "#tags", "file:/Uv0Ei7Ao2/pw", "there is no such file");
  }

  @Test
  void theOriginIsNamed() {
    Map<String, String> bad = Map.of(KEY, "Zq7Xw9Kp2VtRm4Ys");
    Map<String, String> variable = Map.of("IDS_SECRET_ORDER_TAGS", "Zq7Xw9Kp2VtRm4Ys");

    assertMessage(
        catchThrowable(() -> DefaultSettings.of(file(bad), Map.of(), Map.of())),
        KEY + " (in ids.properties): " + forms());
    assertMessage(
        catchThrowable(() -> DefaultSettings.of(Map.of(), Map.of(), bad)),
        KEY + " (system property): " + forms());
    assertMessage(
        catchThrowable(() -> DefaultSettings.of(Map.of(), variable, Map.of())),
        "ids.secret.order-tags (environment variable IDS_SECRET_ORDER_TAGS): " + forms());
  }

  private static Map<String, Options.Value> file(Map<String, String> texts) {
    return FlatSettings.of(texts, key -> " (in ids.properties)");
  }

  @Test
  void norInNestedMapsFilesAndGenerators() {
    assertMessage(
        catchThrowable(
            () -> Settings.of(Map.of("ids", Map.of("secret", Map.of("a", "Zq7Xw9Kp2VtRm4Ys"))))),
        "ids.secret.a: " + forms());
    assertMessage(
        catchThrowable(() -> Settings.of(Map.of("ids.secret.a", List.of("Zq7Xw9Kp2VtRm4Ys")))),
        "the name of a secret has a-z 0-9 and single hyphens: \"ids.secret.a[0]\"");
    assertMessage(
        catchThrowable(() -> yaml("ids:\n  secret: {a: Zq7Xw9Kp2VtRm4Ys}\n")),
        "ids.secret.a (in ids.yaml, line 2): " + forms());
    assertMessage(
        catchThrowable(() -> yaml("ids:\n  secret: {a: Zq7Xw9Kp2VtRm4Ys\n  b: ]\n")),
        "ids.yaml, line 3: this is no YAML");
    assertMessage(
        catchThrowable(() -> yaml("ids:\n  secret: {a: Zq7Xw9Kp, a: 2VtRm4Ys}\n")),
        "\"ids.secret.a\" (in ids.yaml, line 2) is given twice");
    assertMessage(
        catchThrowable(
            () ->
                IdRuntime.of(
                    Map.of(
                        "ids.generators.x.strategy", "relative",
                        "ids.generators.x.secret", "hex:5a7158773950703256745270"))),
        "[IDS070] ids.generators.x.secret: secret takes the name of a secret, at most 31 of a-z 0-9"
            + " and single hyphens, and never the secret itself; write secret = \"default\", and the"
            + " setting ids.secret.default");
  }

  private static Settings yaml(String content) throws Exception {
    return new Settings.Builder()
        .add(YamlFile.read("ids.yaml", new ByteArrayInputStream(content.getBytes(UTF_8))))
        .build();
  }

  @Test
  void namesThatAreNoneAreRefused() {
    for (String name : List.of("", "A", "a.b", "a_b", "-a", "a-", "a--b", "ä")) {
      assertMessage(
          catchThrowable(() -> Settings.of(Map.of("ids.secret." + name, "Zq7Xw9Kp2VtRm4Ys"))),
          "the name of a secret has a-z 0-9 and single hyphens: \"ids.secret." + name + "\"");
    }
    assertMessage(
        catchThrowable(() -> Settings.of(Map.of("ids.secret." + "5a71".repeat(8), "x"))),
        "ids.secret.<name>: the name of a secret has at most 31 characters, here are 32");
    assertMessage(
        catchThrowable(
            () ->
                DefaultSettings.of(
                    Map.of(), Map.of("IDS_SECRET_" + "5A71".repeat(8), "x"), Map.of())),
        "ids.secret.<name>: the name of a secret has at most 31 characters, here are 32");
    assertMessage(
        catchThrowable(() -> Settings.of(Map.of("ids.secrets.default", "Zq7Xw9Kp2VtRm4Ys"))),
        "unknown setting \"ids.secrets.default\"; did you mean ids.secret.default? Known are ids.clock.borrow-up-to, ids.clock.wait-up-to, ids.generators.<name>.<option>, ids.secret.<name>, ids.slot, ids.slot.bits, ids.slot.guard, ids.slot.lease.max-loss, ids.slot.lease.max-skew, ids.slot.lease.namespace, ids.slot.lease.owner, ids.slot.lease.wait-up-to, ids.slot.lease.window, ids.storage.<type>, ids.store.password, ids.store.url, ids.store.user, ids.store.wait-up-to");
  }

  @RelativeId Object declared;

  @Test
  void nothingThatHoldsASecretShowsIt() throws Exception {
    Map<String, Object> values = new HashMap<>();
    values.put(KEY, "keystore:" + store + "#tags");
    values.put(KEY + ".password", "open-Uv0Ei");
    values.put(
        "ids.secret.other", "hex:" + HexFormat.of().formatHex("Zq7Xw9Kp2VtRm4Ys".getBytes(UTF_8)));
    Settings settings = Settings.of(values);
    IdRuntime runtime = IdRuntime.of(values);
    IdScheme scheme =
        RelativeIdScheme.of(
            getClass().getDeclaredField("declared").getAnnotation(RelativeId.class));

    for (Object holder :
        List.of(
            settings,
            settings.secrets(),
            settings.describeSlot(),
            runtime,
            runtime.domain(scheme),
            runtime.secret("default"),
            Tagger.of(runtime.secret("default"), ""),
            new SecretSetting(KEY, "Zq7Xw9Kp2VtRm4Ys", " (system property)"))) {
      assertHidden(holder.toString());
    }
    assertHidden(stackTrace(catchThrowable(() -> runtime.secret("missing"))));
  }

  private static String forms() {
    return SHOWN_AT_MOST + " base64:<text> or keystore:<path>#<alias>; this value is none";
  }

  private static void assertRefused(String value, String reason) {
    assertMessage(catchThrowable(() -> IdRuntime.of(Map.of(KEY, value))), KEY + ": " + reason);
  }

  private static void assertRefused(String value, String password, String reason) {
    assertMessage(
        catchThrowable(() -> IdRuntime.of(Map.of(KEY, value, KEY + ".password", password))),
        KEY + ": " + reason);
  }

  private static void assertMessage(Throwable thrown, String message) {
    assertThat(thrown).isExactlyInstanceOf(IllegalArgumentException.class).hasMessage(message);
    assertHidden(stackTrace(thrown));
  }

  /** Secrets, paths and passwords of this test are made of these, also in hex. */
  private static void assertHidden(String text) {
    for (String part :
        List.of("Zq7Xw9Kp2VtRm4Ys", "Jx5Lf8Nc3Hb6Gd1Qw", "open-Uv0Ei", "wrong-Uv0Ei")) {
      for (int i = 0; i + 4 <= part.length(); i++) {
        String piece = part.substring(i, i + 4);
        assertThat(text).doesNotContain(piece);
        assertThat(text).doesNotContain(HexFormat.of().formatHex(piece.getBytes(UTF_8)));
      }
    }
    assertThat(text).doesNotContain("5a71", "/Zq", "Zq7X");
  }

  /** With causes and suppressed exceptions. */
  private static String stackTrace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
