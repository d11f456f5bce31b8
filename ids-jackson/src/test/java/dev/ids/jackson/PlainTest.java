// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.jackson.internal.Plain;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTest {
  private static final int ROOM = 40;

  @Test
  void everyByteThatJsonMayEscapeIsSeenInEveryPlace() {
    for (int length = Long.BYTES; length <= ROOM; length++) {
      for (int index = 0; index < length; index++) {
        for (int value = 0; value < 256; value++) {
          byte[] text = filled();
          text[index] = (byte) value;
          boolean plain = value >= ' ' && value < 0x80 && "\"'\\/".indexOf(value) < 0;
          assertThat(Plain.is(text, length))
              .as("byte %d at %d of %d", value, index, length)
              .isEqualTo(plain);
        }
      }
    }
  }

  @Test
  void whatStandsBehindTheTextIsNotLookedAt() {
    byte[] text = filled();
    text[26] = '"';
    assertThat(Plain.is(text, 26)).isTrue();
  }

  @Test
  void shortTextsAreLeftToJackson() {
    assertThat(Plain.is(filled(), 7)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^(?:[0-7][0-9A-HJKMNP-TV-Z]{25})$",
        "^ord_(?:[0-9a-f]{8}-[0-9a-f]{4})$",
        "^a\\.b(?:[A-Za-z0-9_-]{21})$",
        "^(?:0|[1-9][0-9]*)$"
      })
  void patternsOfPlainTextAreKnown(String pattern) {
    assertThat(Plain.isEveryMatchOf(pattern)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".{1,20}", "a.b", "[^a]", "\"", "'", "/", "\\\\", "\\w", "\u00e9", "\n", "\u007f", "[!-~]",
        "[0-z]", "[+-9]", "[ -\\.]", "[+-\\.]", "[\\.-9]"
      })
  void patternsOfAnythingElseAreNot(String pattern) {
    assertThat(Plain.isEveryMatchOf(pattern)).isFalse();
  }

  private static byte[] filled() {
    byte[] text = new byte[ROOM];
    Arrays.fill(text, (byte) 'A');
    return text;
  }
}
