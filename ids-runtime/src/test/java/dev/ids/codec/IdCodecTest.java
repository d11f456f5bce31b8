// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.snowflake.Friendly;
import dev.ids.snowflake.Layout;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

/** What every codec can do: stand between a prefix and a suffix. */
class IdCodecTest {
  private static final IdCodec DECIMAL = Radix.of(10);

  @Test
  void prefixAndSuffixStandAroundTheText() {
    IdCodec codec = DECIMAL.withPrefix("b").withPrefix("a").withSuffix("y").withSuffix("z");

    assertThat(codec.encode(42)).isEqualTo("ab42yz");
    assertThat(codec.decode("ab42yz")).isEqualTo(42);
    assertThat(codec.maxLength()).isEqualTo(23);
  }

  @Test
  void anEmptyAffixIsNoneAndNullIsRefused() {
    for (IdCodec codec : new IdCodec[] {DECIMAL, DECIMAL.withPrefix("a")}) {
      assertThat(codec.withPrefix("")).isSameAs(codec);
      assertThat(codec.withSuffix("")).isSameAs(codec);
      assertNullIsRefused(codec);
    }
  }

  @SuppressWarnings("NullAway") // on purpose
  private static void assertNullIsRefused(IdCodec codec) {
    assertThatThrownBy(() -> codec.withPrefix(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> codec.withSuffix(null)).isInstanceOf(NullPointerException.class);
  }

  @Test
  void affixesOfDigitsAreReadBack() {
    IdCodec codec = DECIMAL.withPrefix("1").withSuffix("1");

    assertThat(codec.encode(1)).isEqualTo("111");
    assertThat(codec.decode("111")).isEqualTo(1);
    assertThat(codec.decode("1111")).isEqualTo(11);
    // Prefix and suffix may not share a character.
    assertThatThrownBy(() -> codec.decode("1"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid id text \"1\": does not end with \"1\"");
    assertThatThrownBy(() -> codec.decode("11"))
        .hasMessageEndingWith("needs 1 to 19 characters, has 0");
  }

  @Test
  void anAffixShows() {
    assertThatThrownBy(() -> DECIMAL.withPrefix(" "))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith("[IDS037] prefix: prefix \" \" has characters that do not show");
    assertThatThrownBy(() -> DECIMAL.withSuffix("\ud83d"))
        .hasMessageStartingWith("[IDS037] suffix: suffix \"\\uD83D\" has characters");
  }

  @Test
  void aCodecOfOthersKnowsNeitherLengthNorOrder() {
    IdCodec own =
        new IdCodec() {
          @Override
          public String encode(long id) {
            return Long.toHexString(id);
          }

          @Override
          public long decode(String text) {
            return Long.parseLong(text, 16);
          }
        };

    assertThat(own.maxLength()).isEqualTo(255);
    assertThat(own.isOrdered()).isFalse();
    assertThat(own.withPrefix("0x").encode(255)).isEqualTo("0xff");
    assertThat(own.withPrefix("0x").decode("0xff")).isEqualTo(255);
    assertThat(own.withPrefix("0x").maxLength()).isEqualTo(257);
  }

  @Test
  void orderSurvivesAffixes() {
    IdCodec friendly = Friendly.of(Layout.JS_SAFE_MS, ZoneId.of("UTC"), true);

    assertThat(friendly.withPrefix("t-").withSuffix("x").isOrdered()).isTrue();
    assertThat(DECIMAL.withPrefix("t-").isOrdered()).isFalse();
  }
}
