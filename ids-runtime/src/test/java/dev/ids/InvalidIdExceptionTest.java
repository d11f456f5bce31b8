// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class InvalidIdExceptionTest {
  @Test
  void theMessageNamesTheKindQuotesTheInputAndSaysTheRule() {
    InvalidIdException e = new InvalidIdException("OrderId", "abc", "needs 26 characters, has 3");

    assertThat(e).hasMessage("invalid OrderId \"abc\": needs 26 characters, has 3");
    assertThat(e.subject()).isEqualTo("OrderId");
    assertThat(e.input()).isEqualTo("abc");
    assertThat(e.rule()).isEqualTo("needs 26 characters, has 3");
  }

  @Test
  void sixtyFourCharactersAreQuotedInFull() {
    String input = "x".repeat(64);

    assertThat(new InvalidIdException("s", input, "r"))
        .hasMessage("invalid s \"" + input + "\": r");
  }

  @Test
  void longerInputIsCutAndItsLengthGiven() {
    InvalidIdException e = new InvalidIdException("s", "x".repeat(1_000_000), "r");

    assertThat(e).hasMessage("invalid s \"" + "x".repeat(64) + "\"… (1000000 characters): r");
    assertThat(e.input()).isEqualTo("x".repeat(64));
  }

  @Test
  void whatWouldForgeOrDisturbALogIsEscaped() {
    assertThat(new InvalidIdException("s", "a\r\nb\t\u0000\u001B[31m\u007F\u0085", "r"))
        .hasMessage("invalid s \"a\\u000D\\u000Ab\\u0009\\u0000\\u001B[31m\\u007F\\u0085\": r");
    assertThat(new InvalidIdException("s", "\u202Eabc\u2066\u200F\u2028\uFEFF\u00AD", "r"))
        .hasMessage("invalid s \"\\u202Eabc\\u2066\\u200F\\u2028\\uFEFF\\u00AD\": r");
  }

  @Test
  void aPairThatIsCutInTwoShowsItsHalf() {
    assertThat(new InvalidIdException("s", "x".repeat(63) + "😀", "r"))
        .hasMessage("invalid s \"" + "x".repeat(63) + "\\uD83D\"… (65 characters): r");
  }

  @Test
  void bytesOfAnotherLengthAreShownInPart() {
    assertThatCode(() -> InvalidIdException.checkLength("ksuid", new byte[20], 20))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> InvalidIdException.checkLength("ksuid", new byte[] {1, -1, 3}, 2))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid ksuid \"01ff03\": needs 2 bytes, has 3");
    assertThatThrownBy(() -> InvalidIdException.checkLength("ksuid", new byte[33], 20))
        .hasMessage("invalid ksuid \"" + "0".repeat(64) + "\": needs 20 bytes, has 33");
  }

  @Test
  void renamedItKeepsTheRuleAndTheCause() {
    InvalidIdException inner = new InvalidIdException("ulid", "1", "needs 26 characters, has 1");
    InvalidIdException outer = inner.in("OrderId", "ord_1");

    assertThat(outer)
        .hasMessage("invalid OrderId \"ord_1\": needs 26 characters, has 1")
        .hasCause(inner);
    assertThat(outer.rule()).isEqualTo(inner.rule());
  }
}
