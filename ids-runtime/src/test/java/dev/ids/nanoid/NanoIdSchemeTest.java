// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each declaration stands on a field, as a user's would. */
class NanoIdSchemeTest {
  @NanoId Object usual;

  @NanoId(size = 1024)
  Object longest;

  @NanoId(alphabet = "0123456789", size = 30)
  Object decimal;

  @NanoId(alphabet = "0123456789", size = 6)
  Object sixDigits;

  @NanoId(size = 10)
  Object sixtyBits;

  @NanoId(size = 11)
  Object sixtySixBits;

  @NanoId(alphabet = "01", size = 63)
  Object sixtyThreeCoins;

  @NanoId(alphabet = "01", size = 64)
  Object sixtyFourCoins;

  @NanoId(alphabet = "0123456789abcdef", size = 16)
  Object sixteenHexDigits;

  @NanoId(alphabet = "0123456789abcdef", size = 15)
  Object fifteenHexDigits;

  @NanoId(alphabet = "x", size = 1024)
  Object oneSymbol;

  @NanoId(size = 0)
  Object none;

  @NanoId(size = 1025)
  Object tooLong;

  @NanoId(alphabet = "")
  Object empty;

  @NanoId(alphabet = "abcabd")
  Object twice;

  @NanoId(alphabet = "a\"\\b\"")
  Object quoteTwice;

  @NanoId(alphabet = "aä😀b")
  Object emoji;

  @NanoId(alphabet = "😀")
  Object onlyEmoji;

  @NanoId(alphabet = "a\ud83d")
  Object brokenPair;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "none|[IDS083] size: size = 0 is outside 1..1024 symbols; help: size = 21",
        "tooLong|[IDS083] size: size = 1025 is outside 1..1024 symbols; help: size = 1024",
        "empty|[IDS080] alphabet: an alphabet has 1 to 256 symbols, this one has 0; help: alphabet ="
            + " \"useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict\"",
        "twice|[IDS082] alphabet: symbols must differ, or some ids would be likelier than others;"
            + " 'a' stands at 0 and at 3; help: alphabet = \"abcd\"",
        "quoteTwice|[IDS082] alphabet: symbols must differ, or some ids would be likelier than"
            + " others; '\"' stands at 1 and at 4; help: alphabet = \"a\\\"\\\\b\"",
        "emoji|[IDS081] alphabet: a symbol is one char, but the alphabet has one that takes two:"
            + " \"aä\\uD83D\\uDE00b\"; help: alphabet = \"aäb\"",
        "onlyEmoji|[IDS081] alphabet: a symbol is one char, but the alphabet has one that takes two:"
            + " \"\\uD83D\\uDE00\"; help: alphabet ="
            + " \"useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict\"",
        "brokenPair|[IDS081] alphabet: a symbol is one char, but the alphabet has one that takes two:"
            + " \"a\\uD83D\"; help: alphabet = \"a\""
      })
  void eachMistakeIsRefusedAtItsMember(String field, String message) {
    assertThatThrownBy(() -> scheme(field))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(message);
  }

  @Test
  void anAlphabetOfMoreThan256IsRefusedWithTheFirst256() {
    StringBuilder symbols = new StringBuilder();
    for (char c = 0x100; c <= 0x200; c++) {
      symbols.append(c);
    }
    String greatest = symbols.substring(0, 256);

    assertThat(Alphabet.of(greatest).size()).isEqualTo(256);
    assertThatThrownBy(() -> Alphabet.of(symbols.toString()))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS080] alphabet: an alphabet has 1 to 256 symbols, this one has 257; help: alphabet ="
                + " \""
                + greatest
                + "\"");
  }

  @Test
  void fewRandomBitsAreAdvice() throws Exception {
    assertThat(scheme("sixDigits").advice())
        .containsExactly(
            new Advice(
                "IDS084",
                "size",
                "6 symbols of 10 are 19.9 random bits: among about 1,200 ids two are equal with even"
                    + " chance",
                "size = 20"));
    assertThat(scheme("sixtyBits").advice())
        .containsExactly(
            new Advice(
                "IDS084",
                "size",
                "10 symbols of 64 are 60.0 random bits: among about 1,300,000,000 ids two are equal"
                    + " with even chance",
                "size = 11"));
    assertThat(scheme("sixtyThreeCoins").advice())
        .extracting(Advice::help)
        .containsExactly("size = 64");
    assertThat(scheme("sixtyFourCoins").advice()).isEmpty();
    assertThat(scheme("fifteenHexDigits").advice())
        .extracting(Advice::help)
        .containsExactly("size = 16");
    assertThat(scheme("sixteenHexDigits").advice()).isEmpty();
    assertThat(scheme("sixtySixBits").advice()).isEmpty();
    assertThat(scheme("usual").advice()).isEmpty();
    assertThat(scheme("decimal").advice()).isEmpty();
    assertThat(scheme("longest").advice()).isEmpty();
  }

  @Test
  void oneSymbolIsAdviceAtTheAlphabet() throws Exception {
    assertThat(scheme("oneSymbol").advice())
        .containsExactly(
            new Advice(
                "IDS084",
                "alphabet",
                "an alphabet of one symbol has one id",
                "alphabet ="
                    + " \"useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict\""));
  }

  @Test
  void otherTextIsRefusedWithTheReason() throws Exception {
    NanoIdScheme usual = scheme("usual");
    NanoIdScheme decimal = scheme("sixDigits");

    assertThat(usual.parse("HMRYuE9ZN1sxICnRYsdI9")).isEqualTo("HMRYuE9ZN1sxICnRYsdI9");
    assertThat(decimal.parse("000000")).isEqualTo("000000");
    assertThatThrownBy(() -> usual.parse("HMRYuE9ZN1sxICnRYsdI"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid nanoid \"HMRYuE9ZN1sxICnRYsdI\": needs 21 characters, has 20");
    assertThatThrownBy(() -> usual.parse("HMRYuE9ZN1sxICnRYsd.9"))
        .hasMessage(
            "invalid nanoid \"HMRYuE9ZN1sxICnRYsd.9\": character '.' at index 19 is not in the"
                + " alphabet \"useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict\"");
    assertThatThrownBy(() -> decimal.parse("12345\uff16"))
        .hasMessage(
            "invalid nanoid \"12345６\": character '６' (U+FF16) at index 5 is not in the alphabet"
                + " \"0123456789\"");
    assertThatThrownBy(() -> decimal.parse("1234\ud83d\ude00"))
        .hasMessage(
            "invalid nanoid \"1234\\uD83D\\uDE00\": character '\\uD83D' at index 4 is not in the"
                + " alphabet \"0123456789\"");
    assertThatThrownBy(() -> decimal.parse("")).hasMessageEndingWith("needs 6 characters, has 0");
  }

  @Test
  void idsAreOfTheInstalledRandomnessAndNeedNoClock() throws Exception {
    ScriptedClock clock = ScriptedClock.at(0);
    IdRuntime runtime =
        IdRuntime.of(Map.of(), clock, ScriptedRandom.of("00010203040a0b0c0d0e0fff1f1506"));

    assertThat(scheme("sixDigits").source(runtime).get()).isEqualTo("012345");
    assertThat(clock.reads()).isZero();
  }

  private static NanoIdScheme scheme(String field) throws NoSuchFieldException {
    return NanoIdScheme.of(
        NanoIdSchemeTest.class.getDeclaredField(field).getAnnotation(NanoId.class));
  }
}
