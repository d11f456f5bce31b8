// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.codec.Codec;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.ScriptedClock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each declaration stands on a field, as a user's would. */
class Cosid80SchemeTest {
  private static final long T = 1_767_225_600_000L;

  @Cosid80 Object usual;

  @Cosid80(codec = @Codec(radix = 36))
  Object base36;

  @Cosid80(codec = @Codec(radix = 1))
  Object one;

  @Cosid80(codec = @Codec(radix = 63))
  Object tooMany;

  @Cosid80(codec = @Codec(radix = -10))
  Object negative;

  @ParameterizedTest
  @CsvSource({"one, 1, 10", "tooMany, 63, 62", "negative, -10, 10"})
  void anotherRadixIsRefused(String field, int radix, int instead) {
    assertThatThrownBy(() -> scheme(field))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS030] codec[0].radix: radix = "
                + radix
                + " is outside 2..62; help: radix = "
                + instead);
  }

  @Test
  void textIsFifteenCharactersOrSeventeen() throws Exception {
    assertThat(scheme("usual").textLength()).isEqualTo(15);
    assertThat(scheme("base36").textLength()).isEqualTo(17);
    assertThat(scheme("usual").size()).isEqualTo(10);
    assertThat(scheme("usual").slotBits()).isEqualTo(20);
    assertThat(scheme("usual").advice()).isEmpty();
  }

  @Test
  void idsAreIssuedUnderTheSlotFromSequenceOne() throws Exception {
    ScriptedClock clock = ScriptedClock.at(T, T, T + 7);
    IdRuntime runtime = IdRuntime.of(Map.of("ids.slot", "1048575"), clock, new Random(1));
    Cosid80Scheme scheme = scheme("usual");
    Cosid80Scheme.Source source = scheme.source(runtime);

    assertThat(source.next(scheme::value)).isEqualTo(new IdParts(T, 1_048_575, 1));
    assertThat(source.next(scheme::value)).isEqualTo(new IdParts(T, 1_048_575, 2));
    assertThat(source.next(scheme::value)).isEqualTo(new IdParts(T + 7, 1_048_575, 3));
  }

  @Test
  void aSlotOfMoreThanTwentyBitsIsRefused() throws Exception {
    IdRuntime runtime = IdRuntime.of(Map.of("ids.slot", "1048576"));
    Cosid80Scheme scheme = scheme("usual");

    assertThatThrownBy(() -> scheme.source(runtime))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "slot 1048576 does not fit the layout's 20 node bits; set ids.slot to 0..1048575, or"
                + " take a layout with more node bits");
  }

  @Test
  void wordsBeyondEightyBitsAreRefused() throws Exception {
    Cosid80Scheme scheme = scheme("usual");
    scheme.check(0xFFFF, -1, 0, 0);
    for (long[] words :
        List.of(
            new long[] {0x10000, 0, 0, 0},
            new long[] {-1, 0, 0, 0},
            new long[] {0, 0, 1, 0},
            new long[] {0, 0, 0, -1})) {
      assertThatThrownBy(() -> scheme.check(words[0], words[1], words[2], words[3]))
          .isExactlyInstanceOf(InvalidIdException.class)
          .hasMessage(
              "invalid cosid80 \"" + Long.toHexString(words[0]) + "\": has more than 80 bits");
    }
  }

  @Test
  void partsOutOfRangeHaveNoWords() throws Exception {
    Cosid80Scheme scheme = scheme("usual");

    assertThatThrownBy(() -> scheme.word(new IdParts(1L << 44, 0, 0), 0))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("time must be 0..17592186044415 (44 bits): 17592186044416");
    assertThatThrownBy(() -> scheme.word(new IdParts(0, -1, 0), 1))
        .hasMessage("node must be 0..1048575 (20 bits): -1");
    assertThat(scheme.word(new IdParts(1, 2, 3), 2)).isZero();
    assertThat(scheme.word(new IdParts(1, 2, 3), 3)).isZero();
  }

  @Test
  void accessorsReadThePartsFromTheWords() {
    long high = 0x1a17;
    long low = 0xc44481b000030011L;

    assertThat(Cosid80Scheme.timestamp(high, low, 0, 0)).isEqualTo("2026-10-27T07:30:12.123Z");
    assertThat(Cosid80Scheme.node(high, low, 0, 0)).isEqualTo(3);
    assertThat(Cosid80Scheme.sequence(high, low, 0, 0)).isEqualTo(17);
  }

  private static Cosid80Scheme scheme(String field) throws NoSuchFieldException {
    return Cosid80Scheme.of(
        Cosid80SchemeTest.class.getDeclaredField(field).getAnnotation(Cosid80.class));
  }
}
