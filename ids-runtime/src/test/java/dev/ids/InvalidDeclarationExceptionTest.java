// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InvalidDeclarationExceptionTest {
  @Test
  void theMessageHasCodeMemberProblemAndHelp() {
    assertThat(
            new InvalidDeclarationException(
                "IDS007", "bits[0].seq", "seq must be 1..62: 0", "seq = 12"))
        .hasMessage("[IDS007] bits[0].seq: seq must be 1..62: 0; help: seq = 12");
  }

  @Test
  void aRefusalOfTheWholeAnnotationNamesNoMember() {
    assertThat(new InvalidDeclarationException("IDS007", "", "64 bits in all", "time = 41"))
        .hasMessage("[IDS007] 64 bits in all; help: time = 41");
  }

  @ParameterizedTest
  @CsvSource({
    "bits[0], seq, bits[0].seq",
    "codec, [1].radix, codec[1].radix",
    "codec[1], '', codec[1]",
    "a, b.c, a.b.c"
  })
  void atPutsAPathBeforeTheMember(String path, String member, String joined) {
    InvalidDeclarationException inner =
        new InvalidDeclarationException("IDS007", member, "wrong", "right");

    assertThatThrownBy(
            () ->
                InvalidDeclarationException.at(
                    path,
                    () -> {
                      throw inner;
                    }))
        .isInstanceOfSatisfying(
            InvalidDeclarationException.class,
            e -> {
              assertThat(e.member()).isEqualTo(joined);
              assertThat(e.code()).isEqualTo("IDS007");
              assertThat(e.problem()).isEqualTo("wrong");
              assertThat(e.help()).isEqualTo("right");
              assertThat(e).hasCause(inner);
            });
  }

  @Test
  void pathsNest() {
    assertThatThrownBy(
            () ->
                InvalidDeclarationException.at(
                    "outer",
                    () ->
                        InvalidDeclarationException.at(
                            "inner[2]",
                            () -> {
                              throw new InvalidDeclarationException("X001", "width", "p", "h");
                            })))
        .hasMessage("[X001] outer.inner[2].width: p; help: h");
  }

  @Test
  void atReturnsWhatIsBuiltAndLeavesOtherFailuresAlone() {
    IllegalStateException other = new IllegalStateException("other");

    assertThat(InvalidDeclarationException.at("bits", () -> 7)).isEqualTo(7);
    assertThatThrownBy(
            () ->
                InvalidDeclarationException.at(
                    "bits",
                    () -> {
                      throw other;
                    }))
        .isSameAs(other);
  }
}
