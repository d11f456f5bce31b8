// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each declaration stands on a field, as a user's would. */
class RelativeIdSchemeTest {
  private static final String HEX_OF_SECRET =
      "746573742d7365637265742d30313233343536373839616263646566";

  @RelativeId Object usual;

  @RelativeId(salt = "orders", secret = "order-tags-2")
  Object salted;

  @RelativeId(secret = "")
  Object withoutSecret;

  @RelativeId(secret = "Default")
  Object upperCase;

  @RelativeId(secret = "a--b")
  Object twoHyphens;

  @RelativeId(secret = "-a")
  Object hyphenFirst;

  @RelativeId(secret = "a.b")
  Object dotted;

  @RelativeId(secret = "hex:000102030405060708090a0b0c0d0e0f")
  Object hexOfSecret;

  @RelativeId(secret = "000102030405060708090a0b0c0d0e0f")
  Object bareSecret;

  @RelativeId(secret = "correct horse battery staple")
  Object passphrase;

  @RelativeId(secret = "a234567890123456789012345678901")
  Object longestName;

  @RelativeId(salt = "a\ud83d")
  Object brokenSalt;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "withoutSecret",
        "upperCase",
        "twoHyphens",
        "hyphenFirst",
        "dotted",
        "hexOfSecret",
        "bareSecret",
        "passphrase"
      })
  void whatIsNoNameIsRefusedAndNotShown(String field) {
    assertThatThrownBy(() -> scheme(field))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS070] secret: secret takes the name of a secret, at most 31 of a-z 0-9 and single"
                + " hyphens, and never the secret itself; help: secret = \"default\", and the"
                + " setting ids.secret.default");
  }

  @Test
  void aSaltThatIsNoTextIsRefused() {
    assertThatThrownBy(() -> scheme("brokenSalt"))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS071] salt: salt \"a\\uD83D\" has an unpaired surrogate, which is no text; help:"
                + " salt = \"orders\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"usual", "salted", "longestName"})
  void theOthersAreWithoutAdvice(String field) throws Exception {
    assertThat(scheme(field).advice()).isEmpty();
    assertThat(scheme(field).slotBits()).isZero();
  }

  @Test
  void idsAreIssuedUnderTheNamedSecretAndSalt() throws Exception {
    IdRuntime runtime =
        IdRuntime.of(
            Map.of(
                "ids.secret.default", "hex:" + "00".repeat(16),
                "ids.secret.order-tags-2", "hex:" + HEX_OF_SECRET),
            ScriptedClock.at(1_767_225_600_000L),
            ScriptedRandom.of("00123456789abc"));
    RelativeIdScheme.KeyedSource source = scheme("salted").source(runtime);

    assertThat(source.next("acme", Relid::new)).hasToString("CAHMAC-01KDVDNA00-0J6HB7H6NW");
    assertThat(source.next("42", Relid::new)).hasToString("85TEEJ-01KDVDNA00-0J6HB7H6NX");
    assertThat(source.lowest("acme", Relid::new)).hasToString("CAHMAC-0000000000-0000000000");
    assertThat(source.highest("acme", Relid::new)).hasToString("CAHMAC-7ZZZZZZZZZ-ZZZZZZZZZZ");
  }

  @Test
  void aSecretThatIsNotConfiguredIsAskedForByItsSetting() {
    IdRuntime runtime = IdRuntime.of(Map.of());

    assertThatThrownBy(() -> scheme("salted").source(runtime))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "no secret \"order-tags-2\" is configured; set ids.secret.order-tags-2 to file:<path>,"
                + " hex:<digits>, base64:<text> or keystore:<path>#<alias>, of at least 16 bytes");
  }

  @Test
  void accessorsReadTimeAndTagFromTheBits() {
    Relid relid = Relid.parse("CAHMAC-01KDVDNA00-0J6HB7H6NW");

    assertThat(RelativeIdScheme.timestamp(relid.high(), relid.low()))
        .isEqualTo("2026-01-01T00:00:00Z");
    assertThat(RelativeIdScheme.tag(relid.high(), relid.low())).isEqualTo("CAHMAC");
  }

  private static RelativeIdScheme scheme(String field) throws NoSuchFieldException {
    return RelativeIdScheme.of(
        RelativeIdSchemeTest.class.getDeclaredField(field).getAnnotation(RelativeId.class));
  }
}
