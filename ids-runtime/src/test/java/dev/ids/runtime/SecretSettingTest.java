// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Options;
import dev.ids.Secret;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every form in which a setting gives a secret, and where settings come from. */
class SecretSettingTest {
  private static final String KEY = "ids.secret.default";
  private static final byte[] BYTES = "correct horse battery".getBytes(UTF_8);
  private static final String HEX = "hex:" + HexFormat.of().formatHex(BYTES);

  @TempDir Path folder;

  @Test
  void hexIsReadInEitherCase() {
    String digits = HexFormat.of().formatHex(BYTES);

    assertThat(bytes("hex:" + digits)).isEqualTo(BYTES);
    assertThat(bytes("hex:" + digits.toUpperCase(Locale.ROOT))).isEqualTo(BYTES);
    assertThat(bytes("  hex:" + digits + "\n")).isEqualTo(BYTES);
  }

  @Test
  void base64IsReadWithAndWithoutPadding() {
    String text = Base64.getEncoder().encodeToString(Arrays.copyOf(BYTES, 20));

    assertThat(text).endsWith("=");
    assertThat(bytes("base64:" + text)).isEqualTo(Arrays.copyOf(BYTES, 20));
    assertThat(bytes("base64:" + text.replace("=", ""))).isEqualTo(Arrays.copyOf(BYTES, 20));
  }

  static Stream<Map.Entry<String, String>> files() {
    String secret = new String(BYTES, UTF_8);
    return Stream.of(
        Map.entry(secret, secret),
        Map.entry(secret + "\n", secret),
        Map.entry(secret + "\r\n", secret),
        Map.entry(secret + "\n\n", secret + "\n"),
        Map.entry(secret + "\r", secret + "\r"),
        Map.entry(" " + secret + " \n", " " + secret + " "));
  }

  @ParameterizedTest
  @MethodSource("files")
  void aFileIsReadWithoutItsLastLineEnd(Map.Entry<String, String> content) throws Exception {
    Path file = Files.writeString(folder.resolve("a secret"), content.getKey());

    assertThat(bytes("file:" + file)).isEqualTo(content.getValue().getBytes(UTF_8));
  }

  @Test
  void aFileMayHoldAnyBytes() throws Exception {
    byte[] random = HexFormat.of().parseHex("ff00fe0d0a80c3280a0d0000aabbccdd");
    Path file = Files.write(folder.resolve("secret"), random);

    assertThat(bytes("file:" + file)).isEqualTo(random);
  }

  @ParameterizedTest
  @ValueSource(strings = {"password", "file"})
  void aKeyStoreIsOpenedByItsPasswordOrByThatInAFile(String how) throws Exception {
    Path store = KeyStores.pkcs12(folder, "tags", BYTES, "open sesame");
    Path file = Files.writeString(folder.resolve("password"), "open sesame\n");
    String password = how.equals("file") ? "file:" + file : "open sesame";

    assertThat(
            bytes(
                Settings.of(
                    Map.of(KEY, "keystore:" + store + "#tags", KEY + ".password", password))))
        .isEqualTo(BYTES);
  }

  @Test
  void aHashMayStandInThePathOfAKeyStore() throws Exception {
    Path store = KeyStores.pkcs12(Files.createDirectory(folder.resolve("a#b")), "x", BYTES, "pw");

    assertThat(bytes(Settings.of(Map.of(KEY, "keystore:" + store + "#x", KEY + ".password", "pw"))))
        .isEqualTo(BYTES);
  }

  @Test
  void aPasswordMayComeFromAnotherOriginThanItsKeyStore() throws Exception {
    Path store = KeyStores.pkcs12(folder, "tags", BYTES, "open sesame");
    Map<String, Options.Value> file = file(Map.of(KEY, "keystore:" + store + "#tags"));
    Map<String, String> environment = Map.of("IDS_SECRET_DEFAULT_PASSWORD", "open sesame");

    assertThat(bytes(DefaultSettings.of(file, environment, Map.of()))).isEqualTo(BYTES);
    assertThat(
            bytes(
                DefaultSettings.of(
                    file(Map.of(KEY + ".password", "open sesame")),
                    Map.of("IDS_SECRET_DEFAULT", "keystore:" + store + "#tags"),
                    Map.of())))
        .isEqualTo(BYTES);
  }

  @Test
  void environmentVariablesNameSecretsWithHyphens() {
    Settings settings =
        DefaultSettings.of(
            Map.of(),
            Map.of("IDS_SECRET_ORDER_TAGS", HEX, "IDS_SECRET_DEFAULT", HEX, "OTHER", "x"),
            Map.of());

    assertThat(settings.secrets()).containsOnlyKeys("order-tags", "default");
    assertThat(settings.makeRuntime()).isTrue();
  }

  @Test
  void systemPropertiesOverrideTheEnvironmentAndThatTheFile() {
    Settings settings =
        DefaultSettings.of(
            file(Map.of("ids.secret.a", HEX, "ids.secret.b", HEX, "ids.secret.c", HEX)),
            Map.of("IDS_SECRET_B", "hex:" + "01".repeat(16), "IDS_SECRET_C", HEX),
            Map.of("ids.secret.c", "hex:" + "02".repeat(16)));

    assertThat(bytes(settings, "a")).isEqualTo(BYTES);
    assertThat(bytes(settings, "b")).isEqualTo(HexFormat.of().parseHex("01".repeat(16)));
    assertThat(bytes(settings, "c")).isEqualTo(HexFormat.of().parseHex("02".repeat(16)));
  }

  @Test
  void aSecretThatIsOverriddenIsNotRead() {
    Settings settings =
        DefaultSettings.of(file(Map.of(KEY, "file:/does/not/exist")), Map.of(), Map.of(KEY, HEX));

    assertThat(bytes(settings)).isEqualTo(BYTES);
  }

  private static Map<String, Options.Value> file(Map<String, String> texts) {
    return FlatSettings.of(texts, key -> " (in ids.properties)");
  }

  @Test
  void secretsAreNoSettingsThatCanBeAskedFor() {
    IdRuntime runtime = IdRuntime.of(Map.of(KEY, HEX, KEY + ".password", "x"));

    assertThat(runtime.setting(KEY)).isEmpty();
    assertThat(runtime.setting(KEY + ".password")).isEmpty();
    assertThat(runtime.secret("default")).isEqualTo(Secret.of(BYTES));
  }

  @Test
  void nullValuesAreNone() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(KEY, null);

    assertThat(Settings.of(settings).secrets()).isEmpty();
  }

  @Test
  void aNameHasAtMostThirtyOneCharactersSoThatItIsNoSecret() {
    String longest = "a".repeat(31);

    assertThat(bytes(Settings.of(Map.of("ids.secret." + longest, HEX)), longest)).isEqualTo(BYTES);
    assertThatThrownBy(() -> Settings.of(Map.of("ids.secret." + longest + "a", HEX)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ids.secret.<name>: the name of a secret has at most 31 characters, here are 32");
  }

  private byte[] bytes(String value) {
    return bytes(Settings.of(Map.of(KEY, value)));
  }

  private static byte[] bytes(Settings settings) {
    return bytes(settings, "default");
  }

  private static byte[] bytes(Settings settings, String name) {
    assertThat(settings.secrets()).containsKey(name);
    return settings.secrets().get(name).use(byte[]::clone);
  }
}
