// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotedTest {
  @Test
  void aMessageOfOthersKeepsItsLinesAndNothingElseThatDoesNotShow() {
    assertThat(Quoted.printable("a\n\u001bb", 9)).isEqualTo("a\n\\u001Bb");
    assertThat(Quoted.printable("abc", 2)).isEqualTo("ab… (3 characters)");
  }

  @Test
  void plainTextStandsInDoubleQuotes() {
    assertThat(Quoted.of("")).isEqualTo("\"\"");
    assertThat(Quoted.of("it's")).isEqualTo("\"it's\"");
    assertThat(Quoted.of("Grüße, 日本")).isEqualTo("\"Grüße, 日本\"");
  }

  @Test
  void quotesAndBackslashesAreEscaped() {
    assertThat(Quoted.of("a\"b\\c")).isEqualTo("\"a\\\"b\\\\c\"");
    assertThat(Quoted.character('"')).isEqualTo("'\"'");
    assertThat(Quoted.character('\'')).isEqualTo("'\\''");
    assertThat(Quoted.character('\\')).isEqualTo("'\\\\'");
  }

  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u0000',
        '\t',
        '\n',
        '\r',
        '\u001B',
        '\u007F',
        '\u0085',
        '\u009B', // control
        '\u00AD',
        '\u061C',
        '\u200B',
        '\u200E',
        '\u202E',
        '\u2066',
        '\uFEFF', // format
        '\u00A0',
        '\u2003',
        '\u202F',
        '\u3000', // spaces
        '\u2028',
        '\u2029',
        '\uD800',
        '\uDFFF',
        '\uE000',
        '\uFFFF' // others that do not show
      })
  void whatDoesNotShowIsWrittenAsItsCode(char c) {
    String code = String.format("\\u%04X", (int) c);

    assertThat(Quoted.of("a" + c)).isEqualTo("\"a" + code + "\"");
    assertThat(Quoted.character(c)).isEqualTo("'" + code + "'");
  }

  @Test
  void aForeignCharacterAloneShowsItsCodeToo() {
    assertThat(Quoted.character('A')).isEqualTo("'A'");
    assertThat(Quoted.character(' ')).isEqualTo("' '");
    assertThat(Quoted.character('~')).isEqualTo("'~'");
    assertThat(Quoted.character('\u0410')).isEqualTo("'\u0410' (U+0410)");
    assertThat(Quoted.character('é')).isEqualTo("'é' (U+00E9)");
  }

  @Test
  void longTextIsCutAndItsLengthGiven() {
    assertThat(Quoted.of("x".repeat(64))).isEqualTo("\"" + "x".repeat(64) + "\"");
    assertThat(Quoted.of("x".repeat(65))).isEqualTo("\"" + "x".repeat(64) + "\"… (65 characters)");
    assertThat(Quoted.cut("x".repeat(65))).isEqualTo("x".repeat(64));
    assertThat(Quoted.cut("x")).isEqualTo("x");
  }
}
